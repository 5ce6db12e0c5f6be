#!/usr/bin/env python3
"""Draws what a terminal shows as SVG: `tmux capture-pane -e -p | terminal.py > picture.svg`.

Box drawing and braille become lines and dots, so that they meet whatever font a viewer has.
"""
import re
import sys
from html import escape

CELL, LINE, SIZE, PAD = 8.4, 18, 14, 20
INK, GROUND = "#d5dae2", "#11151c"
COLOURS = ["#3b4252", "#e5484d", "#4cb782", "#d9a03f", "#5e8ff0", "#b07be0", "#41b5c4", "#d5dae2"]
COLOURS += ["#6b7688", "#ff6369", "#63d19b", "#f2bd5a", "#7aa7ff", "#c89bf2", "#62d0de", "#ffffff"]
# The arms of a box drawing character: up, down, left, right.
BOXES = {"─": "lr", "│": "ud", "┌": "dr", "┐": "dl", "└": "ur", "┘": "ul", "├": "udr", "┤": "udl",
         "┬": "dlr", "┴": "ulr", "┼": "udlr"}


def styled(line, style):
    """The characters of a line, each with its style; the style goes on to the next line."""
    cells = []
    for escaped, text in re.findall(r"\x1b\[([0-9;]*)m|([^\x1b])", line):
        if text:
            cells.append((text, dict(style)))
            continue
        codes = [int(code or 0) for code in escaped.split(";")]
        while codes:
            code = codes.pop(0)
            if code == 0:
                style.clear()
            elif code in (1, 2, 7):
                style[{1: "bold", 2: "dim", 7: "reverse"}[code]] = True
            elif code == 38 and codes[:1] == [5]:
                style["colour"] = COLOURS[codes[1] % 16]
                codes = codes[2:]
            elif 30 <= code <= 37 or 90 <= code <= 97:
                style["colour"] = COLOURS[code % 10 + (8 if code >= 90 else 0)]
            elif code == 39:
                style.pop("colour", None)
            elif code == 22:
                style.pop("bold", None), style.pop("dim", None)
    return cells


def paint(style):
    return style.get("colour", INK) + ('" opacity="0.5' if style.get("dim") else "")


def shapes(cells, top):
    """Lines and dots of one line of text, and its words where a style changes."""
    x, words = PAD, []
    for text, style in cells + [("", {})]:
        if text in BOXES:
            cx, cy = x + CELL / 2, top + LINE / 2
            ends = {"u": (cx, top), "d": (cx, top + LINE), "l": (x, cy), "r": (x + CELL, cy)}
            path = "".join(f"M{cx:.1f} {cy:.1f}L{ends[a][0]:.1f} {ends[a][1]:.1f}" for a in BOXES[text])
            yield f'<path d="{path}" stroke="{paint(style)}"/>'
        elif text and 0x2800 <= ord(text) < 0x2900:
            for bit in (b for b in range(8) if ord(text) >> b & 1):
                column, row = (bit // 3, bit % 3) if bit < 6 else (bit - 6, 3)
                cx, cy = x + CELL * (0.25 + column / 2), top + LINE * (0.125 + row / 4)
                yield f'<circle cx="{cx:.2f}" cy="{cy:.2f}" r="1.45" fill="{paint(style)}"/>'
        if words and (text in BOXES or text in (" ", "") or style != words[0][2]):
            word, start = "".join(w[0] for w in words), words[0][1]
            weight = ' font-weight="bold"' if words[0][2].get("bold") else ""
            yield (f'<text x="{start:.1f}" y="{top + 13.5}" textLength="{len(word) * CELL:.1f}" '
                   f'lengthAdjust="spacingAndGlyphs"{weight} fill="{paint(words[0][2])}">'
                   f"{escape(word)}</text>")
            words = []
        if text and text not in BOXES and text != " " and not 0x2800 <= ord(text) < 0x2900:
            words.append((text, x, style))
        x += CELL


def main():
    style, drawn, rows = {}, [], sys.stdin.read().rstrip("\n").split("\n")
    rows = [styled(row, style) for row in rows]
    while rows and not any(text.strip() for text, _ in rows[-1]):
        rows.pop()
    for number, cells in enumerate(rows):
        drawn += shapes(cells, PAD + number * LINE)
    width, height = 2 * PAD + max(map(len, rows)) * CELL, 2 * PAD + len(rows) * LINE
    print(f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
          f'viewBox="0 0 {width:.0f} {height:.0f}" role="img" font-size="{SIZE}" '
          'font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, \'DejaVu Sans Mono\', monospace">')
    print(f'<title>A run of evoku on a terminal</title><rect width="100%" height="100%" rx="10" fill="{GROUND}"/>')
    print("\n".join(drawn), "</svg>", sep="\n")


main()
