const FIRST_BLOCK = 4_096;
const LARGEST_BLOCK = 262_144;
/** A longer text gets a block of its own. A UTF-16 unit takes at most three bytes. */
const LONG = LARGEST_BLOCK / 3;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Keeps texts that go in about the order in which they came, in blocks that later texts use again.
 * Memory of its own for each answer of a busy world would start full garbage collections.
 */
export class KeptTexts {
  #block = new Block(new Uint8Array(FIRST_BLOCK));
  /** An empty block for the next texts. */
  #spare: Block | undefined;

  keep(text: string): KeptText {
    if (text.length > LONG) return new Block(encoder.encode(text)).whole();
    return this.#block.write(text) ?? (this.#nextBlock(text.length * 3).write(text) as KeptText);
  }

  /** Blocks grow with what is kept. */
  #nextBlock(needed: number): Block {
    const size = Math.max(needed, Math.min(this.#block.size * 2, LARGEST_BLOCK));
    const spare = this.#spare;
    this.#spare = undefined;
    if (spare && spare.size >= size) return (this.#block = spare);
    const next = new Block(new Uint8Array(size), () => {
      if (next !== this.#block) this.#spare = next;
    });
    return (this.#block = next);
  }
}

/** A text that is kept until it is freed. */
export class KeptText {
  readonly #block: Block;
  readonly #start: number;
  readonly #end: number;

  constructor(block: Block, start: number, end: number) {
    this.#block = block;
    this.#start = start;
    this.#end = end;
  }

  /** How many bytes it takes. */
  get size(): number {
    return this.#end - this.#start;
  }

  read(): string {
    return this.#block.read(this.#start, this.#end);
  }

  /** Gives its bytes to later texts: it can no longer be read. */
  free(): void {
    this.#block.free();
  }
}

class Block {
  readonly #bytes: Uint8Array;
  readonly #onEmpty: () => void;
  #used = 0;
  #texts = 0;

  /** @param onEmpty called when all its texts have been freed */
  constructor(bytes: Uint8Array, onEmpty: () => void = () => {}) {
    this.#bytes = bytes;
    this.#onEmpty = onEmpty;
  }

  get size(): number {
    return this.#bytes.length;
  }

  /** Returns the text that its bytes are. */
  whole(): KeptText {
    return new KeptText(this, 0, this.size);
  }

  /** Writes a text behind the others; undefined when there is no room. */
  write(text: string): KeptText | undefined {
    const { read, written } = encoder.encodeInto(text, this.#bytes.subarray(this.#used));
    if (read < text.length) return undefined;
    const start = this.#used;
    this.#used += written;
    this.#texts++;
    return new KeptText(this, start, this.#used);
  }

  read(start: number, end: number): string {
    return decoder.decode(this.#bytes.subarray(start, end));
  }

  free(): void {
    this.#texts--;
    if (this.#texts > 0) return;
    this.#used = 0;
    this.#onEmpty();
  }
}
