//! Slides of a lesson, from its text: a slide for each section that has something to show.

use std::fmt::Write as _;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use crate::page::Page;

/// The mark of the sentence that a slide shows.
const IN_SHORT: &str = "In short:";

const STYLE: &str = include_str!("slides.css");

/// The number of slides when the first section is the last: its own and the title.
const FIRST_SECTION: usize = 2;

/// The folder of the course.
const COURSE: &str = "evolving/";

/// The file with the slides of a page; `None` if the page is not a lesson.
pub(crate) fn file(name: &str, text: &str) -> Option<String> {
    let lesson = name.strip_prefix(COURSE)?.strip_suffix(".md")?;
    text.contains(&format!("**{IN_SHORT}**")).then(|| format!("{lesson}-slides.html"))
}

/// Writes the slides of a page if it is a lesson of the course.
pub(crate) fn write(page: &Page<'_>, text: &str) -> Result<(), String> {
    let Some(file) = file(page.name, text) else { return Ok(()) };
    // mdBook renames the pages, but doesn't see the slides.
    let slides = slides(text).replace(".md\"", ".html\"").replace(".md#", ".html#");
    page.write(&page.sibling(&file), slides.as_bytes())
}

/// The slides of a lesson as a page.
///
/// The title of the lesson is the first slide. Each section with a sentence "In short" is one more:
/// its title, the sentence, and its pictures, tables and transcripts. The first section, which has the
/// outcomes of the lesson, also shows its list. Answers are left out.
fn slides(text: &str) -> String {
    let options = Options::ENABLE_TABLES;
    let mut slides: Vec<Slide<'_>> = Vec::new();
    let mut events = Parser::new_ext(text, options);
    let mut is_answer = false;
    while let Some(event) = events.next() {
        match event {
            Event::Html(html) if html.contains("<details") => is_answer = true,
            Event::Html(html) if html.contains("</details") => is_answer = false,
            Event::Start(Tag::Heading { level, .. }) if level <= HeadingLevel::H2 => {
                let title = until(&mut events, TagEnd::Heading(level));
                slides.push(Slide {
                    title,
                    content: Vec::new(),
                    is_shown: level == HeadingLevel::H1,
                });
            }
            Event::Start(tag) => {
                let end = tag.to_end();
                let is_shown = match tag {
                    Tag::Table(_) | Tag::CodeBlock(CodeBlockKind::Fenced(_)) => true,
                    Tag::List(_) => slides.len() == FIRST_SECTION,
                    _ => false,
                };
                let is_paragraph = matches!(tag, Tag::Paragraph);
                let is_code = matches!(tag, Tag::CodeBlock(_));
                let mut inside = until(&mut events, end);
                if is_code {
                    inside.iter_mut().for_each(fold);
                }
                let Some(slide) = slides.last_mut().filter(|_| !is_answer) else { continue };
                if is_paragraph && is_in_short(&inside) {
                    slide.is_shown = true;
                    let kept = inside.into_iter().filter(|event| !is_mark(event));
                    slide.content.extend(wrapped(Tag::Paragraph, kept, TagEnd::Paragraph));
                } else if is_shown {
                    slide.content.extend(wrapped(tag, inside, end));
                } else {
                    slide.content.extend(pictures(inside));
                }
            }
            _ => {}
        }
    }
    let title = slides.first().map_or_else(String::new, |slide| plain(&slide.title));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n"
    );
    for slide in slides.into_iter().filter(|slide| slide.is_shown) {
        let mut content = String::new();
        html::push_html(&mut content, slide.content.into_iter());
        let mut title = String::new();
        html::push_html(&mut title, slide.title.into_iter());
        // Writing to a string can't fail.
        let _ = writeln!(page, "<section>\n<h1>{title}</h1>\n{content}</section>");
    }
    page
}

struct Slide<'a> {
    title: Vec<Event<'a>>,
    content: Vec<Event<'a>>,
    is_shown: bool,
}

