/** Four 32-bit words: all that a generator remembers, so that a snapshot can hold it. */
export type RandomState = [number, number, number, number];

/** A repeatable source of randomness (sfc32). One seed gives one sequence on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [min, max], both ends included. */
  int(min: number, max: number): number;
  /** True with the given probability (0–1). */
  chance(probability: number): boolean;
  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** One element, each as likely as its weight. */
  weighted<T>(list: readonly (readonly [value: T, weight: number])[]): T;
  /** A new list in another order. */
  shuffle<T>(list: readonly T[]): T[];
  /** `length` letters out of an alphabet. */
  text(alphabet: string, length: number): string;
  /** Random bytes as lower-case hexadecimal, two letters a byte. */
  token(bytes: number): string;
  /** A version 4 UUID. */
  uuid(): string;
  /** An independent source for one purpose: taking more from one never shifts another. */
  fork(label: string): Random;
  state(): RandomState;
}

/** A source from a seed; a string seed (a world's name) is as good as a number. */
export function createRandom(seed: number | string): Random {
  const random = new Sfc32(scatter(String(seed)));
  for (let warmUp = 0; warmUp < 12; warmUp++) random.next();
  return random;
}

/** Continues where `state()` was taken. */
export function resumeRandom(state: RandomState): Random {
  return new Sfc32(state);
}

/** FNV-1a with a final mix, four times over: spreads neighbouring seeds far apart. */
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
