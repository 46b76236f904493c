import type { LayeredMap } from './layered-map.ts';

/**
 * Records per segment, as a power of two: small enough for cheap changes, large enough for a fast
 * search.
 */
const SPAN_BITS = 9;
const SPAN = 1 << SPAN_BITS;
/** Bits of a segment's set of three-letter sequences. */
const GRAM_BITS = 16;
const GRAM_MASK = (1 << GRAM_BITS) - 1;
const GRAM = 3;
/** Terminates each record's text; no text contains it. */
const END = '\n';

/** The texts of a few hundred records in one string, in id order. */
interface Segment {
  readonly text: string;
  readonly ids: readonly number[];
  /** Where the text of each record ends, including its terminator. */
  readonly ends: Int32Array;
  readonly grams: Uint32Array;
}

/**
 * Finds records whose text contains a part.
 * Texts are joined on the first search, and again after changes; forks share what neither has changed. Parts of three
 * letters and more are searched only in segments that contain their letters, so that rare parts cost next to nothing.
 */
export class TextIndex<T extends { id: number }> {
  readonly #records: LayeredMap<number, T>;
  readonly #textOf: (record: T) => string;
  /** Built by any of the forks that share it, from shared records. */
  #shared: (Segment | undefined)[];
  /** Segments that only this side has changed; undefined until they are searched again. */
  #own = new Map<number, Segment | undefined>();

  /** @param textOf lower case, with line breaks only between its parts */
  constructor(records: LayeredMap<number, T>, textOf: (record: T) => string, from?: TextIndex<T>) {
    this.#records = records;
    this.#textOf = textOf;
    this.#shared = from ? from.#share() : [];
  }

  /** Notes a write; `undefined` means no record. */
  change(id: number, before: T | undefined, after: T | undefined): void {
    const place = id >>> SPAN_BITS;
    if (this.#segment(place) === undefined && this.#own.has(place)) return;
    if (before && after && this.#textOf(before) === this.#textOf(after)) return;
    this.#own.set(place, undefined);
  }

  /** Drops everything, because all records were replaced. */
  clear(): void {
    this.#shared = [];
    this.#own = new Map();
  }

  /**
   * Returns a mask by id with 1 for each match.
   * @param part lower case
   * @param size one more than the highest id
   */
  find(part: string, size: number): Uint8Array {
    const marks = new Uint8Array(size);
    if (part.includes(END)) return marks;
    const grams = listGrams(part);
    const segments = (size + SPAN - 1) >>> SPAN_BITS;
    for (let place = 0; place < segments; place++) {
      const segment = this.#segment(place) ?? this.#build(place);
      if (grams.every((gram) => hasGram(segment.grams, gram))) markHits(segment, part, marks);
    }
    return marks;
  }

  #segment(place: number): Segment | undefined {
    return this.#own.has(place) ? this.#own.get(place) : this.#shared[place];
  }

  #build(place: number): Segment {
    const ids: number[] = [];
    const ends: number[] = [];
    let text = '';
    for (let id = place << SPAN_BITS; id < (place + 1) << SPAN_BITS; id++) {
      const record = this.#records.get(id);
      if (!record) continue;
      text += this.#textOf(record) + END;
      ids.push(id);
      ends.push(text.length);
    }
    const segment = { text, ids, ends: Int32Array.from(ends), grams: allGrams(text) };
    if (this.#own.has(place)) this.#own.set(place, segment);
    else this.#shared[place] = segment;
    return segment;
  }

  /** Returns the segments that a fork starts with; both sides then share them. */
  #share(): (Segment | undefined)[] {
    if (this.#own.size > 0) {
      this.#shared = this.#shared.slice();
      for (const [place, segment] of this.#own) this.#shared[place] = segment;
      this.#own = new Map();
    }
    return this.#shared;
  }
}

function markHits({ text, ids, ends }: Segment, part: string, marks: Uint8Array): void {
  let record = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, ends[record])) {
    while ((ends[record] as number) <= at) record++;
    marks[ids[record] as number] = 1;
  }
}

/** Returns a number for three letters; different sequences may share it. */
function getGram(first: number, second: number, third: number): number {
  return ((first << 10) ^ (second << 5) ^ third) & GRAM_MASK;
}

function listGrams(part: string): number[] {
  const letters = Array.from({ length: part.length }, (_, at) => part.charCodeAt(at));
  return letters.slice(GRAM - 1).map((letter, at) => getGram(letters[at] as number, letters[at + 1] as number, letter));
}

function allGrams(text: string): Uint32Array {
  const grams = new Uint32Array(1 << (GRAM_BITS - 5));
  let first = text.charCodeAt(0);
  let second = text.charCodeAt(1);
  for (let at = GRAM - 1; at < text.length; at++) {
    const third = text.charCodeAt(at);
    const gram = getGram(first, second, third);
    grams[gram >>> 5] = (grams[gram >>> 5] as number) | (1 << (gram & 31));
    first = second;
    second = third;
  }
  return grams;
}

function hasGram(grams: Uint32Array, gram: number): boolean {
  return ((grams[gram >>> 5] as number) & (1 << (gram & 31))) !== 0;
}
