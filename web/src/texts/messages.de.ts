// Warum etwas nicht geht, auf Deutsch. Die Maschine sagt es auf Englisch, mit Zeile und Spalte; ihre
// Sätze werden an festen Wendungen erkannt. Was hier fehlt, bleibt englisch.

import { STUFEN } from "./german";
import { ARTEN, named } from "./kinds.de";
import { schritte } from "./steps.de";

type Phrases = [english: RegExp, german: string][];

const told = (text: string, phrases: Phrases) =>
  phrases.reduce((sofar, [english, german]) => sofar.replace(english, german), text);

/** Was an einer Stelle stehen sollte. */
const EXPECTED: Phrases = [
  [/a puzzle as text or as an array/, "ein Rätsel als Text oder als Feld"],
  [/0 or 1, and at most (\d+) digits from there/, "0 oder 1, und von dort höchstens $1 Ziffern"],
  [/rows and columns from 1 to (\d+)/, "Zeilen und Spalten von 1 bis $1"],
  [/it once for a board/, "höchstens einmal"],
  [/a digit for each of (\d+) cells in a line/, "eine Ziffer für jede von $1 Zellen einer Linie"],
  [/cells beyond (\d+) rows and (\d+) columns/, "Zellen jenseits von $1 Zeilen und $2 Spalten"],
  [/a digit (\d+) to (\d+)/, "eine Ziffer von $1 bis $2"],
  [/a digit, a letter/, "eine Ziffer, ein Buchstabe"],
  [/the digit (\d+)/, "die Ziffer $1"],
  [/ or a blank /, " oder eine Lücke "],
  [/, a letter or _/, ", ein Buchstabe oder _"],
  [/a number (\d+) to (\d+) for each cell/, "eine Zahl von $1 bis $2 für jede Zelle"],
  [/a number (\d+) to (\d+)/, "eine Zahl von $1 bis $2"],
  [/the number of a region, (\d+) to (\d+)/, "die Nummer eines Gebiets, $1 bis $2"],
  [/no more than (\d+) regions/, "höchstens $1 Gebiete"],
  [/(\d+), the product of (\d+) and (\d+)/, "$1, das Produkt von $2 und $3"],
  [/(\d+), one for each cell/, "$1, eine für jede Zelle"],
  [/(\d+), nine for each cell/, "$1, neun für jede Zelle"],
  [/ for a board of /, " für ein Brett mit "],
  [/ as in most of this file/, " wie meist in dieser Datei"],
  [/(\d+), as many as in ("\w+")/, "$1, so viele wie in $2"],
  [/(\d+) cells, as many as in ("\w+")/, "$1 Zellen, so viele wie in $2"],
  [/ \(row (\d+) has (\d+) instead of (\d+)\)/, " (Zeile $1 hat $2 statt $3)"],
  [/ \((\d+) rows instead of (\d+)\)/, " ($1 Zeilen statt $2)"],
  [/; write blanks that are spaces as dots/, "; schreibe Lücken, die Leerzeichen sind, als Punkte"],
  [/at most (\d+)$/, "höchstens $1"],
  [/(\d+) to (\d+)$/, "$1 bis $2"],
  [/text in UTF-8/, "Text in UTF-8"],
  [/the end of the puzzle/, "das Ende des Rätsels"],
  [/the end of the line/, "das Ende der Zeile"],
  [/the end of the (?:tag|object|array|text) that begins here/, "das Ende dessen, was hier beginnt"],
  [/a colon/, "ein Doppelpunkt"],
  [/a size like (.+?) or (.+)$/, "eine Größe wie $1 oder $2"],
  [/, or a comment after #/, ", oder eine Bemerkung nach #"],
  [/a JSON object/, "ein JSON-Objekt"],
  [/an object with a member "puzzle", or a board/, 'ein Objekt mit "puzzle" oder ein Brett'],
  [/an object with a member "puzzle"/, 'ein Objekt mit "puzzle"'],
  [/an array with an array of digits for each cell/, "ein Feld mit einem Feld von Ziffern für jede Zelle"],
  [/an array of names of rules/, "ein Feld mit Namen von Regeln"],
  [/an array of constraints like (.+)$/, "ein Feld mit Regeln wie $1"],
  [/an array of cells like (.+)$/, "ein Feld mit Zellen wie $1"],
  [/an array/, "ein Feld"],
  [/true or false/, "true oder false"],
  [/a link of f-puzzles, from its beginning/, "ein Link von f-puzzles von Anfang an"],
  [/a whole link of (.+)$/, "ein ganzer Link von $1"],
  [/the JSON object of a puzzle/, "das JSON-Objekt eines Rätsels"],
  [/the object of a puzzle/, "das Objekt eines Rätsels"],
  [/a link or an object of SudokuPad/, "ein Link oder ein Objekt von SudokuPad"],
  [/an object with rows of "cells", or a link of one/, 'ein Objekt mit Zeilen von "cells" oder ein Link dazu'],
  [/constraints of f-puzzles that can be read/, "lesbare Regeln von f-puzzles"],
  [/a place beside the board like (.+?) or (.+)$/, "ein Platz neben dem Brett wie $1 oder $2"],
  [/a cell from (\w+) to (\w+)/, "eine Zelle von $1 bis $2"],
  [/a column "puzzle", or one that looks like a puzzle/, 'eine Spalte "puzzle" oder eine, die wie ein Rätsel aussieht'],
  [/a candidate as three digits: digit, row, column/, "ein Kandidat als drei Ziffern: Ziffer, Zeile, Spalte"],
  [/a constraint that evoku knows/, "eine Regel, die evoku kennt"],
  [/a kind of constraint/, "eine Art von Regel"],
  [/a constraint/, "eine Regel"],
  [/constraints like (.+)$/, "Regeln wie $1"],
  [/a whole number from (\d+) on/, "eine ganze Zahl ab $1"],
  [/a whole number/, "eine ganze Zahl"],
  [/an? number/, "eine Zahl"],
  [/a square board of (\S+)/, "ein quadratisches Brett mit $1"],
  [/a digit/, "eine Ziffer"],
  [/a region for each of (\d+) cells/, "ein Gebiet für jede von $1 Zellen"],
  [/a puzzle\b/, "ein Rätsel"],
  [/a board\b/, "ein Brett"],
  [/a line\b/, "eine Zeile"],
  [/one puzzle/, "ein Rätsel"],
  [/(\d+) cells/, "$1 Zellen"],
  [/ and /, " und "],
  [/ or /, " oder "],
];
const expected = (english: string) => told(english, EXPECTED);

/** Was dort steht. */
const FOUND: Phrases = [
  [/^nothing$/, "nichts"],
  [/^the digits (\d+) to (\d+)$/, "die Ziffern $1 bis $2"],
  [/^(\S+) beside the board$/, "$1 neben dem Brett"],
  [/^a link that is cut or damaged: /, "ein abgeschnittener oder beschädigter Link: "],
  [/^no puzzle$/, "kein Rätsel"],
  [/^(\d+) puzzles$/, "$1 Rätsel"],
  [/^(\d+) cells$/, "$1 Zellen"],
  [/^(\d+) numbers$/, "$1 Zahlen"],
  [/^(\d+) characters$/, "$1 Zeichen"],
];

const technik = (name: string) => schritte.technique(name);

/** Eine Art von Regel, wie sie in Sätzen heißt. */
const art = (name: string) => ARTEN[name]?.[0] ?? name;

/** Ganze Sätze ohne Platz. */
const SENTENCES: [english: RegExp, german: string | ((...parts: string[]) => string)][] = [
  [/^there is no puzzle(?: in it)?$/, "Es ist kein Rätsel darin."],
  [/^(the \w+|\w+) is longer than (\d+) bytes, expected a puzzle$/, "Das ist länger als $2 Bytes; erwartet ist ein Rätsel."],
  [/^(.+) are not supported yet$/, "$1 kann evoku noch nicht."],
  [/^a box needs at least one row and one column, not (\S+)$/, "Ein Block braucht mindestens eine Zeile und eine Spalte, nicht $1."],
  [/^boxes of (\S+) make a side of (\d+); the largest is 64.*$/, "Blöcke mit $1 ergeben eine Seite von $2; die größte ist 64."],
  [/^(\d+) cells have a region, but the board has (\d+) cells$/, "$1 Zellen haben ein Gebiet, aber das Brett hat $2 Zellen."],
  [/^region (\S+) has (\d+) cells; each region needs (\d+)$/, "Gebiet $1 hat $2 Zellen; jedes braucht $3."],
  [/^windoku needs a side of (.+), not (\d+)$/, (_, sides = "", found = "") => `Windoku braucht eine Seite von ${sides.replace(" or ", " oder ")}, nicht ${found}.`],
  [/^the rule "(.+)" needs a square board with as many digits as rows$/, "Die Regel „$1“ braucht ein quadratisches Brett mit so vielen Ziffern wie Zeilen."],
  [/^there is no rule "(.+)"; there are (.+)$/, "Es gibt keine Regel „$1“; es gibt $2."],
  [/^(\d+) cells for a board of (\d+) cells$/, "$1 Zellen für ein Brett mit $2 Zellen."],
  [/^(\S+) in (\S+), but the digits are (\d+) to (\d+)$/, "$1 in $2, aber die Ziffern gehen von $3 bis $4."],
  [/^(\S+) has no pencil mark left$/, "$1 hat keine Marke mehr."],
  [/^there is no constraint "(.*)"; "evoku convert --help" lists all$/, "Es gibt keine Regel „$1“."],
  [/^cells of "(.+?)": found "(.*)", expected a cell like r1c1, "row 1" or "column 1" of a board of (\S+)$/, (_, name = "", found = "", size = "") => `Zellen von ${art(name)}: „${found}“ gefunden; erwartet ist eine Zelle wie r1c1, „row 1“ oder „column 1“ eines Bretts mit ${size}.`],
  [/^cells of "(.+?)": found (\S+) twice, expected each once$/, (_, name = "", cell = "") => `Zellen von ${art(name)}: ${cell} steht zweimal da; erwartet ist jede einmal.`],
  [/^(cells|numbers) of "(.+?)": found (\d+), expected (.+)$/, (_, what = "", name = "", found = "", want = "") => `${what === "cells" ? "Zellen" : "Zahlen"} von ${art(name)}: ${found} gefunden; erwartet: ${zahl(want)}.`],
  [/^(.+) among alternatives, expected two or more kinds with cells of their own$/, "$1 unter den Möglichkeiten; erwartet sind zwei oder mehr Arten mit eigenen Zellen."],
  [/^(\S+) can't be had on a board of this size: it takes too many states$/, (_, name = "") => `${art(name)} geht auf einem Brett dieser Größe nicht: Es braucht zu viele Zustände.`],
  [/^only a puzzle that is being set has other constraints$/, "Nur ein Rätsel, das erstellt wird, bekommt andere Regeln."],
  [/^saved: this is no game that this version can read$/, "Das ist kein Spiel, das diese Version lesen kann."],
  [/^no format carries the puzzle$/, "Kein Format kann das Rätsel tragen."],
  [/^([\w-]+) can't carry (.+?); (.+)$/, (_, format = "", what = "", can = "") => `Das Format ${format} kann das nicht tragen: ${getragen(what)}; ${getragen(can)}.`],
  [/^it has several solutions$/, "Es hat mehrere Lösungen."],
  [/^it has no solution(?:: (.+))?$/, (_, clash = "") => `Es hat keine Lösung${clash ? `: ${widerspruch(clash)}` : ""}.`],
  [/^it is not known whether it has one solution$/, "Es ist nicht bekannt, ob es genau eine Lösung hat."],
  [/^no solution$/, "Es hat keine Lösung."],
  [/^several solutions$/, "Es hat mehrere Lösungen."],
  [/^not known whether it has one solution$/, "Es ist nicht bekannt, ob es genau eine Lösung hat."],
  [/^it was cancelled$/, "Abgebrochen."],
  // Bestellungen.
  [/^(\S+) is asked for twice$/, (_, name = "") => `${art(name)} ist zweimal verlangt.`],
  [/^how many cells an? (\S+) has is settled: leave out the number$/, (_, name = "") => `Wie viele Zellen ${art(name)} hat, steht fest: Lass die Zahl weg.`],
  [/^(\S+) of (\d+) to (\d+) cells, but there is room for (\d+) to (\d+)$/, (_, name = "", from = "", to = "", least = "", most = "") => `${art(name)} mit ${from} bis ${to} Zellen, aber Platz ist für ${least} bis ${most}.`],
  [/^where every mark is given, digits alone say where they lie: (\S+) has no symmetry$/, (_, name = "") => `Wo jede Marke steht, sagen allein die Ziffern: ${art(name)} hat keine Symmetrie.`],
  [/^constraints can be left out only where some are asked for$/, "Regeln können nur wegfallen, wo welche verlangt sind."],
  [/^(givens|a score|cells|the score) from (\d+) to (\d+), but they go from (\d+) to (\d+)$/, (_, what = "", from = "", to = "", least = "", most = "") => `${what === "givens" ? "Vorgaben" : "Werte"} von ${from} bis ${to}, möglich sind ${least} bis ${most}.`],
  [/^a pattern settles number and symmetry of the givens: leave out (.+)$/, "Ein Muster legt Zahl und Symmetrie der Vorgaben fest: Lass das andere weg."],
  [/^(.+) is both required and forbidden$/, (_, name = "") => `${technik(name)} ist zugleich verlangt und verboten.`],
  [/^(.+) is (\w+), but the level is to be at most (\w+)$/, (_, name = "", least = "", most = "") => `${technik(name)} ist ${stufe(least)}, aber die Stufe soll höchstens ${stufe(most)} sein.`],
  [/^every path ends with (.+), so it can't be forbidden$/, (_, name = "") => `Jeder Weg endet mit ${technik(name)}; das lässt sich nicht verbieten.`],
  [/^at most (\d+) givens, but a puzzle with one solution has at least (\d+)$/, "Höchstens $1 Vorgaben, aber ein Rätsel mit genau einer Lösung hat mindestens $2."],
  [/^at most (\d+) givens, but constraints of (.+?) hold as well with other digits in the cells \((.+)\), so that a puzzle with one solution has at least (\d+): ask for so many, or for a layout besides that tells digits apart, like killer, thermometer or arrow$/, (_, most = "", layouts = "", _exchange = "", least = "") => `Höchstens ${most} Vorgaben, aber diese Regeln (${layouts}) gelten auch mit vertauschten Ziffern; ein Rätsel mit genau einer Lösung hat also mindestens ${least}. Verlange so viele, oder dazu eine Regel, die Ziffern unterscheidet: Käfige, Thermometer oder Pfeile.`],
  [/^with the symmetry (\S+) and no givens the image of a solution obeys the same constraints \((.+)\): .+$/, "Mit dieser Symmetrie und ohne Vorgaben gehorcht auch das Spiegelbild einer Lösung denselben Regeln ($2). Verlange Vorgaben, eine andere Symmetrie, oder dazu eine Regel mit Zahlen, etwa Käfige."],
  [/^with the symmetry (\S+) there are (.+) givens, never (\d+) to (\d+)$/, (_, _symmetry = "", near = "", from = "", to = "") => `Mit dieser Symmetrie gibt es ${near.replace(" or ", " oder ")} Vorgaben, nie ${from} bis ${to}.`],
  [/^(rows|columns) (\d+) and (\d+) have no given and cross the same boxes: exchanging them makes a second solution of any$/, (_, lines = "", first = "", second = "") => `Die ${lines === "rows" ? "Zeilen" : "Spalten"} ${first} und ${second} haben keine Vorgabe und kreuzen dieselben Blöcke: Tauscht man sie, entsteht eine zweite Lösung.`],
  [/^a score from (\d+) to (\d+), but with these levels and techniques it is (\d+) to (\d+)$/, "Punkte von $1 bis $2, aber mit diesen Stufen und Techniken sind es $3 bis $4."],
  [/^(.+) is not used by ratings, so no puzzle requires it$/, (_, name = "") => `${technik(name)} kommt in Bewertungen nicht vor, also braucht sie kein Rätsel.`],
  [/^no full grid keeps the rules of this board \((.+)\), so it has no puzzle$/, "Kein volles Brett hält diese Regeln ein; es gibt also kein Rätsel."],
  [/^there is no layout "(.+?)"; .+$/, "Die Anordnung „$1“ gibt es nicht."],
  [/^found "(.*)" after the colon, expected a number of cells like 3 or a range like 2\.\.4$/, "„$1“ nach dem Doppelpunkt; erwartet ist eine Zahl von Zellen wie 3 oder ein Bereich wie 2..4."],
  [/^(\d+) characters, expected (\d+), one for each cell$/, "$1 Zeichen; erwartet sind $2, eines für jede Zelle."],
  // Woran Erzeugtes scheiterte.
  [/^without a full grid$/, "ohne volles Brett"],
  [/^without room for every constraint$/, "ohne Platz für jede Regel"],
  [/^without a single solution$/, "ohne eindeutige Lösung"],
  [/^with too many givens$/, "mit zu vielen Vorgaben"],
  [/^of another score$/, "mit anderen Punkten"],
  [/^(easy|medium|hard|expert|extreme)$/, (_, level = "") => stufe(level)],
  [/^without ([A-Z].*)$/, (_, name = "") => `ohne ${technik(name)}`],
  [/^with ([A-Z].*)$/, (_, name = "") => `mit ${technik(name)}`],
  [/^guesses not counted: too many$/, "Versuche nicht gezählt: zu viele"],
  // Evolution und Messung.
  [/^the size of (\S+) is from (\d+) to (\d+)$/, "Die Größe geht von $2 bis $3."],
  [/^size: the size of (\S+) is from (\d+) to (\d+)$/, "Die Größe geht von $2 bis $3."],
  [/^(\S+) can't serve (\S+)$/, "$1 kann das nicht lösen: $2."],
  [/^(\S+) can't serve this puzzle: (.+)$/, (_, name = "", why = "") => `${name} kann mit diesem Rätsel nichts anfangen: ${satz(why)}`],
  [/^the board has neither boxes nor regions to keep complete$/, "Das Brett hat keine Blöcke und keine Gebiete, die vollständig bleiben könnten."],
  [/^the puzzle has pencil marks, and permuting the digits of a unit can't respect them$/, "Das Rätsel hat Marken, auf die ein Tausch der Ziffern in einer Einheit keine Rücksicht nimmt."],
  [/^the givens contradict each other: (.+)$/, (_, clash = "") => `Die Vorgaben widersprechen sich: ${widerspruch(clash)}.`],
  [/^the board has (.+), and this algorithm counts nothing but conflicts of two cells; most others serve it$/, (_, kinds = "") => `Das Brett hat Regeln (${named(kinds)}), und dieser Algorithmus zählt nur Widersprüche zweier Zellen; die meisten anderen können es.`],
  [/^the board is no square with digits from 1 on, and attempts are such squares$/, "Das Brett ist kein Quadrat mit Ziffern ab 1, und Versuche sind solche Quadrate."],
  [/^the attempts need about (\d+) MB of memory, and (\d+) MB are allowed.*$/, "Die Versuche brauchen etwa $1 MB Speicher, erlaubt sind $2 MB."],
  [/^"(.*)" is no setting; write name=value$/, "„$1“ ist keine Einstellung; schreibe name=wert."],
  [/^there is no parameter "(.+?)"; .+$/, "Den Parameter „$1“ gibt es nicht."],
  [/^(\S+) is (.+), not "(.*)"$/, (_, name = "", range = "", value = "") => `${name}: möglich ist ${bereich(range)}, nicht „${value}“.`],
  [/^(\S+) is (\S+), but has to be (.+?) (\S+), which is (\S+)$/, (_, name = "", value = "", order = "", other = "", limit = "") => `${name} ist ${value}, muss aber ${ordnung(order)} ${other} sein, also ${limit}.`],
  [/^(\S+) has no effect here: it needs (.+)$/, (_, name = "", needs = "") => `${name} hat hier keine Wirkung: Es braucht ${bereich(needs)}.`],
  [/^several algorithms need islands$/, "Mehrere Algorithmen brauchen Inseln."],
  [/^give each of (\d+) algorithms an island$/, "Gib jedem der $1 Algorithmen eine Insel."],
  [/^(\S+): there is no column (\S+); a table of runs is what evoku lab export --csv writes as runs\.csv$/, "Es gibt keine Spalte $2; eine Tabelle von Läufen ist, was evoku lab export --csv als runs.csv schreibt."],
  [/^there is no column (\S+); a table of runs is what evoku lab export --csv writes as runs\.csv$/, "Es gibt keine Spalte $1; eine Tabelle von Läufen ist, was evoku lab export --csv als runs.csv schreibt."],
  [/^"(.*)" is no (\S+)$/, "„$1“ passt nicht in die Spalte $2."],
  [/^there are no runs in this table$/, "In dieser Tabelle sind keine Läufe."],
  [/^run (\d+) has no (\S+); expected what evoku lab export --json writes, or evoku lab report --json$/, "Lauf $1 hat kein $2; erwartet ist, was evoku lab export --json oder evoku lab report --json schreibt."],
  [/^(.+) is there already with these parameters$/, "$1 ist mit diesen Parametern schon da."],
  [/^these are (\S+) runs; a page makes at most (\S+)$/, "Das sind $1 Läufe; eine Seite macht höchstens $2."],
  [/^(.+): (\d+) MB is more than a page can take$/, "$1: $2 MB sind mehr, als eine Seite fasst."],
];

const stufe = (english: string) => STUFEN[english] ?? english;

const zahl = (english: string) =>
  told(english, [
    [/^at least /, "mindestens "],
    [/^at most /, "höchstens "],
    [/ or more$/, " oder mehr"],
    [/ to /, " bis "],
    [/ or /, " oder "],
    [/ and /, " und "],
  ]);

const ordnung = (english: string) =>
  told(english, [
    [/at most/, "höchstens"],
    [/at least/, "mindestens"],
    [/less than/, "kleiner als"],
    [/below/, "unter"],
    [/above/, "über"],
  ]);

const bereich = (english: string) =>
  told(english, [
    [/a whole number /, "eine ganze Zahl "],
    [/a number /, "eine Zahl "],
    [/ from (\S+) to (\S+)/, " von $1 bis $2"],
    [/one of /, "eines von "],
    [/from (\S+) on/, "ab $1"],
    [/ to /g, " bis "],
    [/ or /g, " oder "],
    [/ above /, " über "],
    [/ less than /, " kleiner als "],
    [/ at most /, " höchstens "],
    [/ at least /, " mindestens "],
  ]);

/** Ein Widerspruch: `two 5s in row 1 (r1c2 and r1c7)`. */
const widerspruch = (english: string) =>
  told(english.replace(/^they break (.+)$/, (_, rule) => `sie brechen ${named(rule)}`), [
    [/singles leave a house that can't be completed/, "einzelne Kandidaten lassen ein Haus, das sich nicht füllen lässt"],
    [/^two (\d+)s in /, "$1 steht zweimal in "],
    [/^two (\d+)s a knight's move apart/, "$1 steht zweimal im Abstand eines Springerzugs"],
    [/^two (\d+)s a (?:king's move|corner) apart/, "$1 steht zweimal an einer Ecke"],
    [/^(\S+) and (\S+) are both (\d+)$/, "$1 und $2 sind beide $3"],
    [/\brow (\d+)/g, "Zeile $1"],
    [/\bcolumn (\d+)/g, "Spalte $1"],
    [/\bbox (\d+)/g, "Block $1"],
    [/\bregion (\d+)/g, "Gebiet $1"],
    [/ and /g, " und "],
  ]);

/** Was ein Format trägt oder nicht. */
const getragen = (english: string) =>
  told(named(english), [
    [/ and another constraint$/, " und eine weitere Regel"],
    [/ and (\d+) other constraints$/, " und $1 weitere Regeln"],
    [/^no format can$/, "keines kann es"],
    [/^formats that can: /, "es können "],
    [/pencil marks/, "Marken"],
    [/the solution/, "die Lösung"],
    [/the given in (\S+)/, "die Vorgabe in $1"],
    [/the field /, "das Feld "],
    [/the constraints?/, "die Regeln"],
    [/the rule /, "die Regel "],
    [/boxes of (\S+)/, "Blöcke mit $1"],
    [/a board of (\S+)/, "ein Brett mit $1"],
  ]);

function satz(english: string): string {
  for (const [pattern, german] of SENTENCES) {
    if (pattern.test(english))
      return english.replace(pattern, german as string & ((...parts: string[]) => string));
  }
  const [, found, wanted] = /^found (.+?), expected (.+)$/s.exec(english) ?? [];
  if (found === undefined || wanted === undefined) return unpassend(english);
  return `${told(found, FOUND)} gefunden, erwartet: ${expected(wanted)}`;
}

/** Eine Regel des Bretts, die nicht passt: `size 5 2, expected rows and columns from 1 to 4`. */
function unpassend(english: string): string {
  const [, found, wanted] = /^(?!found )(.+?), expected (.+)$/s.exec(english) ?? [];
  if (!found || !wanted) return english;
  const there = told(found, FOUND);
  return `${there === found ? `„${found}“` : there}; erwartet: ${expected(wanted)}`;
}

/** Eine Meldung der Maschine, mit ihrem Platz. */
export function nachricht(english: string): string {
  if (english.includes("\n")) return english.split("\n").map(nachricht).join("\n");
  const place = /^(?:line (\d+)(?:, column (\d+))?|column (\d+))?( ?\(r\d+c\d+\))?: (.*)$/s.exec(english);
  if (place) {
    const [, line, column, alone, cell = "", rest = ""] = place;
    const at = [line && `Zeile ${line}`, (column ?? alone) && `Spalte ${column ?? alone}`];
    const where = `${at.filter((word) => word).join(", ")}${cell}`;
    if (where) return `${where}: ${satz(rest)}`;
  }
  const of = /^(puzzle \d+|[a-zA-Z]+): (.+)$/s.exec(english);
  const whole = satz(english);
  if (whole !== english || !of) return whole;
  const [, name = "", rest = ""] = of;
  return `${name.replace("puzzle", "Rätsel")}: ${satz(rest)}`;
}
