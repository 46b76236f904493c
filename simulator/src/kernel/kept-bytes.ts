const FIRST_BLOCK = 4_096;
const LARGEST_BLOCK = 262_144;

/**
 * Keeps copies of bytes that go in about the order in which they came, in blocks that are used again.
 * Memory of its own for each answer of a busy world would start full garbage collections.
 */
export class KeptBytes {
  #block = new Block(FIRST_BLOCK);
  /** An empty block for the next bytes. */
  #spare: Block | undefined;

  keep(bytes: Uint8Array): KeptPart {
    // Among others it would keep as much memory for as long as they stay.
    if (bytes.length > LARGEST_BLOCK / 4) return new Block(bytes.length).write(bytes);
    return (this.#block.hasRoomFor(bytes) ? this.#block : this.#nextBlock(bytes.length)).write(bytes);
  }

  /** Blocks grow with what is kept. */
  #nextBlock(needed: number): Block {
    const size = Math.max(needed, Math.min(this.#block.size * 2, LARGEST_BLOCK));
    const spare = this.#spare;
    this.#spare = undefined;
    if (spare && spare.size >= size) return (this.#block = spare);
    const next = new Block(size, () => {
      if (next !== this.#block) this.#spare = next;
    });
    return (this.#block = next);
  }
}

/** Bytes that are kept until they are freed. */
export class KeptPart {
  readonly #block: Block;
  readonly #start: number;
  readonly size: number;

  constructor(block: Block, start: number, size: number) {
    this.#block = block;
    this.#start = start;
    this.size = size;
  }

  /** Returns the bytes as they are now: a view of them, to be read at once. */
  read(): Uint8Array {
    return this.#block.read(this.#start, this.size);
  }

  /** Gives its place to later bytes: it can no longer be read. */
  free(): void {
    this.#block.free();
  }
}

class Block {
  readonly #bytes: Uint8Array;
  readonly #onEmpty: () => void;
  #used = 0;
  #parts = 0;

  /** @param onEmpty called when all its parts have been freed */
  constructor(size: number, onEmpty: () => void = () => {}) {
    this.#bytes = new Uint8Array(size);
    this.#onEmpty = onEmpty;
  }

  get size(): number {
    return this.#bytes.length;
  }

  hasRoomFor(bytes: Uint8Array): boolean {
    return bytes.length <= this.size - this.#used;
  }

  /** Writes bytes behind the others. */
  write(bytes: Uint8Array): KeptPart {
    const start = this.#used;
    this.#bytes.set(bytes, start);
    this.#used += bytes.length;
    this.#parts++;
    return new KeptPart(this, start, bytes.length);
  }

  read(start: number, size: number): Uint8Array {
    return this.#bytes.subarray(start, start + size);
  }

  free(): void {
    this.#parts--;
    if (this.#parts > 0) return;
    this.#used = 0;
    this.#onEmpty();
  }
}