/// The events up to the end of a tag. Tags of the same kind inside it are skipped.
fn until<'a>(events: &mut Parser<'a>, end: TagEnd) -> Vec<Event<'a>> {
    let mut depth = 0;
    let mut inside = Vec::new();
    for event in events {
        match &event {
            Event::Start(tag) if tag.to_end() == end => depth += 1,
            Event::End(tag) if *tag == end && depth == 0 => return inside,
            Event::End(tag) if *tag == end => depth -= 1,
            _ => {}
        }
        inside.push(event);
    }
    inside
}

/// The largest number of characters on a line of a slide.
const WIDTH: usize = 100;

/// Divides the long sentences of a transcript into lines. Commands and tables keep their lines.
fn fold(event: &mut Event<'_>) {
    let Event::Text(text) = event else { return };
    let mut folded = String::new();
    for line in text.split_inclusive('\n') {
        let mut width = 0;
        for (index, word) in line.split(' ').enumerate() {
            let is_full = width + word.chars().count() >= WIDTH;
            if index > 0 {
                let divides = is_full && !line.starts_with("$ ") && !line.contains('|');
                folded.push(if divides { '\n' } else { ' ' });
                width = if divides { 0 } else { width + 1 };
            }
            folded.push_str(word);
            width += word.chars().count();
        }
    }
    *event = Event::Text(folded.into());
}

fn is_in_short(inside: &[Event<'_>]) -> bool {
    inside.iter().take(2).any(is_mark)
}

fn is_mark(event: &Event<'_>) -> bool {
    matches!(event, Event::Text(text) if text.as_ref() == IN_SHORT)
}

fn wrapped<'a>(
    tag: Tag<'a>,
    inside: impl IntoIterator<Item = Event<'a>>,
    end: TagEnd,
) -> Vec<Event<'a>> {
    let mut events = vec![Event::Start(tag)];
    events.extend(inside);
    events.push(Event::End(end));
    events
}

/// The pictures among events, with their descriptions.
fn pictures(events: Vec<Event<'_>>) -> Vec<Event<'_>> {
    let mut kept = Vec::new();
    let mut is_inside = false;
    for event in events {
        match &event {
            Event::Start(Tag::Image { .. }) => is_inside = true,
            Event::End(TagEnd::Image) => {
                is_inside = false;
                kept.push(event);
                continue;
            }
            _ => {}
        }
        if is_inside {
            kept.push(event);
        }
    }
    kept
}

/// The text of events without markup.
fn plain(events: &[Event<'_>]) -> String {
    let texts = events.iter().filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
        _ => None,
    });
    texts.collect()
}

#[cfg(test)]
mod tests {
    use super::slides;

    #[test]
    fn a_slide_shows_the_sentence_and_the_pictures_of_its_section() {
        let text = "# Selection\n\nWords.\n\n## Pressure\n\n**In short:** the *best* survive.\n\n\
                    More words ![a curve](run.svg) here.\n\n```console\n$ evoku\n```\n\n\
                    ## Reading\n\nA book.\n\n<details><summary>Answer</summary>\n\n\
                    ![no](no.svg)\n\n</details>\n";
        let page = slides(text);
        assert_eq!(page.matches("<section>").count(), 2, "{page}");
        for shown in ["<h1>Pressure</h1>", "the <em>best</em> survive.", "run.svg", "$ evoku"] {
            assert!(page.contains(shown), "{shown} is missing in {page}");
        }
        for left in ["More words", "In short", "A book", "no.svg"] {
            assert!(!page.contains(left), "{left} is in {page}");
        }
    }

    #[test]
    fn long_sentences_are_divided_and_tables_are_not() {
        let (words, cells) = ("word ".repeat(25), "| cell ".repeat(25));
        let command = format!("$ evoku {words}");
        let text = format!("# A\n\n```console\n{command}\n{words}end\n\n{cells}\n```\n");
        let page = slides(&text);
        let lines: Vec<&str> = page.lines().map(str::trim_end).collect();
        let line = "word ".repeat(20);
        for whole in [line.trim_end(), "word word word word word end", cells.trim_end(), ""] {
            assert!(lines.contains(&whole), "{whole:?} in {page}");
        }
        assert!(page.contains(command.trim_end()), "{page}");
    }
}
