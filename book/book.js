// Wraps the long sentences of a transcript, so that a reader need not scroll to read them. Tables and
// boards keep their lines, because their columns would break; they scroll sideways.
for (const code of document.querySelectorAll("pre > code.language-console")) {
  const plain = (line) => line.replace(/<[^>]*>/g, "");
  const isSentence = (text) => !/\|/.test(text) && (text.length > 150 || !/\S {2,}\S/.test(text));
  // A line inside of a longer highlighted passage can't have an element of its own.
  const isWhole = (line) => line.split("<span").length === line.split("</span").length;
  const lines = code.innerHTML.split("\n").map((line) => {
    const text = plain(line);
    return text.length > 40 && isSentence(text) && isWhole(line)
      ? `<span class="sentence">${line}</span>`
      : line;
  });
  code.innerHTML = lines.join("\n");
}
