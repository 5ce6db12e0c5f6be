// Arten von Bedingungen auf Deutsch: wie sie heißen, und was sie verlangen.

import { capital } from "./german";

export const ARTEN: Record<string, [name: string, rule: string]> = {
  killer: [
    "Käfig",
    "im Käfig kommt keine Ziffer zweimal vor, und wo er eine Summe hat, ergeben sie diese",
  ],
  different: ["Zusatzgebiet", "hier kommt keine Ziffer zweimal vor"],
  sum: ["Summe", "die Ziffern ergeben die Summe und dürfen sich wiederholen"],
  "little-killer": [
    "Kleiner Killer",
    "die Ziffern längs des Pfeils ins Brett ergeben die Summe und dürfen sich wiederholen",
  ],
  product: ["Produkt", "die Ziffern ergeben multipliziert die Zahl und dürfen sich wiederholen"],
  minus: ["Differenz", "die größte Ziffer weniger alle anderen ergibt die Zahl"],
  divide: ["Quotient", "die größte Ziffer geteilt durch alle anderen ergibt die Zahl"],
  even: ["Gerade", "hier stehen gerade Ziffern (Quadrate)"],
  odd: ["Ungerade", "hier stehen ungerade Ziffern (Kreise)"],
  contains: [
    "Quadrupel",
    "die genannten Ziffern stehen in den Zellen, jede so oft, wie sie genannt ist",
  ],
  clone: ["Klon", "die zweite Hälfte der Zellen wiederholt die erste Zelle für Zelle"],
  "counting-circles": [
    "Zählkreise",
    "eine Ziffer in einem Kreis sagt, in wie vielen Kreisen sie steht",
  ],
  exactly: ["Genau", "genau so viele der Zellen enthalten die Ziffer"],
  "distinct-count": [
    "Verschiedene",
    "die erste Ziffer sagt, wie viele verschiedene Ziffern die anderen Zellen enthalten",
  ],
  "equality-cage": [
    "Gleichgewicht",
    "die Ziffern sind verschieden; es sind so viele gerade wie ungerade und so viele niedrige wie " +
      "hohe, und keine ist die mittlere",
  ],
  rellik: [
    "Rellik-Käfig",
    "die Ziffern sind verschieden, und weder eine noch mehrere von ihnen ergeben die Summe",
  ],
  "equal-sums": [
    "Gleiche Summen",
    "die Zellen, der Reihe nach in Gruppen dieser Größen geteilt, haben in jeder Gruppe dieselbe " +
      "Summe",
  ],
  "chaos-construction": [
    "Gesuchte Gebiete",
    "die Zellen der ersten Hälfte bilden zusammenhängende Gebiete dieser Größe mit lauter " +
      "verschiedenen Ziffern; in denen der zweiten Hälfte stehen die Nummern ihrer Gebiete, in der " +
      "Reihenfolge der Zellen",
  ],
  alike: [
    "Gleiche",
    "die erste Ziffer sagt, wie viele der anderen Zellen die Ziffer der zweiten enthalten; sie zählt " +
      "mit, wenn keine ausgelassen wird",
  ],
  run: [
    "Strecke",
    "die erste Ziffer sagt, wie viele Zellen die Ziffer der zweiten ohne Lücke enthalten: sie und " +
      "die ihr auf Armen dieser Längen folgen; ausgelassene zählen nicht",
  ],
  "same-sets": [
    "Gleiche Mengen",
    "die Zellen, der Reihe nach in so viele gleich große Gruppen geteilt, enthalten in jeder " +
      "dieselben Ziffern gleich oft",
  ],
  "weighted-sum": [
    "Gewichtete Summe",
    "die Ziffern mal ihrem Gewicht ergeben die Summe: die der ersten Zellen, so viele addiert " +
      "werden, weniger die der anderen",
  ],
  thermometer: [
    "Thermometer",
    "von der Kugel, der ersten Zelle, steigen die Ziffern bis zur Spitze",
  ],
  "slow-thermometer": [
    "Langsames Thermometer",
    "von der Kugel, der ersten Zelle, bis zur Spitze steigen die Ziffern oder bleiben gleich",
  ],
  whispers: [
    "Flüsterlinie",
    "Nachbarn auf der Linie unterscheiden sich mindestens um die Zahl, sonst um die halbe Seite",
  ],
  renban: [
    "Renban-Linie",
    "die Ziffern folgen lückenlos aufeinander, in beliebiger Reihenfolge, ohne Wiederholung",
  ],
  nabner: [
    "Nabner-Linie",
    "keine zwei Ziffern sind gleich oder aufeinanderfolgend; mit einer Zahl: keine zwei sind sich " +
      "näher als sie",
  ],
  palindrome: ["Palindrom", "die Ziffern lesen sich von beiden Enden gleich"],
  between: ["Zwischenlinie", "die Ziffern auf der Linie liegen echt zwischen denen an ihren Enden"],
  lockout: [
    "Sperrlinie",
    "die Enden unterscheiden sich mindestens um die Zahl, sonst um die halbe Seite, abgerundet; " +
      "keine Ziffer auf der Linie ist gleich einem Ende oder liegt dazwischen",
  ],
  modular: [
    "Modulare Linie",
    "je drei Nachbarn auf der Linie (oder so viele, wie die Zahl sagt) lassen geteilt durch diese " +
      "Zahl verschiedene Reste",
  ],
  entropic: [
    "Entropische Linie",
    "je drei Nachbarn auf der Linie sind eine niedrige, eine mittlere und eine hohe Ziffer",
  ],
  zipper: [
    "Reißverschluss",
    "Ziffern mit gleichem Abstand von den Enden haben dieselbe Summe; gibt es eine Zelle in der " +
      "Mitte, so steht sie dort",
  ],
  "region-sum": [
    "Gebietssummen",
    "Blöcke oder Gebiete teilen die Linie in Stücke mit gleicher Summe",
  ],
  arrow: [
    "Pfeil",
    "die Ziffern längs des Pfeils ergeben die Zahl im Kreis: die der ersten Zelle, oder der ersten " +
      "Zellen, wenn eine Zahl sagt, wie vieler",
  ],
  "double-arrow": [
    "Doppelpfeil",
    "die Ziffern zwischen den beiden Enden der Linie ergeben dasselbe wie die Enden",
  ],
  slingshot: [
    "Schleuder",
    "die zweite Ziffer sagt, welche der Zellen nach ihr, von 1 gezählt, die erste Ziffer auch enthält",
  ],
  "sum-line": ["Summenlinie", "die Linie zerfällt in Stücke, von denen jedes die Summe ergibt"],
  "sum-loop": [
    "Summenschleife",
    "die Linie, auf deren letzte Zelle die erste folgt, zerfällt in Stücke, von denen jedes die " +
      "Summe ergibt",
  ],
  lunchbox: [
    "Lunchbox",
    "die Ziffern sind verschieden, und die zwischen der kleinsten und der größten ergeben die Summe",
  ],
  sandwich: [
    "Sandwich",
    "die Ziffern zwischen der kleinsten und der größten Ziffer ergeben die Summe",
  ],
  "x-sum": ["X-Summe", "die erste Ziffer sagt, wie viele Ziffern, sie selbst eingeschlossen, die Summe ergeben"],
  skyscraper: [
    "Hochhaus",
    "so viele Ziffern sind größer als alle vor ihnen; eine 0 ist nie zu sehen",
  ],
  "hidden-skyscraper": [
    "Verdecktes Hochhaus",
    "die erste Ziffer, vor der eine größere steht, ist die des Hinweises",
  ],
  "numbered-room": [
    "Nummerierter Raum",
    "die erste Ziffer sagt, in welcher Zelle die Ziffer des Hinweises steht",
  ],
  indexer: [
    "Index",
    "die Ziffer in der Zelle dieser Nummer sagt, in welcher Zelle der Zeile, der Spalte oder des " +
      "Blocks die Nummer steht",
  ],
  greater: ["Ungleichung", "die erste Ziffer ist größer als die zweite, auf die das Zeichen zeigt"],
  difference: [
    "Weißer Punkt",
    "die Ziffern unterscheiden sich um die Zahl, meist um 1 (Kropki)",
  ],
  ratio: ["Schwarzer Punkt", "die eine Ziffer ist so oft die andere, meist das Doppelte (Kropki)"],
  xv: ["XV", "die beiden Ziffern ergeben die Summe: 10 bei einem X, 5 bei einem V"],
  minimum: [
    "Minimum",
    "die Ziffer ist kleiner als die neben ihr; Zellen mit demselben Zeichen zählen nicht",
  ],
  maximum: [
    "Maximum",
    "die Ziffer ist größer als die neben ihr; Zellen mit demselben Zeichen zählen nicht",
  ],
  "full-rank": [
    "Rang",
    "von allen Zeilen und Spalten, als Zahlen von beiden Enden gelesen und von der kleinsten an " +
      "geordnet, ist diese die mit der Nummer; keine andere ist ihr gleich, außer wenn eine 1 folgt",
  ],
  "ranks-differ": [
    "Verschiedene Ränge",
    "keine zwei Zeilen oder Spalten sind gleich, von welchem Ende man sie auch liest",
  ],
  nonconsecutive: [
    "Nicht aufeinanderfolgend",
    "keine zwei Zellen nebeneinander enthalten aufeinanderfolgende Ziffern",
  ],
  "nonconsecutive-corners": [
    "Nicht aufeinanderfolgend über Eck",
    "keine zwei Zellen, die sich an einer Ecke berühren, enthalten aufeinanderfolgende Ziffern",
  ],
  "anti-taxicab": [
    "Anti-Taxi",
    "keine zwei gleichen Ziffern sind so viele Schritte waagrecht und senkrecht voneinander " +
      "entfernt, wie sie sagen",
  ],
  "entropic-squares": [
    "Entropische Quadrate",
    "je vier Zellen um eine Ecke enthalten eine niedrige, eine mittlere und eine hohe Ziffer",
  ],
  "modular-squares": [
    "Modulare Quadrate",
    "je vier Zellen um eine Ecke lassen geteilt durch 3 alle drei Reste",
  ],
  flatmates: [
    "Mitbewohner",
    "über jeder mittleren Ziffer steht die kleinste oder darunter die größte (Dutch flatmates)",
  ],
  "disjoint-groups": [
    "Getrennte Gruppen",
    "Zellen am selben Platz ihrer Blöcke enthalten verschiedene Ziffern",
  ],
  "no-other-differences": [
    "Keine anderen Differenzen",
    "Zellen nebeneinander ohne Punkt unterscheiden sich nicht um die Zahl, meist 1",
  ],
  "no-other-ratios": [
    "Keine anderen Verhältnisse",
    "von Zellen nebeneinander ohne Punkt ist keine so oft die andere, meist das Doppelte",
  ],
  "no-other-sums": [
    "Keine anderen Summen",
    "Zellen nebeneinander ohne X oder V ergeben die Summe nicht",
  ],
  relation: [
    "Beziehung",
    "je zwei Zellen, die aufeinander folgen, enthalten ein Paar der Tabelle",
  ],
  "relation-of-all": [
    "Beziehung aller",
    "je zwei Zellen, die frühere zuerst, enthalten ein Paar der Tabelle",
  ],
  automaton: ["Automat", "die Ziffern längs der Linie sind ein Wort des Automaten"],
  alternatives: ["Alternativen", "mindestens eine von mehreren Bedingungen gilt"],
  digits: ["Ziffern", "dies sind die Ziffern des Bretts, von der ersten bis zur letzten"],
  size: [
    "Maße",
    "das Brett hat so viele Zeilen und Spalten; in jeder Zeile, jeder Spalte und jedem Gebiet sind " +
      "die Ziffern verschieden, auch wenn nicht alle darin stehen",
  ],
  beside: ["Daneben", "diese Zellen außerhalb des Bretts gehören zu anderen Bedingungen"],
  "no-lines": ["Keine Linien", "Zeilen und Spalten dürfen eine Ziffer mehrmals enthalten"],
};

