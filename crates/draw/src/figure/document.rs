//! Pictures as pages of a PDF, with vector graphics and embedded fonts. The text can be searched
//! and copied.
//!
//! ISO 32000-1:2008 (PDF 1.7); section 7.7.3 describes the page tree, 9.7 composite fonts. The
//! output does not depend on the clock, so equal pictures give equal bytes.

use pdf_writer::writers::{Catalog, DocumentInfo, ExtGraphicsState, Pages};
use pdf_writer::{Finish, Name, Rect, Ref, TextStr};

use super::error::DrawError;
use super::font::NAMES;
use super::ink::{Inks, state_name};
use super::objects::{Objects, rounded};
use super::picture::Figure;

/// The most children of a node in the page tree: few enough that a viewer finds page 100,000 at
/// once.
const CHILDREN: usize = 64;

/// A PDF that is written page by page.
///
/// The caller takes the bytes as they are written. A page that was taken therefore occupies only a
/// few numbers in memory.
pub struct Document {
    title: String,
    objects: Objects,
    inks: Inks,
    /// The lowest nodes of the page tree.
    leaves: Vec<Node>,
}

/// A node of the page tree.
struct Node {
    id: Ref,
    children: Vec<Ref>,
    /// The number of pages below it.
    pages: usize,
}

impl Document {
    /// Begins a document with this title.
    #[must_use]
    pub fn new(title: &str) -> Self {
        let (objects, inks) = (Objects::new(), Inks::default());
        Self { title: title.to_owned(), objects, inks, leaves: Vec::new() }
    }

    /// Adds a page.
    ///
    /// # Errors
    /// If there are more pages than a PDF can count.
    pub fn add(&mut self, figure: &Figure) -> Result<(), DrawError> {
        let (page, contents) = (self.objects.reserve()?, self.objects.reserve()?);
        if self.leaves.last().is_none_or(|leaf| leaf.pages == CHILDREN) {
            let id = self.objects.reserve()?;
            self.leaves.push(Node { id, children: Vec::new(), pages: 0 });
        }
        let Some(leaf) = self.leaves.last_mut() else { return Ok(()) };
        leaf.children.push(page);
        leaf.pages += 1;
        let parent = leaf.id;
        self.objects.put_stream(contents, &self.inks.draw(figure));
        let scale = figure.unit.points();
        let corner = (rounded(figure.width * scale), rounded(figure.height * scale));
        self.objects.put(page, |chunk| {
            let mut writer = chunk.page(page);
            writer.media_box(Rect::new(0.0, 0.0, corner.0, corner.1));
            writer.parent(parent).contents(contents);
        });
        Ok(())
    }

    /// Takes the bytes written since the last call.
    #[must_use]
    pub fn take(&mut self) -> Vec<u8> {
        self.objects.take()
    }

    /// Ends the document and takes the rest of its bytes.
    ///
    /// # Errors
    /// If there are more pages than a PDF can count, or a font can't be embedded.
    pub fn finish(mut self) -> Result<Vec<u8>, DrawError> {
        let root = self.write_tree()?;
        let (catalog, information) = (self.objects.reserve()?, self.objects.reserve()?);
        self.objects.put(catalog, |chunk| {
            let mut writer = chunk.indirect(catalog).start::<Catalog<'_>>();
            writer.pages(root).viewer_preferences().display_doc_title(true);
        });
        let title = &self.title;
        self.objects.put(information, |chunk| {
            let mut writer = chunk.indirect(information).start::<DocumentInfo<'_>>();
            writer.title(TextStr(title)).creator(TextStr("evoku"));
        });
        self.objects.finish(catalog, information)
    }

    /// Writes the page tree, level by level from the leaves, and the fonts. Returns the root.
    fn write_tree(&mut self) -> Result<Ref, DrawError> {
        let mut nodes = std::mem::take(&mut self.leaves);
        while nodes.len() > 1 {
            let mut above = Vec::with_capacity(nodes.len().div_ceil(CHILDREN));
            for group in nodes.chunks(CHILDREN) {
                let id = self.objects.reserve()?;
                for node in group {
                    self.objects.put(node.id, |chunk| {
                        node.write(&mut chunk.pages(node.id)).parent(id);
                    });
                }
                let children = group.iter().map(|node| node.id).collect();
                above.push(Node { id, children, pages: group.iter().map(|node| node.pages).sum() });
            }
            nodes = above;
        }
        let root = match nodes.pop() {
            Some(root) => root,
            None => Node { id: self.objects.reserve()?, children: Vec::new(), pages: 0 },
        };
        self.write_root(&root)?;
        Ok(root.id)
    }

    /// Writes the root of the page tree. All pages inherit its resources.
    fn write_root(&mut self, root: &Node) -> Result<(), DrawError> {
        let Inks { fonts, opacities } = std::mem::take(&mut self.inks);
        let mut embedded = Vec::new();
        for (index, font) in fonts.into_iter().enumerate() {
            if !font.letters.is_empty() {
                embedded.push((NAMES[index].0, font.embed(&mut self.objects, index)?));
            }
        }
        self.objects.put(root.id, |chunk| {
            let mut writer = chunk.pages(root.id);
            let mut resources = root.write(&mut writer).resources();
            let mut names = resources.fonts();
            for (name, id) in embedded {
                names.pair(Name(name), id);
            }
            names.finish();
            let mut states = resources.ext_g_states();
            for opacity in opacities {
                let alpha = f32::from(opacity) / 255.0;
                let mut state =
                    states.insert(Name(&state_name(opacity))).start::<ExtGraphicsState<'_>>();
                state.stroking_alpha(alpha).non_stroking_alpha(alpha);
            }
        });
        Ok(())
    }
}

impl Node {
    /// Writes the fields that every node has.
    fn write<'w, 'a>(&self, writer: &'w mut Pages<'a>) -> &'w mut Pages<'a> {
        let count = i32::try_from(self.pages).unwrap_or(i32::MAX);
        writer.kids(self.children.iter().copied()).count(count)
    }
}
