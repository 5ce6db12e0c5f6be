// Unpacks LZMA. It compresses the engine to two thirds of gzip's size, since its window contains
// all of it.
//
// Source: Igor Pavlov's "LZMA specification" (7-zip.org/sdk.html, in the public domain), whose
// names this file uses. The state encodes the kinds of the last packets, and `reps` has the last
// four distances.

const HEADER = 13;
const MOST_POSITION_STATES = 16;
const LEAST_MATCH = 2;
const END_MARKER = 0xffffffff;

/** Adaptive probabilities of bits, all initially 1/2. */
function even(count: number): Uint16Array {
  return new Uint16Array(count).fill(1024);
}

/** Reads bits encoded with adaptive probabilities. */
class RangeDecoder {
  private range = 0xffffffff;
  private code = 0;

  /** Reads the first five bytes, of which the first is always 0. */
  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {
    for (let read = 0; read < 5; read++) this.code = (this.code << 8) | this.next();
    this.code >>>= 0;
  }

  bit(probabilities: Uint16Array, index: number): number {
    const probability = probabilities[index] as number;
    const bound = (this.range >>> 11) * probability;
    const isOne = this.code >= bound;
    if (isOne) {
      probabilities[index] = probability - (probability >>> 5);
      this.range -= bound;
      this.code -= bound;
    } else {
      probabilities[index] = probability + ((2048 - probability) >>> 5);
      this.range = bound;
    }
    this.widen();
    return isOne ? 1 : 0;
  }

  /** Reads `count` bits without probabilities, the highest first. */
  direct(count: number): number {
    let value = 0;
    for (let read = 0; read < count; read++) {
      this.range >>>= 1;
      const isOne = this.code >= this.range;
      if (isOne) this.code -= this.range;
      this.widen();
      value = ((value << 1) | (isOne ? 1 : 0)) >>> 0;
    }
    return value;
  }

  /** Reads a number of `bits` bits by a tree of probabilities at `base`, the highest bit first. */
  tree(probabilities: Uint16Array, base: number, bits: number): number {
    let node = 1;
    for (let read = 0; read < bits; read++)
      node = (node << 1) | this.bit(probabilities, base + node);
    return node - (1 << bits);
  }

  /** Like `tree`, with the lowest bit first. */
  reverseTree(probabilities: Uint16Array, base: number, bits: number): number {
    let [node, value] = [1, 0];
    for (let read = 0; read < bits; read++) {
      const bit = this.bit(probabilities, base + node);
      node = (node << 1) | bit;
      value |= bit << read;
    }
    return value;
  }

  private widen(): void {
    if (this.range >= 2 ** 24) return;
    this.range = (this.range << 8) >>> 0;
    this.code = ((this.code << 8) | this.next()) >>> 0;
  }

  private next(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new Error("the packed engine ends too early");
    return byte;
  }
}

/** Decodes the lengths of matches, which are at least 2. */
class Lengths {
  private readonly choice = even(2);
  private readonly low = even(MOST_POSITION_STATES << 3);
  private readonly middle = even(MOST_POSITION_STATES << 3);
  private readonly high = even(256);

  read(input: RangeDecoder, positionState: number): number {
    const base = positionState << 3;
    if (!input.bit(this.choice, 0)) return LEAST_MATCH + input.tree(this.low, base, 3);
    if (!input.bit(this.choice, 1)) return LEAST_MATCH + 8 + input.tree(this.middle, base, 3);
    return LEAST_MATCH + 16 + input.tree(this.high, 0, 8);
  }
}

/** Decodes the distances of matches, minus 1. */
class Distances {
  private readonly slots = even(4 << 6);
  private readonly middle = even(128);
  private readonly aligned = even(16);

  read(input: RangeDecoder, length: number): number {
    const slot = input.tree(this.slots, Math.min(length - LEAST_MATCH, 3) << 6, 6);
    if (slot < 4) return slot;
    const bits = (slot >>> 1) - 1;
    const base = ((2 | (slot & 1)) << bits) >>> 0;
    if (slot < 14) return base + input.reverseTree(this.middle, base - slot, bits);
    return base + input.direct(bits - 4) * 16 + input.reverseTree(this.aligned, 0, 4);
  }
}

/** Decodes literal bytes. */
class Literals {
  private readonly probabilities: Uint16Array;

