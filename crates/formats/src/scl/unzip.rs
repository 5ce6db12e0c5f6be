//! The short form of JSON in links of SudokuPad.

/// The short names of members, and the corresponding full names.
const NAMES: [(&str, &str); 25] = [
    ("c", "color"),
    ("ca", "cages"),
    ("ct", "center"),
    ("c1", "borderColor"),
    ("c2", "backgroundColor"),
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("a", "arrows"),
    ("o", "overlays"),
    ("u", "underlays"),
    ("w", "width"),
    ("h", "height"),
    ("v", "value"),
    ("vd", "videos"),
    ("l", "lines"),
    ("r", "rounded"),
    ("re", "regions"),
    ("fs", "fontSize"),
    ("th", "thickness"),
    ("hl", "headLength"),
    ("wp", "wayPoints"),
    ("t", "title"),
    ("te", "text"),
    ("d", "duration"),
    ("d2", "d"),
];

/// Expands the short form of JSON. Names have no quotation marks and may be shortened. Strings have
/// single quotation marks if there are no double ones. Empty objects are omitted. `t` and `f` mean
/// true and false. Colours have no quotation marks.
pub(super) fn unzip(text: &str) -> String {
    let mark = if text.contains('"') { '"' } else { '\'' };
    let mut json = String::with_capacity(text.len() * 2);
    let mut rest = text;
    // The last character that was not part of a word or a string.
    let mut before = ' ';
    while let Some(sign) = rest.chars().next() {
        if sign == mark {
            rest = push_string(rest, mark, &mut json);
            before = sign;
            continue;
        }
        if "{}[],:".contains(sign) {
            if "[,".contains(before) && ",]".contains(sign) {
                json.push_str("{}");
            }
            json.push(sign);
            before = sign;
            rest = &rest[sign.len_utf8()..];
            continue;
        }
        let end = rest.find(['{', '}', '[', ']', ',', ':', mark]).unwrap_or(rest.len());
        let (word, others) = rest.split_at(end.max(sign.len_utf8()));
        push_word(word, others.starts_with(':'), &mut json);
        before = 'x';
        rest = others;
    }
    json
}

/// Appends a string with its quotation marks; returns the text after it.
fn push_string<'t>(text: &'t str, mark: char, json: &mut String) -> &'t str {
    json.push('"');
    let mut signs = text.char_indices().skip(1);
    while let Some((at, sign)) = signs.next() {
        match sign {
            '\\' => match signs.next() {
                Some((_, '\'')) => json.push('\''),
                Some((_, escaped)) => json.extend(['\\', escaped]),
                None => {}
            },
            sign if sign == mark => {
                json.push('"');
                return &text[at + 1..];
            }
            sign => json.push(sign),
        }
    }
    ""
}

/// Appends a name, a number or the expansion of a short value.
fn push_word(word: &str, is_name: bool, json: &mut String) {
    let is_colour = word.len() == 6 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    let known = NAMES.iter().find(|name| name.0 == word);
    match word.trim() {
        name if is_name => {
            let name = known.map_or(name, |known| known.1);
            json.push_str(&format!("\"{name}\""));
        }
        "t" => json.push_str("true"),
        "f" => json.push_str("false"),
        "#0" => json.push_str("\"#000000\""),
        "#F" => json.push_str("\"#FFFFFF\""),
        colour if is_colour => json.push_str(&format!("\"#{colour}\"")),
        other => json.push_str(other),
    }
}

#[cfg(test)]
mod tests {
    use super::unzip;

    #[test]
    fn short_forms_are_json() {
        for (short, expected) in [
            ("{ce:[[,{v:5}],[,]]}", r#"{"cells":[[{},{"value":5}],[{},{}]]}"#),
            ("{t:'it\\'s',x:f,y:t}", r#"{"title":"it's","x":false,"y":true}"#),
            (
                "{c:#0,c1:#F,c2:12abEF}",
                r##"{"color":"#000000","borderColor":"#FFFFFF","backgroundColor":"#12abEF"}"##,
            ),
            (r#"{"cells":[[{}]]}"#, r#"{"cells":[[{}]]}"#),
            ("{ca:[]}", r#"{"cages":[{}]}"#),
            ("'", "\""),
            ("é:", "\"é\":"),
        ] {
            assert_eq!(unzip(short), expected, "{short}");
        }
    }
}
