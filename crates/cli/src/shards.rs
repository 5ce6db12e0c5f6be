//! Shards of inputs: each shard gets the lines that begin in its part of the bytes.

use std::fs::File;
use std::io::{Cursor, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::Args;
use evoku_lab::shard::Shard;
use evoku_messages::say;
use evoku_sudoku::formats::{Format, Hints, Reader};
use indicatif::ProgressBar;

use crate::arguments::shard;
use crate::compression::is_compressed;
use crate::error::{Context, Result, bail, ensure};
use crate::input::{Input, check_is_file, open_with_progress};
use crate::language::render;
use crate::parquet::is_parquet;

/// `--shard`, for commands whose output is the concatenated output for the parts of the input.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct ShardArguments {
    /// Process only this part of the input, like 3/100, to share the work among machines
    ///
    /// The concatenated results of all shards equal the result for the whole input. The input must
    /// be files with one puzzle per line: text, CSV or JSON lines. For Parquet, python -m
    /// evoku.cluster distributes row groups.
    #[arg(long, value_name = "I/N", value_parser = shard)]
    shard: Option<Shard>,
}

/// An input, or a part of it.
pub(crate) struct Source {
    name: PathBuf,
    piece: Option<Piece>,
}

/// Consecutive lines of a file.
struct Piece {
    format: &'static Format,
    /// The bytes before the puzzles: the header of CSV.
    head: Range<u64>,
    lines: Range<u64>,
}

/// The number of bytes of a file searched at once.
const CHUNK: usize = 1 << 16;

impl ShardArguments {
    /// Returns `true` if the whole input is meant. A part may contain no puzzle.
    pub(crate) fn are_whole(self) -> bool {
        self.shard.is_none()
    }

    /// Returns the inputs, or the parts of them that belong to this shard, in their order.
    ///
    /// # Errors
    /// If there is a shard, and an input is not a file with one puzzle per line.
    pub(crate) fn sources(self, input: &Input, hints: &Hints) -> Result<Vec<Source>> {
        let names = input.names();
        let Some(shard) = self.shard else {
            return Ok(names
                .into_iter()
                .map(|name| Source { name: name.to_owned(), piece: None })
                .collect());
        };
        let mut files = Vec::new();
        for name in names {
            files.push((name, whole(name, hints).at(name.display())?));
        }
        // The files one after another, without their headers.
        let total = files.iter().map(|(_, piece)| piece.lines.end - piece.lines.start).sum();
        let mine = shard.range(total);
        let mut sources = Vec::new();
        let mut before = 0;
        for (name, piece) in files {
            let Range { start, end } = piece.lines;
            let mut file = File::open(name)?;
            let mut place = |at: u64| -> Result<u64> {
                let at = (start + at.saturating_sub(before)).clamp(start, end);
                line_from(&mut file, at, start).at(name.display())
            };
            let lines = place(mine.start)?..place(mine.end)?;
            before += end - start;
            if !lines.is_empty() {
                let piece = Some(Piece { lines, ..piece });
                sources.push(Source { name: name.to_owned(), piece });
            }
        }
        Ok(sources)
    }
}

/// Returns all lines of a file with one puzzle per line.
fn whole(name: &Path, hints: &Hints) -> Result<Piece> {
    ensure!(name != Path::new("-"), say::command_shard_files());
    check_is_file(name)?;
    let mut file = File::open(name).within(say::command_shard_file)?;
    ensure!(!is_parquet(&mut file)?, say::command_parquet_shard());
    let length = file.metadata()?.len();
    let mut first = [0; 4];
    let read = file.read(&mut first)?;
    ensure!(!is_compressed(&first[..read]), say::command_shard_compressed());
    file.rewind()?;
    let format = Reader::new(file, hints.clone()).format();
    let mut file = File::open(name)?;
    let start = match format.name {
        "line" | "sdm" | "jsonl" if !hints.skip_others => 0,
        "csv" => {
            ensure!(!has_quotes(&mut file)?, say::command_shard_quotes());
            line_from(&mut file, 1, 0)?
        }
        other => bail!(say::command_shard_format(other)),
    };
    Ok(Piece { format, head: 0..start, lines: start..length })
}

/// Returns the beginning of the first line that begins at byte `at` or later. The first line begins
/// at byte `start`.
fn line_from(file: &mut File, at: u64, start: u64) -> std::io::Result<u64> {
    if at <= start {
        return Ok(start);
    }
    let mut place = at - 1;
    file.seek(SeekFrom::Start(place))?;
    let mut bytes = vec![0; CHUNK];
    loop {
        let read = file.read(&mut bytes)?;
        if let Some(end) = bytes[..read].iter().position(|&byte| byte == b'\n') {
            return Ok(place + end as u64 + 1);
        }
        place += read as u64;
        if read == 0 {
            return Ok(place);
        }
    }
}

/// Returns `true` if there is a quotation mark anywhere in a file.
fn has_quotes(file: &mut File) -> std::io::Result<bool> {
    let mut bytes = vec![0; CHUNK];
    loop {
        match file.read(&mut bytes)? {
            0 => return Ok(false),
            read if bytes[..read].contains(&b'"') => return Ok(true),
            _ => {}
        }
    }
}

impl Source {
    /// Opens the input on a thread that may be left behind waiting for it, with a bar that shows
    /// the number of bytes read. Also returns the name of the input for messages.
    pub(crate) fn open(
        &self,
        hints: &Hints,
        bar: &ProgressBar,
    ) -> Result<(String, Reader<'static>)> {
        let Some(Piece { format, head, lines }) = &self.piece else {
            return open_with_progress(&self.name, hints, bar);
        };
        let name = self.name.display().to_string();
        let open = || File::open(&self.name).within(|cause| say::command_cannot_open(&name, cause));
        let mut first = Vec::new();
        open()?.take(head.end).read_to_end(&mut first)?;
        let mut file = open()?;
        file.seek(SeekFrom::Start(lines.start))?;
        let rest = file.take(lines.end - lines.start);
        let input = Cursor::new(first).chain(bar.wrap_read(rest));
        let hints = Hints { format: Some(format), ..hints.clone() };
        // Lines are numbered from this byte.
        let shown = render(say::command_from_byte(&name, lines.start));
        Ok((shown, Reader::new(input, hints)))
    }

    /// Returns `true` if this is the whole input. A part may contain no puzzle.
    pub(crate) fn is_whole(&self) -> bool {
        self.piece.is_none()
    }

    /// The input's name.
    pub(crate) fn name(&self) -> &Path {
        &self.name
    }
}
