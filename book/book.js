// Wraps the long sentences of a transcript, so that a reader need not scroll to read them. Tables and
// boards keep their lines, because their columns would break; they scroll sideways.
for (const code of document.querySelectorAll("pre > code.language-console")) {
  const plain = (line) => line.replace(/<[^>]*>/g, "");
  const isSentence = (text) => !/\|/.test(text) && (text.length > 150 || !/\S {2,}\S/.test(text));
  // A line inside of a longer highlighted passage can't have an element of its own.
  const isWhole = (line) => line.split("<span").length === line.split("</span").length;
  const lines = code.innerHTML.split("\n").map((line) => {
    const text = plain(line);
    // An option is not divided at its hyphens.
    const whole = line.replace(/(^|\s)(--?[a-z][\w-]*)/g, '$1<span class="option">$2</span>');
    return text.length > 40 && isSentence(text) && isWhole(line)
      ? `<span class="sentence">${whole}</span>`
      : line;
  });
  code.innerHTML = lines.join("\n");
}

// Joins the lines of each paragraph of a help text, and wraps it again. Its second line begins where
// the words of the first begin: after spaces, or after a name and spaces, as in "auto:   picks one".
// Drawings have no words, and tables have gaps; both keep their lines.
function parted(line) {
  const [, before, words] = /^(\s*(?:\S.{0,24}? {2,})?)(\S.*)$/.exec(line) ?? [];
  const isProse = words && /^[\w"<(-]/.test(words) && /[a-z]{2} [a-z]/i.test(words) && !/ {2}|\|/.test(words);
  return isProse ? [before, words] : undefined;
}
for (const code of document.querySelectorAll("pre > code.language-text")) {
  const lines = code.textContent.split("\n");
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest <= 70) continue;
  const parts = [];
  for (let at = 0; at < lines.length; at++) {
    const prose = parted(lines[at]);
    if (!prose) {
      parts.push(lines[at]);
      continue;
    }
    let [before, words] = prose;
    const indent = " ".repeat(before.length);
    // The next line goes on if its first word had no room in this one.
    const goesOn = (line, next) =>
      next?.startsWith(indent) &&
      /^[^\s-]/.test(next.slice(indent.length)) &&
      line.length + 1 + next.trim().split(" ", 1)[0].length > longest;
    while (goesOn(lines[at], lines[at + 1])) words += ` ${lines[++at].trim()}`;
    const span = document.createElement("span");
    span.className = "sentence hanging";
    const width = Math.min(before.length, 24);
    span.style.cssText = `padding-left: ${width}ch; text-indent: -${width}ch`;
    span.textContent = before + words;
    parts.push(span);
  }
  code.replaceChildren(...parts.flatMap((part, index) => (index ? ["\n", part] : [part])));
}

// A long name may be divided after these signs, and in a table nowhere else. An option is not divided.
for (const code of document.querySelectorAll(":not(pre) > code")) {
  const text = code.textContent;
  if (/^--?[a-z][\w-]*$/.test(text)) code.classList.add("option");
  else if (!code.children.length && text.length > 10)
    code.innerHTML = code.innerHTML.replace(/[._/](?=\w)/g, "$&<wbr>");
}
