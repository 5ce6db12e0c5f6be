// Die Parameter der Algorithmen auf Deutsch; der Schlüssel ist der Satz der Maschine.

const PARAMETER: Record<string, string> = {
  "attempts in a generation": "Versuche in einer Generation",
  "share of a generation that survives the cull, to the nearest whole number; at least one does":
    "Anteil einer Generation, der die Auslese überlebt, gerundet; mindestens einer",
  "probability with which each open cell of a child is drawn anew":
    "Wahrscheinlichkeit, mit der jede offene Zelle eines Kindes neu gezogen wird",
  "what adds 1: an entry of a house that is there already; or any pair of equal entries of a house":
    "was 1 zählt: ein Eintrag, den es in seinem Haus schon gibt; oder jedes Paar gleicher Einträge eines Hauses",
  "what is done to the puzzle before the run: nothing, or naked and hidden singles are placed":
    "was vor dem Lauf mit dem Rätsel geschieht: nichts, oder nackte und versteckte Einer werden gesetzt",
  "probability with which a child is a mutant rather than an exact clone":
    "Wahrscheinlichkeit, mit der ein Kind ein Mutant ist und kein genauer Klon",
  "blanks that a mutant tries to fill": "Lücken, die ein Mutant zu füllen versucht",
  "what is counted in each house: missing digits; or, as the design does, entries whose flag is set already, where blanks share a flag as equal digits do":
    "was in jedem Haus gezählt wird: fehlende Ziffern; oder, wie im Entwurf, Einträge, deren Merker schon gesetzt ist, wobei Lücken wie gleiche Ziffern einen Merker teilen",
  "best individuals that live on unchanged": "die Besten, die unverändert weiterleben",
  "individuals drawn for each parent, of which the best wins":
    "Individuen, die für jeden Elter gezogen werden; das beste gewinnt",
  "probability that a child has two parents, cut at a boundary between units":
    "Wahrscheinlichkeit, dass ein Kind zwei Eltern hat, geschnitten an einer Grenze zwischen Einheiten",
  "probability, for each unit of a child, that two of its genes are swapped":
    "Wahrscheinlichkeit, dass zwei Gene getauscht werden, für jede Einheit eines Kindes",
  "generations without a new best before the population is founded anew; 0 is never":
    "Generationen ohne neues Bestes, bevor die Population neu gegründet wird; 0 heißt nie",
  "the units that hold every digit once in every individual; boxes may be jigsaw regions":
    "die Einheiten, die in jedem Individuum jede Ziffer einmal enthalten; Blöcke können Gebiete sein",
  "how two parents have a child, and how often: cut at a boundary between units, each unit from either, cycles or a section within each unit, bands or stacks from the parent that is better there (each unit from either where the units form none), or a copy of the first":
    "wie zwei Eltern ein Kind haben, und wie oft: an einer Grenze zwischen Einheiten geschnitten, jede Einheit von einem der beiden, Zyklen oder ein Abschnitt in jeder Einheit, Bänder oder Stapel von dem, der dort besser ist (jede Einheit von einem der beiden, wo es keine gibt), oder eine Kopie des ersten",
  "what is done to each unit of a child, with which probability: two genes are swapped, or all put in random order":
    "was mit jeder Einheit eines Kindes geschieht, und wie wahrscheinlich: zwei Gene werden getauscht, oder alle zufällig geordnet",
  "how the mutation rate changes: never, or up (down) by a fifth when more (fewer) than one of five of the last so many children were better than their parents":
    "wie sich die Mutationsrate ändert: nie, oder um ein Fünftel nach oben (unten), wenn von den letzten so vielen Kindern mehr (weniger) als eines von fünf besser als seine Eltern war",
  "who becomes a parent: the best of so many, by linear rank (the best so many times as often as the average), in proportion to fitness by roulette or by stochastic universal sampling, of the best share, or anybody":
    "wer Elter wird: der Beste von so vielen, nach linearem Rang (der Beste so viele Male so oft wie der Durchschnitt), nach Fitness mit Rouletterad oder stochastischem universellem Ziehen, aus dem besten Anteil, oder irgendwer",
  "cells in which two individuals differ at least not to share their fitness; 0 is no fitness sharing":
    "Zellen, in denen sich zwei Individuen mindestens unterscheiden, um ihre Fitness nicht zu teilen; 0 heißt, dass keine geteilt wird",
  "who gives way to children: all but an elite of so many, the worst or the oldest (one child a generation), all but the best of members and so many children for each, the same without the parents, the more similar parent where it is worse, or the own cell on a torus (the last two leave selection out)":
    "wer Kindern weicht: alle bis auf eine Elite von so vielen, der Schlechteste oder der Älteste (ein Kind je Generation), alle bis auf die Besten aus allen und so vielen Kindern für jeden, dasselbe ohne die Eltern, der ähnlichere Elter, wo er schlechter ist, oder der eigene Platz auf einem Torus (die letzten beiden brauchen keine Selektion)",
  "when the population is founded anew: after so many generations without a new best, or never":
    "wann die Population neu gegründet wird: nach so vielen Generationen ohne neues Bestes, oder nie",
  "what is counted: pairs of equal digits, once for each house that holds both; or cells that are in such a pair":
    "was gezählt wird: Paare gleicher Ziffern, einmal für jedes Haus, das beide enthält; oder Zellen in einem solchen Paar",
  "who lives: a parent or its child, whichever is better; or the first fronts of all parents and children":
    "wer lebt: ein Elter oder sein Kind, wer besser ist; oder die ersten Fronten aller Eltern und Kinder",
  "what makes a child better than its parent: more cells filled, then fewer violations; the other way round; or Pareto dominance":
    "was ein Kind besser macht als seinen Elter: mehr gefüllte Zellen, dann weniger Verstöße; umgekehrt; oder Pareto-Dominanz",
  "what happens to a parent whose child has the same two values":
    "was mit einem Elter geschieht, dessen Kind dieselben zwei Werte hat",
  "swaps tried without a new best before starting afresh":
    "Tausche ohne neues Bestes, bevor von vorn begonnen wird",
  "factor on the temperature after each chain": "Faktor auf die Temperatur nach jeder Kette",
  "swaps tried at one temperature, as a multiple of the open cells squared":
    "Tausche bei einer Temperatur, als Vielfaches der offenen Zellen im Quadrat",
  "chains in a row that ended no better than they began before a reheat":
    "Ketten in Folge, die nicht besser enden, als sie beginnen, bevor neu erhitzt wird",
  "steps of tabu search that improve each attempt, for each open cell":
    "Schritte der Tabusuche, die jeden Versuch verbessern, je offener Zelle",
  "steps for which a digit may not come back to its cell, for each cell with conflicts":
    "Schritte, für die eine Ziffer nicht in ihre Zelle zurückdarf, je Zelle mit Konflikten",
  "random steps on top of that, fewer than this": "zufällige Schritte dazu, weniger als so viele",
  "what a child takes over whole from one parent: digits, houses of one kind, or either as it comes":
    "was ein Kind ganz von einem Elter übernimmt: Ziffern, Häuser einer Art, oder was sich ergibt",
  "a child closer than this share of the open cells to a member takes that one's place or none":
    "ein Kind, das einem Mitglied näher ist als dieser Anteil der offenen Zellen, nimmt dessen Platz ein oder keinen",
  "children without a new best before the population is founded anew; 0 is never":
    "Kinder ohne neues Bestes, bevor die Population neu gegründet wird; 0 heißt nie",
  "decodes without parents that found a population; the best of them are its members":
    "Dekodierungen ohne Eltern, die eine Population gründen; die besten sind ihre Mitglieder",
  "decodes in a generation": "Dekodierungen in einer Generation",
  "generations without a new best before the population is founded anew":
    "Generationen ohne neues Bestes, bevor die Population neu gegründet wird",
  "least share of the first parent's digits that a child keeps; up to all":
    "kleinster Anteil der Ziffern des ersten Elters, den ein Kind behält; bis zu allen",
  "probability that a decision follows the second parent where it can":
    "Wahrscheinlichkeit, dass eine Entscheidung dem zweiten Elter folgt, wo sie kann",
  "what is decided first, among what has few candidates: where dead ends came about before; or anything alike":
    "was unter dem mit wenigen Kandidaten zuerst entschieden wird: wo es früher in Sackgassen ging; oder alles gleich",
  "populations, the last ones, the best of each of which is asked what they agree on":
    "die letzten so vielen Populationen, deren Beste gefragt werden, worin sie übereinstimmen",
  "share of the elites that have to agree on a digit for the next ones to begin with it":
    "Anteil der Besten, die eine Ziffer gemeinsam haben müssen, damit die nächsten mit ihr beginnen",
  "populations without anything new to agree on before all begins again with the givens":
    "Populationen ohne neue Übereinstimmung, bevor alles wieder mit den Vorgaben beginnt",
  "probability that an ant takes the digit with the most pheromone, and does not draw one":
    "Wahrscheinlichkeit, dass eine Ameise die Ziffer mit dem stärksten Duft nimmt und keine zieht",
  "share of the pheromone on the best board's digits that is replaced after each cycle":
    "Anteil des Dufts auf den Ziffern des besten Bretts, der nach jedem Umlauf ersetzt wird",
  "share of the pheromone on a digit that an ant takes with it when it chooses the digit":
    "Anteil des Dufts auf einer Ziffer, den eine Ameise mitnimmt, wenn sie die Ziffer wählt",
  "share of its worth that the best board loses after each cycle, so that others get their chance":
    "Anteil seines Werts, den das beste Brett nach jedem Umlauf verliert, damit andere zum Zug kommen",
  "steps of each local search": "Schritte jeder lokalen Suche",
  "swaps made last, which may not be made again": "die letzten Tausche, die nicht wiederholt werden",
  "probability that a step is made although the board gets worse by it":
    "Wahrscheinlichkeit eines Schritts, obwohl das Brett dadurch schlechter wird",
  "share of the cells without conflict that are emptied for the first completion":
    "Anteil der Zellen ohne Konflikt, die für die erste Vervollständigung geleert werden",
  "factor on this share after each completion; below 1/20 it begins anew":
    "Faktor auf diesen Anteil nach jeder Vervollständigung; unter 1/20 beginnt er von vorn",
  "digits that the search for a completion may try, each with propagation, before it gives up":
    "Ziffern, die die Suche nach einer Vervollständigung mit Propagation versucht, bevor sie aufgibt",
  "probability that a child is mutated: 1 to 5 swaps within one box":
    "Wahrscheinlichkeit, dass ein Kind mutiert: 1 bis 5 Tausche in einem Block",
  "generations after which the population is founded anew":
    "Generationen, nach denen die Population neu gegründet wird",
  "highest cost of a board that counts as nearly solved and adds to the belief space":
    "höchste Kosten eines Bretts, das als fast gelöst gilt und ins Gedächtnis eingeht",
  "what the rows of a child are made by: cycle or partially mapped crossover of each row by itself":
    "wie die Zeilen eines Kindes entstehen: durch Zyklen oder teilweise Abbildung, jede Zeile für sich",
  "probability that a child has two parents": "Wahrscheinlichkeit, dass ein Kind zwei Eltern hat",
  "probability, for each row of a child, that two of its open cells are swapped":
    "Wahrscheinlichkeit, dass zwei offene Zellen getauscht werden, für jede Zeile eines Kindes",
  "probability that two children are crossed over rather than copies of their parents":
    "Wahrscheinlichkeit, dass zwei Kinder gekreuzt werden und keine Kopien ihrer Eltern sind",
  "probability, for each box of a child, that two of its open cells are swapped":
    "Wahrscheinlichkeit, dass zwei offene Zellen getauscht werden, für jeden Block eines Kindes",
  "mutants made of each child, of which the best becomes the child":
    "Mutanten von jedem Kind, deren bester das Kind wird",
  "best individuals of the run that are kept to learn from":
    "die Besten des Laufs, die aufgehoben werden, um von ihnen zu lernen",
  "probability, for each row of such a child, that it is the second parent's":
    "Wahrscheinlichkeit, dass sie vom zweiten Elter kommt, für jede Zeile eines solchen Kindes",
  "probability, for each row of a child, that its open cells are put into a random order":
    "Wahrscheinlichkeit, dass ihre offenen Zellen zufällig geordnet werden, für jede Zeile eines Kindes",
  "what is done to the puzzle before the run: naked and hidden singles are placed, or nothing":
    "was vor dem Lauf mit dem Rätsel geschieht: nackte und versteckte Einer werden gesetzt, oder nichts",
  "share of a generation, its best, from which the probabilities are learnt; at least one is":
    "Anteil einer Generation, die Besten, von denen die Wahrscheinlichkeiten gelernt werden; mindestens einer",
  "share of each probability that is learnt anew each generation: 1 is UMDA, less is PBIL":
    "Anteil jeder Wahrscheinlichkeit, der in jeder Generation neu gelernt wird: 1 ist UMDA, weniger PBIL",
  "probability of its likeliest digit that a cell has on average when the run begins anew":
    "Wahrscheinlichkeit ihrer wahrscheinlichsten Ziffer, die eine Zelle im Mittel hat, wenn der Lauf neu beginnt",
  "share of each probability that is kept from one generation to the next":
    "Anteil jeder Wahrscheinlichkeit, der von einer Generation zur nächsten bleibt",
  "probability of its likeliest digit above which every cell is when an attempt ends":
    "Wahrscheinlichkeit ihrer wahrscheinlichsten Ziffer, über der jede Zelle ist, wenn ein Versuch endet",
  "what a board lends, one at a time: boxes that share no line; every box; these, every row and every column; or nothing":
    "was ein Brett verleiht, eins nach dem anderen: Blöcke ohne gemeinsame Zeile oder Spalte; jeden Block; dazu jede Zeile und jede Spalte; oder nichts",
  "probability, for each cell, that its digit is that of a random board of the memory":
    "Wahrscheinlichkeit, für jede Zelle, dass ihre Ziffer von einem zufälligen Brett des Gedächtnisses ist",
  "probability that such a digit is exchanged for the one before or behind it":
    "Wahrscheinlichkeit, dass statt einer solchen Ziffer die davor oder dahinter kommt",
  "what is counted in each house: missing digits; or, as the paper does, how far its sum is from that of all digits":
    "was in jedem Haus gezählt wird: fehlende Ziffern; oder, wie in der Arbeit, wie weit seine Summe von der aller Ziffern entfernt ist",
  "bees that are shared out among the boards in proportion to their nectar":
    "Bienen, die auf die Bretter nach deren Nektar verteilt werden",
  "share of the boards, the worst, in whose place new ones are offered, rounded down":
    "Anteil der Bretter, der schlechtesten, statt derer neue geboten werden, abgerundet",
  "weight of the place where a particle is": "Gewicht des Orts, an dem ein Teilchen ist",
  "weight of the best place where it has been": "Gewicht des besten Orts, an dem es war",
  "weight of the best place of the particles that it knows":
    "Gewicht des besten Orts der Teilchen, die es kennt",
  "the particles that a particle knows: its four neighbours on a torus and itself, or all":
    "die Teilchen, die ein Teilchen kennt: seine vier Nachbarn auf einem Torus und sich selbst, oder alle",
  "probability, for each row of a new place, that two of its open cells are swapped":
    "Wahrscheinlichkeit, dass zwei offene Zellen getauscht werden, für jede Zeile eines neuen Orts",
  "probability that a child is mutated beside a solution; less, the fewer digits the best has":
    "Wahrscheinlichkeit, dass ein Kind nahe einer Lösung mutiert; kleiner, je weniger Ziffern der Beste hat",
  "share of the nests, the worst, that are made anew each generation; one is left":
    "Anteil der Nester, der schlechtesten, die in jeder Generation neu entstehen; eines bleibt",
  "probability, for each cycle of a row, that an egg has it from the best nest":
    "Wahrscheinlichkeit, dass ein Ei ihn vom besten Nest hat, für jeden Zyklus einer Zeile",
  "exponent of the flights: at least n swaps are as likely as n to the power of minus this":
    "Exponent der Flüge: mindestens n Tausche sind so wahrscheinlich wie n hoch minus diese Zahl",
  "what is filtered after every move: houses as a whole, or each pair of peers by itself":
    "was nach jedem Zug gefiltert wird: Häuser als Ganzes, oder jedes Paar von Nachbarn für sich",
  "neighbours looked at in each iteration, of which the best is taken":
    "Nachbarn, die in jedem Durchgang angesehen werden; der beste wird genommen",
  "digits removed last that may not come back to their cells":
    "die zuletzt entfernten Ziffern, die nicht in ihre Zellen zurückdürfen",
  "iterations without a better board before the search begins anew":
    "Durchgänge ohne besseres Brett, bevor die Suche neu beginnt",
  "swaps tried to improve each board, for each open cell":
    "Tausche, mit denen jedes Brett verbessert wird, je offener Zelle",
  "generations in which the distance falls to 0; then the population is founded anew":
    "Generationen, in denen der Abstand auf 0 fällt; dann wird die Population neu gegründet",
  "distance that survivors keep at first, as a share of that of two founders on average":
    "Abstand, den Überlebende anfangs halten, als Anteil des mittleren Abstands zweier Gründer",
  "probability of flipping any variable of a clause, where each breaks another clause":
    "Wahrscheinlichkeit, irgendeine Variable einer Klausel umzukehren, wo jede eine andere Klausel bricht",
  "flips before a new random assignment": "Umkehrungen vor einer neuen zufälligen Belegung",
  "probability with which each place of a child is swapped with a random one":
    "Wahrscheinlichkeit, mit der jeder Platz eines Kindes mit einem zufälligen getauscht wird",
  "swaps of two random places by which a mutant differs, at most; each number is as likely":
    "Tausche zweier zufälliger Plätze, um die ein Mutant sich höchstens unterscheidet; jede Zahl ist gleich wahrscheinlich",
  "how two parents have a child, and how often: a section of one mapped into the other, a section of one and the rest in the order of the other, cycles from either, or a copy of the first":
    "wie zwei Eltern ein Kind haben, und wie oft: ein Abschnitt des einen in den anderen abgebildet, ein Abschnitt des einen und der Rest in der Reihenfolge des anderen, Zyklen von beiden, oder eine Kopie des ersten",
  "what is done to a child, with which probability: two random places are swapped, the number of one moves to the other, or all from one to the other is reversed or put in random order":
    "was mit einem Kind geschieht, und wie wahrscheinlich: zwei zufällige Plätze werden getauscht, die Zahl des einen rückt zum anderen, oder alles dazwischen wird umgedreht oder zufällig geordnet",
  "what makes a child better than its parent: the first objective, then the second; the other way round; or Pareto dominance":
    "was ein Kind besser macht als seinen Elter: das erste Ziel, dann das zweite; umgekehrt; oder Pareto-Dominanz",
  "swaps tried at one temperature, as a multiple of the places squared":
    "Tausche bei einer Temperatur, als Vielfaches der Plätze im Quadrat",
  "what a child is made by: cycle or partially mapped crossover":
    "wie ein Kind entsteht: durch Zyklen oder teilweise Abbildung",
  "probability that two places of a child are swapped":
    "Wahrscheinlichkeit, dass zwei Plätze eines Kindes getauscht werden",
  "probability of one more swap, again and again":
    "Wahrscheinlichkeit noch eines Tauschs, wieder und wieder",
};

/** Wörter zwischen den Namen von Werten. */
const BETWEEN: [english: string, german: string][] = [
  [" or ", " oder "],
  [" above ", " über "],
  [" to ", " bis "],
  [" less than ", " kleiner als "],
];

/** Was ein Parameter tut, auf Deutsch. */
export const parameter = (about: string) => PARAMETER[about] ?? about;

/** Werte wie `swap:0 to 1, none`, und Bedingungen wie `population above 1`. */
export const werte = (english: string) =>
  BETWEEN.reduce((told, [word, german]) => told.replaceAll(word, german), english);
