/** Four 32-bit words: the whole state of a generator, so that snapshots can contain it. */
export type RandomState = [number, number, number, number];

/** A repeatable random source (sfc32): one seed gives the same sequence on every machine. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer in [min, max], inclusive. */
  int(min: number, max: number): number;
  /** Returns true with the given probability (0–1). */
  chance(probability: number): boolean;
  /** Returns one element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** Returns one element, with a probability proportional to its weight. */
  weighted<T>(list: readonly (readonly [value: T, weight: number])[]): T;
  /** Returns a shuffled copy of a list. */
  shuffle<T>(list: readonly T[]): T[];
  /** Returns `length` characters of an alphabet. */
  text(alphabet: string, length: number): string;
  /** Returns random bytes in lower-case hexadecimal, two digits per byte. */
  token(bytes: number): string;
  /** Returns a version 4 UUID. */
  uuid(): string;
  /** Returns an independent source for one purpose: drawing from one never affects another. */
  fork(label: string): Random;
  state(): RandomState;
}

/** Creates a source from a seed, a number or a string such as a world's name. */
export function createRandom(seed: number | string): Random {
  const random = new Sfc32(scatter(String(seed)));
  for (let warmUp = 0; warmUp < 12; warmUp++) random.next();
  return random;
}

/** Continues from a saved `state()`. */
export function resumeRandom(state: RandomState): Random {
  return new Sfc32(state);
}

/** FNV-1a with a final mix, four times: spreads neighbouring seeds far apart. */
function scatter(seed: string): RandomState {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  const word = (): number => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = hash ^ (hash >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  return [word(), word(), word(), 1];
}

class Sfc32 implements Random {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  constructor([a, b, c, counter]: RandomState) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#counter = counter | 0;
  }

  #word(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  next(): number {
    return this.#word() / 0x1_0000_0000;
  }

  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('pick needs a list with at least one element');
    return list[this.int(0, list.length - 1)] as T;
  }

  weighted<T>(list: readonly (readonly [value: T, weight: number])[]): T {
    const total = list.reduce((sum, [, weight]) => sum + weight, 0);
    let rest = this.next() * total;
    for (const [value, weight] of list) {
      rest -= weight;
      if (rest < 0) return value;
    }
    const last = list.at(-1);
    if (!last) throw new RangeError('weighted needs a list with at least one element');
    return last[0];
  }

  shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let index = copy.length - 1; index > 0; index--) {
      const other = this.int(0, index);
      [copy[index], copy[other]] = [copy[other] as T, copy[index] as T];
    }
    return copy;
  }

  text(alphabet: string, length: number): string {
    let text = '';
    while (text.length < length) text += alphabet[this.int(0, alphabet.length - 1)];
    return text;
  }

  token(bytes: number): string {
    return this.text('0123456789abcdef', bytes * 2);
  }

  uuid(): string {
    const hex = this.token(16);
    const variant = this.pick(['8', '9', 'a', 'b']);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }

  fork(label: string): Random {
    return createRandom(`${label}:${this.#word()}`);
  }

  state(): RandomState {
    return [this.#a, this.#b, this.#c, this.#counter];
  }
}
