//! Lines of styled text, drawn in place.

use std::io::{self, Write};

use crossterm::cursor::{MoveTo, MoveToColumn, MoveUp};
use crossterm::queue;
use crossterm::style::{Attribute, Color, ContentStyle, Print, PrintStyledContent};
use crossterm::terminal::{
    self, BeginSynchronizedUpdate, Clear, ClearType, DisableLineWrap, EnableLineWrap,
    EndSynchronizedUpdate,
};

/// The role of a text, which determines its style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    Plain,
    Strong,
    Faint,
    /// A given digit.
    Given,
    /// A digit that the algorithm placed.
    Placed,
    /// A given digit that another one contradicts.
    GivenInConflict,
    /// A placed digit that another one contradicts.
    PlacedInConflict,
    /// The curve of the best.
    Best,
    /// The curve of the mean.
    Mean,
}

impl Look {
    /// Returns colours and weights; only weights and reverse video if colours aren't wanted.
    fn style(self, colours: bool) -> ContentStyle {
        let (colour, attribute) = match self {
            Self::Plain => (None, None),
            Self::Strong | Self::Given => (None, Some(Attribute::Bold)),
            Self::Faint => (None, Some(Attribute::Dim)),
            Self::Placed => (Some(Color::DarkCyan), None),
            Self::GivenInConflict => (Some(Color::Red), Some(Attribute::Bold)),
            Self::PlacedInConflict => (Some(Color::Red), None),
            Self::Best => (Some(Color::DarkCyan), Some(Attribute::Bold)),
            Self::Mean => (Some(Color::DarkYellow), None),
        };
        let mut style = ContentStyle::new();
        style.foreground_color = colour.filter(|_| colours);
        attribute.into_iter().for_each(|attribute| style.attributes.set(attribute));
        let in_conflict = matches!(self, Self::GivenInConflict | Self::PlacedInConflict);
        if in_conflict && !colours {
            style.attributes.set(Attribute::Reverse);
        }
        style
    }
}

/// A line of text. Every character takes one column.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Line(Vec<(String, Look)>);

impl Line {
    /// Makes a line of one look.
    pub(super) fn new(text: impl Into<String>, look: Look) -> Self {
        let mut line = Self::default();
        line.push(text, look);
        line
    }

    /// Appends text; control characters become question marks.
    pub(super) fn push(&mut self, text: impl Into<String>, look: Look) {
        let mut text: String = text.into();
        if text.contains(char::is_control) {
            text = text.replace(char::is_control, "?");
        }
        match self.0.last_mut() {
            Some((last, same)) if *same == look => last.push_str(&text),
            _ => self.0.push((text, look)),
        }
    }

    /// The number of columns.
    pub(super) fn width(&self) -> usize {
        self.0.iter().map(|(text, _)| text.chars().count()).sum()
    }

    /// Pads the line with blanks to this width and appends another line.
    pub(super) fn beside(mut self, width: usize, other: Self) -> Self {
        let blanks = width.saturating_sub(self.width());
        self.push(" ".repeat(blanks), Look::Plain);
        for (text, look) in other.0 {
            self.push(text, look);
        }
        self
    }

    /// Cuts the line to this width, with an ellipsis if something is missing.
    pub(super) fn cut(self, width: usize) -> Self {
        if self.width() <= width {
            return self;
        }
        let mut cut = Self::default();
        let mut room = width.saturating_sub(1);
        for (text, look) in self.0 {
            let part: String = text.chars().take(room).collect();
            room -= part.chars().count();
            cut.push(part, look);
        }
        if width > 0 {
            cut.push("\u{2026}", Look::Plain);
        }
        cut
    }

    /// The text without its looks.
    #[cfg(test)]
    pub(super) fn text(&self) -> String {
        self.0.iter().map(|(text, _)| text.as_str()).collect()
    }

    /// The parts of the line that have this look.
    #[cfg(test)]
    pub(super) fn of(&self, look: Look) -> String {
        let parts = self.0.iter().filter(|part| part.1 == look);
        parts.map(|(text, _)| text.as_str()).collect()
    }
}

/// The lines below the place of the cursor at the start, drawn again and again.
///
/// Between two drawings, the terminal is in its usual state: cursor shown, lines wrapped, no colour
/// set. Nothing has to be restored, however the program ends.
#[derive(Debug)]
pub(super) struct Screen {
    colours: bool,
    /// Columns and rows at the last drawing.
    size: (u16, u16),
    /// The number of lines drawn then.
    drawn: u16,
}

impl Screen {
    /// Makes a screen with nothing drawn on it.
    pub(super) fn new(colours: bool) -> Self {
        Self { colours, size: (0, 0), drawn: 0 }
    }

    /// Returns the current columns and rows of the terminal.
    pub(super) fn size() -> (u16, u16) {
        terminal::size().ok().filter(|&(columns, rows)| columns > 0 && rows > 0).unwrap_or((80, 24))
    }

    /// Draws lines, fewer than the terminal has rows, over those drawn before.
    pub(super) fn draw(
        &mut self,
        out: &mut impl Write,
        size: (u16, u16),
        lines: &[Line],
    ) -> io::Result<()> {
        queue!(out, BeginSynchronizedUpdate, DisableLineWrap)?;
        if self.drawn > 0 && size != self.size {
            // The position of the old lines depends on how the terminal wraps them again.
            queue!(out, Clear(ClearType::All), MoveTo(0, 0))?;
        } else {
            queue!(out, MoveToColumn(0))?;
            if self.drawn > 0 {
                queue!(out, MoveUp(self.drawn))?;
            }
        }
        for line in lines {
            for (text, look) in &line.0 {
                queue!(out, PrintStyledContent(look.style(self.colours).apply(text.as_str())))?;
            }
            queue!(out, Clear(ClearType::UntilNewLine), Print("\r\n"))?;
        }
        queue!(out, Clear(ClearType::FromCursorDown), EnableLineWrap, EndSynchronizedUpdate)?;
        self.size = size;
        self.drawn = u16::try_from(lines.len()).unwrap_or(0);
        Ok(())
    }
}
