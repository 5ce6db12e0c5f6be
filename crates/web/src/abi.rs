//! The whole interface with JavaScript: one text in, one text out.
//!
//! The page writes its request, as UTF-8, to the place where [`request`] made room for it, calls
//! [`answer`], and reads as many bytes as that says at [`answer_at`]. After a panic, which
//! WebAssembly turns into a trap, the words are where [`words_at`] says; the instance is to be
//! dropped then.

use std::cell::{Cell, RefCell};
use std::panic;

use crate::page::Page;

#[derive(Default)]
struct Exchange {
    page: Page,
    request: Vec<u8>,
    answer: String,
}

thread_local! {
    static EXCHANGE: RefCell<Exchange> = RefCell::default();
    static WORDS: RefCell<String> = const { RefCell::new(String::new()) };
    static IS_HOOKED: Cell<bool> = const { Cell::new(false) };
}

/// Makes room for a request of so many bytes, and says where.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn request(bytes: usize) -> *mut u8 {
    if !IS_HOOKED.replace(true) {
        panic::set_hook(Box::new(|info| WORDS.set(info.to_string())));
    }
    EXCHANGE.with_borrow_mut(|exchange| {
        exchange.request.clear();
        exchange.request.resize(bytes, 0);
        exchange.request.as_mut_ptr()
    })
}

/// Answers the request, and says how many bytes the answer has.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answer() -> usize {
    EXCHANGE.with_borrow_mut(|Exchange { page, request, answer }| {
        *answer = page.answer(&String::from_utf8_lossy(request));
        answer.len()
    })
}

/// Where the answer is.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answer_at() -> *const u8 {
    EXCHANGE.with_borrow(|exchange| exchange.answer.as_ptr())
}

/// How many bytes the words of a panic have; 0 if there was none.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn words() -> usize {
    WORDS.with_borrow(String::len)
}

/// Where the words of a panic are.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn words_at() -> *const u8 {
    WORDS.with_borrow(|words| words.as_ptr())
}
