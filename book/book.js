// Wraps the long sentences of transcripts and help texts, so that a reader need not scroll to read them.
// Tables and boards keep their lines, because their columns would break; they scroll sideways.
for (const code of document.querySelectorAll("pre > code:is(.language-console, .language-text)")) {
  const isHelp = code.classList.contains("language-text");
  const plain = (line) => line.replace(/<[^>]*>/g, "");
  const isSentence = (text) => !/\|/.test(text) && (text.length > 150 || !/\S {2,}\S/.test(text));
  // A line inside of a longer highlighted passage can't have an element of its own.
  const isWhole = (line) => line.split("<span").length === line.split("</span").length;
  const lines = code.innerHTML.split("\n").map((line) => {
    const text = plain(line);
    if (text.length <= 40 || !isWhole(line)) return line;
    if (isHelp) return hanging(line, text);
    return isSentence(text) ? `<span class="sentence">${line}</span>` : line;
  });
  code.innerHTML = lines.join("\n");
}

// A line of a help text. If it is wrapped, its second line begins where the words of the first begin:
// after spaces, or after a name and spaces, as in "auto:   picks an engine". Drawings have no words.
function hanging(line, text) {
  const [, before, words] = /^(\s*(?:[-\w:<>,. ]{1,24}? {2,})?)(\S.*)$/.exec(text) ?? [];
  if (!words || !/^[\w"<(-].*[a-z]{2} [a-z]/i.test(words) || / {2,}|\|/.test(words)) return line;
  const width = Math.min(before.length, 24);
  const style = `padding-left:${width}ch;text-indent:-${width}ch`;
  return `<span class="sentence hanging" style="${style}">${line}</span>`;
}

// A long name in a table may be divided after these signs, and nowhere else.
for (const code of document.querySelectorAll("td code"))
  if (!code.children.length) code.innerHTML = code.innerHTML.replace(/[._/]\b/g, "$&<wbr>");
