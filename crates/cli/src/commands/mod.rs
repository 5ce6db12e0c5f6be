//! The subcommands, one file each.

mod algorithms;
mod bench;
mod book;
mod canonical;
mod completions;
mod convert;
mod dedupe;
mod evolve;
mod explain;
mod features;
mod filter;
mod generate;
mod hint;
mod lab;
mod landscape;
mod man;
mod minimise;
mod page;
mod print;
mod rate;
mod sample;
mod solve;
mod sort;

use crate::error::Result;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use evoku_messages::Language;

/// A laboratory for Sudoku and its kin.
#[derive(Parser, Debug)]
#[command(name = "evoku", version, after_long_help = HELP)]
pub(crate) struct Arguments {
    /// Write only errors to standard error: no progress bars, summaries or remarks
    #[arg(short, long, global = true)]
    pub(crate) quiet: bool,

    #[arg(id = "lang", long, global = true, value_name = "CODE", value_parser = Language::parse)]
    #[arg(help = language_help())]
    _lang: Option<Language>,

    /// With --version, also print the build, the processor, its engines and the folders
    #[arg(id = "verbose", long, requires = "version")]
    _verbose: bool,

    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The help text of `--lang`, with the codes of all languages.
fn language_help() -> String {
    let codes: Vec<&str> = Language::all().map(Language::code).collect();
    let default = "[default: EVOKU_LANG if it is set, otherwise English]";
    format!("Language of messages: {} {default}", codes.join(", "))
}

/// The help text after the options.
const HELP: &str = "\
Examples:
  evoku solve puzzles.txt                      solve each puzzle, prove its solution unique
  evoku solve --check < puzzles.csv            report unique, several, none or wrong
  evoku generate 10 --level hard               generate ten hard puzzles
  evoku rate puzzles.txt                       rate the difficulty on several scales
  evoku features puzzles.txt -o features.csv   describe each puzzle by about thirty figures
  evoku explain puzzle.txt -o path.html        explain every step to the solution, with pictures
  evoku hint puzzle.txt                        show where the next step is
  evoku evolve                                 watch an algorithm evolve a solution
  evoku evolve 100 5000 < puzzle.txt           population 100, at most 5,000 generations
  evoku algorithms row-ga                      describe an algorithm and its parameters
  evoku landscape puzzle.txt                   measure fitness landscapes: ruggedness, optima
  evoku lab run plan.toml                      run an experiment: many runs, stored and compared
  evoku convert --to board puzzles.sdm         draw every puzzle of a file
  evoku filter --level hard puzzles.txt        select puzzles by ratings, givens or columns
  evoku sort --by er puzzles.txt               sort puzzles, easiest first
  evoku dedupe a.txt b.txt                     remove duplicates, up to symmetry
  evoku minimise puzzle.txt                    remove the givens that a puzzle doesn't need
  evoku print puzzles.txt -o book.pdf          print a book of puzzles with solutions
  evoku page --open                            use evoku in a browser
  evoku book --open                            read the book
  evoku bench                                  measure every engine in puzzles per second
  evoku COMMAND --help                         show everything about a command

Exit codes, the same for every command:
  0    success: the requested result was found or written
  1    a puzzle has no solution, has several, or was not solved within the budget
  2    wrong usage or bad input, reported on standard error
  130  ended by Ctrl-C or SIGTERM";

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Solve(Box<solve::Solve>),
    Generate(Box<generate::Generate>),
    Rate(rate::Rate),
    Features(features::Features),
    Explain(explain::Explain),
    Hint(hint::Hint),
    Bench(bench::Bench),
    Landscape(landscape::Landscape),
    Lab(lab::Lab),
    Evolve(Box<evolve::Evolve>),
    Algorithms(algorithms::Algorithms),
    Convert(convert::Convert),
    Canonical(canonical::Canonical),
    Dedupe(dedupe::Dedupe),
    Minimise(minimise::Minimise),
    Filter(Box<filter::Filter>),
    Sort(sort::Sort),
    Sample(sample::Sample),
    Print(print::Print),
    Page(page::Page),
    Book(book::Book),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Command {
    pub(crate) fn run(self) -> Result<ExitCode> {
        match self {
            Self::Solve(command) => command.run(),
            Self::Generate(command) => command.run(),
            Self::Rate(command) => command.run(),
            Self::Features(command) => command.run(),
            Self::Explain(command) => command.run(),
            Self::Hint(command) => command.run(),
            Self::Bench(command) => command.run(),
            Self::Landscape(command) => command.run(),
            Self::Lab(command) => command.run(),
            Self::Evolve(command) => command.run(),
            Self::Algorithms(command) => command.run(),
            Self::Convert(command) => command.run(),
            Self::Canonical(command) => command.run(),
            Self::Dedupe(command) => command.run(),
            Self::Minimise(command) => command.run(),
            Self::Filter(command) => command.run(),
            Self::Sort(command) => command.run(),
            Self::Sample(command) => command.run(),
            Self::Print(command) => command.run(),
            Self::Page(command) => command.run(),
            Self::Book(command) => command.run(),
            Self::Completions(command) => command.run(Arguments::command()),
            Self::Man(command) => command.run(Arguments::command()),
        }
    }
}
