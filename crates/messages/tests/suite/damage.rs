//! Damaged languages.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use evoku_messages::{Language, Message, say};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::encoding::{Packed, hash};
use crate::pack::long_number;
use crate::samples::{messages, packed};

/// The number that all of these languages begin with, and the rest after the checksum.
static GERMAN: LazyLock<(String, String)> = LazyLock::new(|| {
    let text = String::from_utf8(packed("de")).unwrap();
    let mut rest = Packed(&text);
    rest.number();
    let fingerprint = text[..text.len() - rest.0.len()].to_owned();
    rest.number();
    (fingerprint, rest.0.to_owned())
});

/// Every message with a few of its sample arguments.
static SAMPLES: LazyLock<Vec<Message>> =
    LazyLock::new(|| messages().into_iter().step_by(29).collect());

/// A packed language whose checksum is right.
fn sealed(fingerprint: &str, body: &str) -> Vec<u8> {
    [fingerprint, &long_number(hash(body.bytes())), body].concat().into_bytes()
}

#[test]
fn a_language_of_other_messages_is_refused() {
    let (fingerprint, body) = &*GERMAN;
    assert_eq!(sealed(fingerprint, body), packed("de"));
    let mut damaged = packed("de");
    *damaged.last_mut().unwrap() ^= 1;
    let others = [sealed("1", body), damaged, vec![], vec![255], sealed(fingerprint, "")];
    for bytes in others {
        assert_eq!(Language::load(&bytes), Err(say::language_damaged()));
    }
}

/// Languages so far: each has a code of its own, as a known one is not read again.
static COUNT: AtomicUsize = AtomicUsize::new(0);

proptest! {
    #![proptest_config(ProptestConfig::with_cases(250))]

    #[test]
    fn damage_never_panics(
        changes in prop::collection::vec((any::<Index>(), 0_u8..128), 1..20),
        end in prop::option::weighted(0.2, any::<Index>()),
    ) {
        let (fingerprint, body) = &*GERMAN;
        let mut bytes = body.clone().into_bytes();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            if bytes[at] < 128 {
                bytes[at] = byte;
            }
        }
        if let Some(end) = end {
            bytes.truncate(end.index(bytes.len()));
        }
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let code = [2, b'a' + (count / 10 % 26) as u8, b'0' + (count % 10) as u8];
        if let Some(start) = bytes.get_mut(..3) {
            start.copy_from_slice(&code);
        }
        if let Ok(text) = str::from_utf8(&bytes)
            && let Ok(language) = Language::load(&sealed(fingerprint, text))
        {
            // Of each message a few: all samples take long.
            for message in SAMPLES.iter() {
                let _ = message.render(language);
            }
        }
    }
}
