// Was das Labor sagt, auf Deutsch: Urteile, Tabellen, Bilder. Die Maschine schreibt Englisch; ihre
// Sätze werden an festen Wendungen erkannt.

import { guete } from "./algorithms.de";

type Phrases = [english: RegExp, german: string][];

/** Zahlen mit Komma und mit Punkten zwischen Tausendern; Werte von Parametern bleiben. */
export function zahlen(text: string): string {
  const swapped = (number: string) =>
    number.replace(/[.,]/g, (sign) => (sign === "," ? "." : ","));
  return text.replace(/(?<![=\w.,])\d[\d.,]*\d(?![\w=])/g, swapped);
}

const told = (text: string, phrases: Phrases) =>
  phrases.reduce((sofar, [english, german]) => sofar.replace(english, german), text);

const MASS: Record<string, string> = {
  evaluations: "Bewertungen",
  generations: "Generationen",
  seconds: "Sekunden",
  quality: "Güte",
};
const mass = (english: string) => MASS[english] ?? english;

/** Worauf ein Urteil ruht. */
const PROOF: Phrases = [
  [/neither solves a run, /, "keiner der beiden löst ein Rätsel, "],
  [/not separable with this many puzzles, however many runs/, "mit so wenigen Rätseln nicht zu unterscheiden, wie viele Läufe es auch sind"],
  [/not separable with this many runs/, "mit so wenigen Läufen nicht zu unterscheiden"],
  [/of these puzzles alone, /, "für diese Rätsel allein "],
  [/ on 1 puzzle\b/, " auf einem Rätsel"],
  [/ on (\d+) puzzles/, " auf $1 Rätseln"],
  [/\b(although )?a run of the first needs fewer with probability/, "$1ein Lauf des ersten braucht weniger mit Wahrscheinlichkeit"],
  [/\b(although )?a run of the first comes closer to a solution with probability/, "$1ein Lauf des ersten kommt einer Lösung näher mit Wahrscheinlichkeit"],
  [/although a run of (.+?) needs fewer with probability/, "obwohl ein Lauf von $1 weniger braucht mit Wahrscheinlichkeit"],
  [/although a best attempt of (.+?) lacks fewer digits with probability/, "obwohl einem besten Versuch von $1 weniger Ziffern fehlen mit Wahrscheinlichkeit"],
  [/a run of it needs fewer with probability/, "ein Lauf davon braucht weniger mit Wahrscheinlichkeit"],
  [/a run of the null needs fewer with probability/, "ein Lauf des Nullmodells braucht weniger mit Wahrscheinlichkeit"],
  [/a run of it comes closer to a solution with probability/, "ein Lauf davon kommt einer Lösung näher mit Wahrscheinlichkeit"],
  [/its best attempt lacks fewer digits with probability/, "seinem besten Versuch fehlen weniger Ziffern mit Wahrscheinlichkeit"],
  [/the null's best attempt lacks fewer digits with probability/, "dem besten Versuch des Nullmodells fehlen weniger Ziffern mit Wahrscheinlichkeit"],
  [/\bit solves (.+?) of its runs against/, "er löst $1 seiner Läufe gegen"],
  [/the null solves (.+?) of its runs against/, "das Nullmodell löst $1 seiner Läufe gegen"],
  [/ von the null /, " des Nullmodells "],
  [/ von the algorithm /, " des Algorithmus "],
  [/\(negligible\)/, "(vernachlässigbar)"],
  [/\(small\)/, "(klein)"],
  [/\(medium\)/, "(mittel)"],
  [/\(large\)/, "(groß)"],
];
const proof = (english: string) => told(english, PROOF);

/** Womit gemessen, nach dem Namen des anderen. */
function how(english: string): string {
  if (english === ", though neither solves a run") return ", obwohl keiner der beiden ein Rätsel löst";
  if (english === " on average") return " im Mittel";
  return english
    .replace(/^ by PAR10 of (.+)$/, (_, unit) => ` nach dem PAR10 der ${mass(unit)}`)
    .replace(/^ in (.+)$/, (_, unit) => ` in ${mass(unit)}`);
}

/** Das Urteil über zwei Algorithmen oder über einen und sein Nullmodell. */
function urteil(english: string): string | undefined {
  const ofNull = /^(.+) (beats|loses to|does not beat) its null \((.+?)\)(.*?): (.+)$/.exec(english);
  if (ofNull) {
    const [, name = "", verb = "", of, by = "", why = ""] = ofNull;
    if (verb === "loses to") return `${name} verliert gegen sein Nullmodell (${of})${how(by)}: ${proof(why)}`;
    const not = verb === "beats" ? "" : " nicht";
    return `${name} schlägt sein Nullmodell (${of})${not}${how(by)}: ${proof(why)}`;
  }
  const better =
    /^(.+) (is better|comes closer|comes closer to a solution) than (.+?)(, though neither solves a run| on average| by PAR10 of \w+| in \w+|): (.+)$/.exec(english);
  if (better) {
    const [, one, verb, other, by = "", why = ""] = better;
    const what = verb === "is better" ? "ist besser als" : "kommt einer Lösung näher als";
    return `${one} ${what} ${other}${how(by)}: ${proof(why)}`;
  }
  const open = /^(.+) and (.+?): (not separable.+|neither solves.+)$/.exec(english);
  return open ? `${open[1]} und ${open[2]}: ${proof(open[3] ?? "")}` : undefined;
}

/** Ganze Sätze: Überschriften von Tabellen, Hinweise, Warnungen. */
const SENTENCES: Phrases = [
  [
    /^Runs that found a solution, of (\S+) on each of a class's puzzles, with Wilson's interval or, where it is wider, that of resampled puzzles and runs; the digits missing from the houses of the others' best attempts, on average; mean generations of those that found one; mean seconds of all runs\.$/,
    "Läufe, die eine Lösung fanden, von $1 auf jedem Rätsel einer Klasse, mit Wilsons Intervall oder, wo es breiter ist, dem aus neu gezogenen Rätseln und Läufen; die Ziffern, die den Häusern der besten Versuche der anderen im Mittel fehlen; mittlere Generationen derer, die eine fanden; mittlere Sekunden aller Läufe.",
  ],
  [
    /^How close runs came: the digits missing from the houses of their best attempts, 0 for a solution\. Quartiles, and the mean; 95 % intervals resample the puzzles of a class, and the runs on each\. ∞: an exact engine that failed has no attempt\.$/,
    "Wie nahe Läufe kamen: die Ziffern, die den Häusern ihrer besten Versuche fehlen, 0 bei einer Lösung. Quartile und Mittel; Intervalle zu 95 % ziehen die Rätsel einer Klasse neu, und auf jedem die Läufe. ∞: Eine exakte Suche, die nichts fand, hat keinen Versuch.",
  ],
  [
    /^What runs spent, in (\w+): quartiles, where a failure is above all others; ERT, all that was spent for each solution; PAR10, the mean where a failure counts ten times the budget; 95 % intervals resample the puzzles of a class, and the runs on each\.$/,
    "Was Läufe verbrauchten, in $1: Quartile, wobei ein Fehlschlag über allen anderen liegt; ERT, alles Verbrauchte je Lösung; PAR10, das Mittel, in dem ein Fehlschlag als das Zehnfache des Budgets zählt; Intervalle zu 95 % ziehen die Rätsel einer Klasse neu, und auf jedem die Läufe.",
  ],
  [
    /^Mean ranks over the puzzles of a class; 1 is the best\. Ranks that are further apart than the critical difference \(Nemenyi, 5 %\) differ, if Friedman's test finds a difference\./,
    "Mittlere Ränge über die Rätsel einer Klasse; 1 ist der beste. Ränge, die weiter auseinander liegen als die kritische Differenz (Nemenyi, 5 %), unterscheiden sich, falls Friedmans Test einen Unterschied findet.",
  ],
  [
    / Quality, the digits that best attempts lack, takes the place of PAR10 where it is the measure or no run found a solution\.$/,
    " Die Güte, also die Ziffern, die besten Versuchen fehlen, steht an Stelle von PAR10, wo sie das Maß ist oder kein Lauf eine Lösung fand.",
  ],
  [
    /^(.+): two objectives\. A run's front are the pairs of values that no member of any generation dominated\. Its hypervolume is that part of the rectangle between \(0, 0\), a solution, and (\(.+?\)), one above the highest values of the class, which the front dominates; the interval of the median resamples puzzles and runs\. Compare algorithms whose objectives count the same\.$/,
    "$1: zwei Ziele. Die Front eines Laufs sind die Paare von Werten, die kein Mitglied einer Generation dominierte. Ihr Hypervolumen ist der Teil des Rechtecks zwischen (0, 0), einer Lösung, und $2, eins über den höchsten Werten der Klasse, den die Front dominiert; das Intervall des Medians zieht Rätsel und Läufe neu. Vergleiche Algorithmen, deren Ziele dasselbe zählen.",
  ],
  [/^Runs of the plan (.+); the median, ERT and PAR10 are in (\w+)\.$/, "Läufe des Plans $1; Median, ERT und PAR10 in $2."],
  [/^Not finished: (\S+) of (\S+) runs are there, and all figures are of those\.$/, "Nicht fertig: $1 von $2 Läufen sind da, und alle Zahlen sind von diesen."],
  [/^(\S+) runs were ended by the clock: these depend on the machine\.$/, "$1 Läufe hat die Uhr beendet: Sie hängen von der Maschine ab."],
  [/^The runs were made by several versions of evoku \((.+)\)\.$/, "Die Läufe sind von mehreren Versionen von evoku ($1)."],
  [
    /^Verdicts hold at the (\S+) % level after Holm's correction for all comparisons of a class; failures are never left out\.$/,
    "Urteile gelten auf dem Niveau von $1 % nach Holms Korrektur für alle Vergleiche einer Klasse; Fehlschläge werden nie weggelassen.",
  ],
  [/^The ranks of (\S+) algorithms on (.+) are in the table only\.$/, "Die Ränge von $1 Algorithmen auf $2 stehen nur in der Tabelle."],
  [
    /^Distributions, boxes and convergence are drawn for the (\S+) of (\S+) algorithms with the best mean ranks; tables have all of them\.$/,
    "Verteilungen, Kästen und Konvergenz sind für die $1 von $2 Algorithmen mit den besten mittleren Rängen gezeichnet; Tabellen haben alle.",
  ],
  [
    /^Distributions, boxes and convergence are drawn for the (\S+) of (\S+) algorithms that the plan lists first; tables have all of them\.$/,
    "Verteilungen, Kästen und Konvergenz sind für die ersten $1 von $2 Algorithmen des Plans gezeichnet; Tabellen haben alle.",
  ],
  [/^no verdict is possible on one puzzle with (\S+) runs each: /, "Auf einem Rätsel mit je $1 Läufen ist kein Urteil möglich: "],
  [/^no verdict is possible on (\S+) puzzles, however many runs: /, "Auf $1 Rätseln ist kein Urteil möglich, wie viele Läufe es auch sind: "],
  [/one comparison reaches (.+?) at best, so /, "Ein Vergleich erreicht bestenfalls $1, also "],
  [/(\d+) comparisons reach (.+?) at best, so /, "$1 Vergleiche erreichen bestenfalls $2, also "],
  [/also more runs are needed, or (\d+) puzzles$/, "also braucht es mehr Läufe oder $1 Rätsel"],
  [/also (\d+) puzzles are needed$/, "also braucht es $1 Rätsel"],
  [
    /^(.+): its islands never exchange members, as each has (\S+) evaluations and exchanges after (\S+)$/,
    "$1: Die Inseln tauschen nie Mitglieder aus, denn jede hat $2 Bewertungen und tauscht nach $3",
  ],
];

/**
 * Köpfe und Zellen von Tabellen, und was in Bildern allein steht. Lange Wörter haben eine Stelle, an
 * der sie getrennt werden: Tabellen passen so auch mit breiten Schriften neben das Formular.
 */
const WORDS: Record<string, string> = {
  class: "Klasse",
  algorithm: "Algorithmus",
  propagation: "Schluss\u00ADfolgern",
  runs: "Läufe",
  solved: "gelöst",
  "95 % interval": "Intervall zu 95 %",
  failures: "Fehl\u00ADschläge",
  missing: "fehlend",
  generations: "Genera\u00ADtionen",
  seconds: "Sekunden",
  quartile: "Quartil",
  median: "Median",
  mean: "Mittel",
  quality: "Güte",
  none: "keines",
  singles: "einzelne Kandidaten",
  search: "exakte Suche",
  "ranked by": "nach",
  puzzles: "Rätsel",
  "critical difference": "kritische Differenz",
  "attained by half of the runs": "von der Hälfte der Läufe erreicht",
  "by some run": "von irgendeinem",
  "all classes": "alle Klassen",
  solution: "Lösung",
  "best to worst": "Bester bis Schlechtester",
  "no run": "kein Lauf",
  evaluations: "Bewertungen",
  milliseconds: "Millisekunden",
  generation: "Generation",
  iteration: "Durchgang",
  epoch: "Epoche",
  "first objective": "erstes Ziel",
  "second objective": "zweites Ziel",
  "mean rank": "mittlerer Rang",
  played: "gespielt",
  opened: "geöffnet",
};

/** Stücke von Überschriften und Achsen. */
const PIECES: Phrases = [
  [/^Instance space of (\S+) puzzles$/, "Raum von $1 Rätseln"],
  [/: runs that found a solution \(n = (.+?) each\)/, ": Läufe, die eine Lösung fanden (n = je $1)"],
  [/: runs that found a solution \(n = (.+?) to (.+?)\)/, ": Läufe, die eine Lösung fanden (n = $1 bis $2)"],
  [/share of runs with its 95 % interval \(Wilson, or by resampled puzzles and runs where that is wider\)/, "Anteil der Läufe mit Intervall zu 95 % (Wilson, oder aus neu gezogenen Rätseln und Läufen, wo das breiter ist)"],
  [/: how close runs came/, ": wie nahe Läufe kamen"],
  [/share of runs that came that close/, "Anteil der Läufe, die so nahe kamen"],
  [/: runs solved by then/, ": bis dahin gelöste Läufe"],
  [/share of runs solved/, "Anteil gelöster Läufe"],
  [/: what solved runs spent/, ": was gelöste Läufe verbrauchten"],
  [/digits missing from the houses of the best attempt/, "Ziffern, die den Häusern des besten Versuchs fehlen"],
  [/box: quartiles, line: the middle 90 % of the solved runs; failures are in neither/, "Kasten: Quartile, Linie: die mittleren 90 % der gelösten Läufe, ohne Fehlschläge"],
  [/box: quartiles, line: the middle 90 % of the runs/, "Kasten: Quartile, Linie: die mittleren 90 % der Läufe"],
  [/^(\S+) of (\S+) solved$/, "$1 von $2 gelöst"],
  [/: convergence/, ": Konvergenz"],
  [/cost \(square-root scale\)/, "Kosten (Wurzelskala)"],
  [/full: median of the best cost so far with its quartiles, dashed: mean of generations/, "voll: Median der besten Kosten bisher mit Quartilen, gestrichelt: Mittel der Generationen"],
  [/: mean ranks by (\w+) on (\S+) puzzles, 1 is the best/, ": mittlere Ränge nach $1 auf $2 Rätseln, 1 ist der beste"],
  [/mean rank; bars join those within the critical difference of (\S+) \(Nemenyi, 5 %\)/, "mittlerer Rang; Balken verbinden, was in der kritischen Differenz von $1 liegt (Nemenyi, 5 %)"],
  [/: values that runs attained/, ": Werte, die Läufe erreichten"],
  [/first objective; strong: half of the runs; pale: some run, every run/, "erstes Ziel; kräftig: die Hälfte der Läufe; blass: irgendeiner, jeder"],
  [/median of the best so far, band between quartiles/, "Median des Besten bisher, Band zwischen den Quartilen"],
  [/the best so far/, "das Beste bisher"],
  [/\(logarithmic\)/, "(logarithmisch)"],
  [/\(fewer is better\)/, "(weniger ist besser)"],
  [/\(more is better\)/, "(mehr ist besser)"],
  [/^best (?=[\d−-])/, "Bestes "],
  [/^mean (?=[\d−-])/, "Mittel "],
  [/^current (?=[\d−-])/, "derzeit "],
  [/^seed (\d+) · (\S+) evaluations in (\S+) generations · /, "Startwert $1 · $2 Bewertungen in $3 Generationen · "],
  [/^seed (\d+) · (\S+) evaluations in (\S+) epochs · /, "Startwert $1 · $2 Bewertungen in $3 Epochen · "],
  [/^seed (\d+) · (\S+) evaluations in (\S+) \w+s · /, "Startwert $1 · $2 Bewertungen in $3 Schritten · "],
  [/ · under way$/, " · läuft"],
  [/ · solved$/, " · gelöst"],
  [/ · (evaluations|generations) spent$/, " · Budget verbraucht"],
  [/ · nothing left to try$/, " · nichts mehr zu versuchen"],
  [/ · fitness 0 without a solution$/, " · Fitness 0 ohne Lösung"],
  [/ · cancelled$/, " · abgebrochen"],
  [/^(.+) on (\d+x\d+.*), (\d+) givens$/, "$1 auf $2, $3 Vorgaben"],
  [/^(\d+x\d+.*), (\d+) givens$/, "$1, $2 Vorgaben"],
  [/^(.+) on queens of size (\d+)$/, "$1: $2 Damen"],
  [/^(.+) on magic-square of size (\d+)$/, "$1: magisches Quadrat der Größe $2"],
  [/ \(boxes (\d+x\d+)\)/, " (Blöcke $1)"],
  [/\bno boxes\b|\bLatin square\b/i, "ohne Blöcke"],
  [/, plain\b/, ""],
  [/^evaluations(?=[ ;])/, "Bewertungen"],
  [/^milliseconds(?=[ ;])/, "Millisekunden"],
  [/^generation(?= \()/, "Generation"],
  [/^epoch(?= \()/, "Epoche"],
  [/^all classes(?=:)/, "alle Klassen"],
  [/ and (\d+) more$/, " und $1 weitere"],
  [/ nach quality auf /, " nach Güte auf "],
];

/** Ein Satz, ein Kopf oder eine Zelle des Labors. */
export function gemessen(english: string): string {
  const words = WORDS[english];
  if (words) return words;
  const verdict = urteil(english);
  if (verdict) return zahlen(verdict);
  const sentence = told(english, SENTENCES).replace(
    /, in (evaluations|generations|seconds)(?=[:.])/,
    (_, unit) => `, in ${mass(unit)}`,
  );
  return zahlen(told(sentence, PIECES).replace(/ in (evaluations|generations|seconds)\.$/, (_, unit) => ` in ${mass(unit)}.`));
}

/** Was in einem Bild steht. */
export function gezeichnet(english: string): string {
  return guete(gemessen(english));
}
