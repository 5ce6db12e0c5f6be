// Die Algorithmen auf Deutsch, jeder in einer Zeile, und wie sie zählen; der Schlüssel ist der Satz
// der Maschine.

export const ALGORITHMEN: Record<string, string> = {
  "mutation and culling, nothing else": "Mutation und Auslese, sonst nichts",
  "a small population whose children swap two queens: the usual one for queens":
    "Eine kleine Population, deren Kinder zwei Damen tauschen: der übliche für Damen",
  "parallel climbers that swap numbers: the usual one for magic squares":
    "Mehrere Kletterer nebeneinander, die Zahlen tauschen: der übliche für magische Quadrate",
  "nine tenths are culled, and the survivors' children are mostly exact clones":
    "Neun Zehntel scheiden aus, und die Kinder der übrigen sind meist genaue Klone",
  "every row stays complete; crossover between rows, swaps within a row":
    "Jede Zeile bleibt vollständig; gekreuzt wird zwischen Zeilen, getauscht in einer Zeile",
  "every column stays complete; crossover between columns, swaps within a column":
    "Jede Spalte bleibt vollständig; gekreuzt wird zwischen Spalten, getauscht in einer Spalte",
  "every box (or jigsaw region) stays complete; crossover between boxes, swaps within a box":
    "Jeder Block (oder jedes Gebiet) bleibt vollständig; gekreuzt wird zwischen Blöcken, getauscht in einem Block",
  "a genetic algorithm of parts that settings choose":
    "Ein genetischer Algorithmus aus Teilen, die man wählt",
  "partial boards without conflict: repair, drop the worse half, one mutated child each":
    "Unvollständige Bretter ohne Konflikt: reparieren, die schlechtere Hälfte verwerfen, je ein mutiertes Kind",
  "two objectives, filled cells and violations; a child replaces its parent when better":
    "Zwei Ziele, gefüllte Zellen und Verstöße; ein besseres Kind ersetzt seinen Elter",
  "two objectives, the parts of the cost; a child replaces its parent when better":
    "Zwei Ziele, die Teile der Kosten; ein besseres Kind ersetzt seinen Elter",
  "random boards, one after the other: what every other algorithm has to beat":
    "Zufällige Bretter, eins nach dem anderen: was jeder andere schlagen muss",
  "random orders, one after the other: what every other algorithm has to beat":
    "Zufällige Anordnungen, eine nach der anderen: was jeder andere schlagen muss",
  "one board, swaps within a box, never accepting a worse board; restarts":
    "Ein Brett, Tausche in einem Block, nie ein schlechteres; mit Neuanfängen",
  "one attempt, swaps of two places, never accepting a worse one; restarts":
    "Ein Versuch, Tausche zweier Plätze, nie ein schlechterer; mit Neuanfängen",
  "one board, swaps within a box, accepting worse boards less and less often":
    "Ein Brett, Tausche in einem Block; schlechtere nimmt er immer seltener an",
  "one attempt, swaps of two places, accepting worse ones less and less often":
    "Ein Versuch, Tausche zweier Plätze; schlechtere nimmt er immer seltener an",
  "boards as list colourings, improved by tabu search and recombined":
    "Bretter als Listenfärbungen, mit Tabusuche verbessert und neu kombiniert",
  "partial boards; a child is decoded from two parents with singles after each decision":
    "Unvollständige Bretter; ein Kind entsteht aus zwei Eltern, mit Einern nach jeder Entscheidung",
  "partial boards without parents: what decoder has to beat; the best for boards up to 9x9":
    "Unvollständige Bretter ohne Eltern: was decoder schlagen muss; bis 9×9 der beste",
  "ants fill the board cell by cell, led by pheromone; singles are placed as they go":
    "Ameisen füllen das Brett Zelle um Zelle, dem Duft nach, und setzen Einer gleich mit",
  "min-conflicts with a tabu list, and a constraint solver that completes what is kept of the board":
    "Wenigste Konflikte mit Tabuliste, und ein Löser, der vervollständigt, was vom Brett bleibt",
  "boxes stay complete; every member has a child with half as many swaps as the best has errors":
    "Blöcke bleiben vollständig; jeder hat ein Kind mit halb so vielen Tauschen, wie der Beste Fehler hat",
  "every member has a child with half as many swaps as the best costs":
    "Jeder hat ein Kind mit halb so vielen Tauschen, wie der Beste kostet",
  "boxes inherited whole from either parent, swaps within a box, and a best that ages":
    "Blöcke werden ganz geerbt, getauscht wird in einem Block, und der Beste altert",
  "mantere-koljonen with a belief space of what nearly solved boards have in common":
    "mantere-koljonen mit einem Gedächtnis dessen, was fast gelöste Bretter gemeinsam haben",
  "rows as permutations, crossed over cycle by cycle so that a child lies between its parents":
    "Zeilen als Permutationen, Zyklus um Zyklus gekreuzt, sodass ein Kind zwischen seinen Eltern liegt",
  "crossed over cycle by cycle so that a child lies between its parents":
    "Zyklus um Zyklus gekreuzt, sodass ein Kind zwischen seinen Eltern liegt",
  "bands and stacks of boxes inherited from the better parent, the best of several mutants":
    "Bänder und Stapel von Blöcken vom besseren Elter, davon der beste von mehreren Mutanten",
  "rows as permutations; columns and boxes that repeat digits exchange them by local search":
    "Zeilen als Permutationen; Spalten und Blöcke mit doppelten Ziffern tauschen sie durch lokale Suche",
  "propagation first, simulated annealing on the cells that it leaves open":
    "Erst Propagation, dann simuliertes Abkühlen auf den Zellen, die sie offen lässt",
  "boards drawn from a probability for each digit of each cell, learnt from the best":
    "Bretter aus einer Wahrscheinlichkeit für jede Ziffer jeder Zelle, von den besten gelernt",
  "boards drawn box by box from learnt probabilities, restarted with a box of the last":
    "Bretter, Block um Block nach gelernten Wahrscheinlichkeiten gezogen; ein Block des letzten bleibt beim Neuanfang",
  "each cell of a new board from any board of a memory, whose worst it replaces":
    "Jede Zelle eines neuen Bretts aus irgendeinem eines Gedächtnisses, dessen schlechtestes es ersetzt",
  "boards searched around by bees, the better ones more often, the worst made anew":
    "Bienen suchen um Bretter herum, um bessere öfter; die schlechtesten werden neu gemacht",
  "rows as permutations; particles move to a place between three others":
    "Zeilen als Permutationen; Teilchen rücken zwischen drei andere",
  "boxes from the parent, from its own best and from the best of all; parents unlike the best":
    "Blöcke vom Elter, von seinem eigenen Besten und vom Besten aller; die Eltern sind dem Besten unähnlich",
  "eggs between a nest and the best one, carried on by flights of mostly few swaps":
    "Eier zwischen einem Nest und dem besten, fortgetragen von Flügen aus meist wenigen Tauschen",
  "tabu search on partial boards, whose domains are filtered after every move":
    "Tabusuche auf unvollständigen Brettern, deren Kandidaten nach jedem Zug gefiltert werden",
  "a memetic algorithm whose survivors keep a distance that shrinks with time":
    "Ein memetischer Algorithmus, dessen Überlebende einen Abstand halten, der mit der Zeit schrumpft",
  "local search for a satisfying assignment of the puzzle as a formula":
    "Lokale Suche nach einer erfüllenden Belegung des Rätsels als Formel",
};

/** Was Algorithmen zählen, das Längere zuerst. */
const EINHEITEN: [english: string, german: string][] = [
  ["duplicates, blanks included", "Doppelte, Lücken mitgezählt"],
  ["duplicates", "Doppelte"],
  ["cells filled", "gefüllte Zellen"],
  ["conflicts", "Konflikte"],
  ["distinct digits", "verschiedene Ziffern"],
  ["equal pairs", "gleiche Paare"],
  ["pairs", "Paare"],
  ["flags", "Verstöße"],
  ["illegal houses", "verletzte Häuser"],
  ["missing digits", "fehlende Ziffern"],
  ["off the sums", "neben den Summen"],
  ["sums", "Summen"],
  ["unsatisfied clauses", "unerfüllte Klauseln"],
  ["violations", "Verstöße"],
  ["cost", "Kosten"],
  [" of ", " von "],
];

/** `158 of 162 distinct digits` auf Deutsch. */
export function guete(english: string): string {
  return EINHEITEN.reduce((told, [from, to]) => told.replace(from, to), english);
}