  constructor(
    private readonly contextBits: number,
    private readonly positionMask: number,
  ) {
    this.probabilities = even(0x300 * (positionMask + 1) * (1 << contextBits));
  }

  /**
   * Reads the byte at `at`. After a match, `matched` is the byte with which that match would
   * continue.
   */
  read(input: RangeDecoder, at: number, before: number, matched: number | undefined): number {
    const context =
      ((at & this.positionMask) << this.contextBits) | (before >>> (8 - this.contextBits));
    const base = 0x300 * context;
    let symbol = 1;
    if (matched !== undefined) {
      for (let match = matched; symbol < 0x100; match <<= 1) {
        const expected = (match >>> 7) & 1;
        const bit = input.bit(this.probabilities, base + ((1 + expected) << 8) + symbol);
        symbol = (symbol << 1) | bit;
        if (bit !== expected) break;
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | input.bit(this.probabilities, base + symbol);
    return symbol & 0xff;
  }
}

/** Decodes the kinds of packets, and their matches. */
class Packets {
  private readonly isMatch = even(12 << 4);
  private readonly isRep = even(12);
  private readonly isRep0 = even(12);
  private readonly isRep1 = even(12);
  private readonly isRep2 = even(12);
  private readonly isRep0Long = even(12 << 4);
  private readonly lengths = new Lengths();
  private readonly repLengths = new Lengths();
  private readonly distances = new Distances();
  private state = 0;
  private reps: [number, number, number, number] = [0, 0, 0, 0];

  constructor(private readonly input: RangeDecoder) {}

  /** The distance of the last match, minus 1. */
  get distance(): number {
    return this.reps[0];
  }

  get followsMatch(): boolean {
    return this.state >= 7;
  }

  isLiteral(positionState: number): boolean {
    return !this.input.bit(this.isMatch, (this.state << 4) + positionState);
  }

  literalCame(): void {
    this.state = this.state < 4 ? 0 : this.state - (this.state < 10 ? 3 : 6);
  }

  /** Reads the next match and returns its length. Afterwards `distance` is its distance. */
  length(positionState: number): number {
    const { input, state } = this;
    const isAfterLiteral = state < 7;
    if (!input.bit(this.isRep, state)) {
      const length = this.lengths.read(input, positionState);
      this.reps = [this.distances.read(input, length), this.reps[0], this.reps[1], this.reps[2]];
      this.state = isAfterLiteral ? 7 : 10;
      return length;
    }
    if (input.bit(this.isRep0, state)) this.recall();
    else if (!input.bit(this.isRep0Long, (state << 4) + positionState)) {
      this.state = isAfterLiteral ? 9 : 11;
      return 1;
    }
    this.state = isAfterLiteral ? 8 : 11;
    return this.repLengths.read(input, positionState);
  }

  /** Moves one of the older distances to the front. */
  private recall(): void {
    const { input, state } = this;
    const [first, second, third, fourth] = this.reps;
    if (!input.bit(this.isRep1, state)) this.reps = [second, first, third, fourth];
    else if (!input.bit(this.isRep2, state)) this.reps = [third, first, second, fourth];
    else this.reps = [fourth, first, second, third];
  }
}

/** Unpacks the contents of an `.lzma` file. Throws an error if the file is damaged. */
export function unpack(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = new DataView(packed.buffer, packed.byteOffset, HEADER);
  const properties = header.getUint8(0);
  const contextBits = properties % 9;
  const positionMask = (1 << (Math.floor(properties / 9) % 5)) - 1;
  const stateMask = (1 << Math.floor(properties / 45)) - 1;
  const out = new Uint8Array(header.getUint32(5, true));
  const input = new RangeDecoder(packed, HEADER);
  const literals = new Literals(contextBits, positionMask);
  const packets = new Packets(input);
  for (let at = 0; at < out.length; ) {
    const positionState = at & stateMask;
    if (packets.isLiteral(positionState)) {
      const before = at > 0 ? (out[at - 1] as number) : 0;
      const matched = packets.followsMatch ? out[at - packets.distance - 1] : undefined;
      out[at++] = literals.read(input, at - 1, before, matched);
      packets.literalCame();
      continue;
    }
    const length = packets.length(positionState);
    const from = at - packets.distance - 1;
    if (packets.distance === END_MARKER || from < 0 || at + length > out.length)
      throw new Error("the packed engine is damaged");
    for (let copied = 0; copied < length; copied++) out[at++] = out[from + copied] as number;
  }
  return out;
}
