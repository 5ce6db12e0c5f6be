//! The whole interface with JavaScript: one text in, one text out.
//!
//! The page calls [`request`] for a buffer and writes its request there as UTF-8. Then it calls
//! [`answer`], which returns a length, and reads that many bytes at [`answer_at`]. WebAssembly
//! turns a panic into a trap. The message of the panic is then at [`words_at`], and the page must
//! drop the instance.

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

/// Allocates a buffer for a request of `bytes` bytes, and returns its address.
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

/// Answers the request, and returns the length of the answer in bytes.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answer() -> usize {
    EXCHANGE.with_borrow_mut(|Exchange { page, request, answer }| {
        *answer = page.answer(&String::from_utf8_lossy(request));
        answer.len()
    })
}

/// The address of the answer.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answer_at() -> *const u8 {
    EXCHANGE.with_borrow(|exchange| exchange.answer.as_ptr())
}

/// The length of the message of a panic, in bytes; 0 if there was none.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn words() -> usize {
    WORDS.with_borrow(String::len)
}

/// The address of the message of a panic.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn words_at() -> *const u8 {
    WORDS.with_borrow(|words| words.as_ptr())
}