/** Farben und Richtungen, wie Regeln sie nennen. */
const WORTE: Record<string, string> = {
  ink: "schwarz",
  black: "schwarz",
  white: "weiß",
  grey: "grau",
  slate: "grau",
  mist: "hellgrau",
  pearl: "hellgrau",
  green: "grün",
  orange: "orange",
  purple: "lila",
  yellow: "gelb",
  blue: "blau",
  teal: "türkis",
  peach: "pfirsich",
  lavender: "lavendel",
  steel: "stahlblau",
  tan: "hellbraun",
  rose: "rosa",
  sky: "himmelblau",
  lime: "hellgrün",
  sand: "sandfarben",
  lilac: "flieder",
  mint: "mint",
  apricot: "aprikose",
};

const DIAGONALEN: Record<string, string> = { rising: "steigende", falling: "fallende" };

/** Eine Regel des Bretts auf Deutsch: `Killer (blue, 10): digits in the cage ...`. */
export function regel(english: string): string {
  const [, which = ""] = /^Digits on the (\w+) diagonal differ\.$/.exec(english) ?? [];
  if (which) return `Auf der ${DIAGONALEN[which]}n Diagonale kommt keine Ziffer zweimal vor.`;
  const [, title = "", note = ""] = /^([^:(]+?)(?: \((.*?)\))?: /.exec(english) ?? [];
  const [name, rule] = ARTEN[title.toLowerCase().replaceAll(" ", "-")] ?? [title, ""];
  const words = note.split(", ").map((word) => WORTE[word] ?? named(word));
  return `${name}${note && ` (${words.join(", ")})`}: ${capital(rule)}.`;
}

/** `the killer 9 at r1c1 or the renban at r2c2` als „Käfig 9 bei r1c1 oder Renban-Linie bei r2c2“. */
export function named(english: string): string {
  return english
    .replace(/the (rising|falling) diagonal/g, (_, which: string) => `${DIAGONALEN[which]} Diagonale`)
    .replace(/the (?:rule )?([a-z-]+)/g, (_, kind: string) => ARTEN[kind]?.[0] ?? kind)
    .replace(/ at r/g, " bei r")
    .replace(/ or /g, " oder ");
}
