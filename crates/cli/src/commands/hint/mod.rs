//! `evoku hint`: the next step from a position in play.

mod output_format;
mod position;

use std::io::{IsTerminal, stdout};
use std::process::ExitCode;

use clap::Args;
use clap::builder::TypedValueParser;
use evoku_messages::{Message, say};
use evoku_sudoku::explain::Stage;
use evoku_sudoku::formats::Hints;
use evoku_sudoku::search::Auto;

use crate::arguments::one_of;
use crate::error::{Result, at, bail};
use crate::exit::{BAD_INPUT, NOT_SOLVED, SUCCESS};
use crate::input::{self, Input};
use crate::output::{FieldArguments, NamedFormat, Output, ResultArguments, complain};
use evoku_draw::figure::Format;
use output_format::{HintWriter, OutputFormat};
use position::{advice, position};

/// Show the next step from a position in play, a little at a time.
///
/// The step is the easiest available one. By default, evoku shows only where to look; ask again
/// with --stage technique, then with --stage full. If the position already has a mistake, evoku
/// shows where.
///
/// A position may come in any format. Pencil marks count: a digit that they leave out is ruled out,
/// except by marks in the corners of a cell. Without marks, every digit that no peer holds is
/// possible. Files of OpenSudoku, SadMan, f-puzzles, SudokuPad, HoDoKu and Solo keep the digits
/// that a player placed apart, and a line may have + before each: 53+4.7... In other formats, all
/// digits count as givens unless --puzzle has the givens. Only with known givens can evoku show
/// which digits are wrong.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Hint {
    #[command(flatten)]
    input: Input,

    /// Amount of help
    #[arg(long, value_name = "STAGE", default_value = "where", value_parser = stage())]
    stage: Stage,

    /// Puzzle before any digit was placed: a line of digits and blanks
    #[arg(long, value_name = "LINE")]
    puzzle: Option<String>,

    #[command(flatten)]
    result: ResultArguments<OutputFormat>,

    #[command(flatten)]
    fields: FieldArguments,
}

const HELP: &str = "\
Examples:
  evoku hint position.txt                     where to look
  evoku hint --stage full position.txt        the whole step
  evoku hint --puzzle 1..4..1..1..4..1 --stage technique < position.txt
  evoku hint --stage full position.txt -o hint.html
  evoku hint position.txt -o hint.svg         where to look, as a picture; also PNG and PDF

Members of JSON:
  position, geometry, version, stage, text
  messages       its member text has the id and args of each line of the hint's text
  state          hint, stuck, solved or wrong
  unique         true if the puzzle has one solution; null if that is unknown
  houses, cells  where to look, or what is wrong
  technique      from stage technique on
  article        from stage technique on: the address of the article below the folder of the book
  step           at stage full: an object as described by `evoku explain --help`

Exit codes:
  0    there is a hint, or nothing is left to do
  1    a position is wrong or can't be completed
  2    an input could not be read
  130  ended by Ctrl-C";

impl Hint {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let hints = self.input.board.hints()?;
        self.input.check_output(self.result.path())?;
        let format = self.result.format()?.unwrap_or(OutputFormat::Text);
        if let OutputFormat::Picture(Format::Png | Format::Pdf) = format
            && self.result.path().is_none()
            && stdout().is_terminal()
        {
            bail!(say::command_terminal());
        }
        let fields = self.fields.members(&output_format::MEMBERS, format.about().name)?;
        let mut run = HintRun {
            writer: HintWriter::new(format, self.stage, fields),
            output: self.result.create()?,
            engine: Auto::default(),
            bad: false,
            all_right: true,
        };
        for name in self.input.names() {
            if !run.add(name, &hints, self.puzzle.as_deref())? {
                return Ok(ExitCode::from(SUCCESS));
            }
        }
        run.finish()
    }
}

/// Makes a parser of the name of a stage.
fn stage() -> impl TypedValueParser<Value = Stage> {
    one_of(&Stage::ALL, Stage::name, |stage| match stage {
        Stage::Where => "Where to look",
        Stage::Technique => "Where to look, and the technique to use there",
        Stage::Full => "The whole step, and why it holds",
    })
}

/// The positions of one call, handled one after another.
struct HintRun {
    writer: HintWriter,
    output: Output,
    engine: Auto,
    /// `true` if something could not be read.
    bad: bool,
    /// `true` until a position is wrong.
    all_right: bool,
}

impl HintRun {
    /// Writes the hints for the positions of an input. Returns `false` if the reader of the output
    /// is gone.
    fn add(&mut self, name: &std::path::Path, hints: &Hints, puzzle: Option<&str>) -> Result<bool> {
        let (shown, reader) = match input::open(name, hints) {
            Ok(opened) => opened,
            Err(error) => {
                self.complain(error);
                return Ok(true);
            }
        };
        let mut any = false;
        for record in reader {
            any = true;
            let record = match record {
                Ok(record) => record,
                Err(error) => {
                    self.complain(at(&shown, error));
                    continue;
                }
            };
            let position = position(&record, puzzle)?;
            let advice = advice(&position, &mut self.engine);
            self.all_right &= !advice.is_wrong();
            let Some(text) = self.writer.add(&position, &advice)? else {
                bail!(say::command_several_positions());
            };
            if !self.output.write(text)? || !self.output.flush()? {
                return Ok(false);
            }
        }
        if !any {
            self.complain(say::verbatim_at(&shown, say::command_no_position()));
        }
        Ok(true)
    }

    fn complain(&mut self, problem: impl Into<Message>) {
        complain(problem);
        self.bad = true;
    }

    fn finish(mut self) -> Result<ExitCode> {
        // Leaving an old file in place is better than replacing it by an empty one.
        if let Some(end) = self.writer.end() {
            self.output.write(end)?;
            self.output.finish()?;
        }
        Ok(ExitCode::from(match (self.bad, self.all_right) {
            (true, _) => BAD_INPUT,
            (false, false) => NOT_SOLVED,
            (false, true) => SUCCESS,
        }))
    }
}
