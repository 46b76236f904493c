/** Something whose content can be dropped to save memory. */
export interface Retained {
  /** About how many bytes it keeps. */
  readonly size: number;
  forget(): void;
}

const MAX_BYTES = 64_000_000;

/**
 * Limits what the journals of all worlds keep of requests, answers and frames: the oldest are
 * dropped first.
 */
export class Retention {
  readonly #limit: number;
  /** In order of arrival. */
  readonly #items = new Set<Retained>();
  #bytes = 0;

  constructor(limit = MAX_BYTES) {
    this.#limit = limit;
  }

  /** How many bytes are kept. */
  get bytes(): number {
    return this.#bytes;
  }

  keep(item: Retained): void {
    this.#items.add(item);
    this.#bytes += item.size;
    if (this.#bytes <= this.#limit) return;
    for (const oldest of this.#items) {
      if (this.#bytes <= this.#limit) return;
      this.drop(oldest);
    }
  }

  /** Forgets an item, now. */
  drop(item: Retained): void {
    if (!this.#items.delete(item)) return;
    this.#bytes -= item.size;
    item.forget();
  }
}

/** Returns about how many bytes a value keeps, without serialising it. */
export function weigh(value: unknown): number {
  let bytes = 0;
  const left: unknown[] = [value];
  for (const next of left) {
    if (typeof next === 'string') bytes += next.length;
    else if (next instanceof Blob) bytes += next.size;
    else if (ArrayBuffer.isView(next)) bytes += next.byteLength;
    else if (typeof next === 'object' && next !== null) {
      bytes += 16;
      for (const inner of Object.values(next)) if (inner !== null) left.push(inner);
    }
  }
  return bytes;
}
