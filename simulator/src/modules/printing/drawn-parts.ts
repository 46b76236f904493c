import type { PrintRange } from '@muara/contract/rules';
import { renderAgentTickets, type AgentTicketBatch } from '../../documents/index.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * A cache of rendered documents.
 * The key is everything a document shows, so that no stale one is served and worlds may share them. Concurrent requests
 * render a document once.
 */
export class DrawnParts {
  readonly #most: number;
  /** The most recently used last. */
  readonly #parts = new Map<string, Uint8Array>();
  readonly #drawing = new Map<string, Promise<Uint8Array>>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  /** The number of bytes in the cache. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Returns the document under a key, rendered if missing. */
  async get(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const kept = this.#parts.get(key);
    if (kept) {
      this.#parts.delete(key);
      this.#parts.set(key, kept);
      return kept;
    }
    const other = this.#drawing.get(key);
    if (other) return other;
    const drawing = draw();
    this.#drawing.set(key, drawing);
    try {
      const part = await drawing;
      this.#keep(key, part);
      return part;
    } finally {
      this.#drawing.delete(key);
    }
  }

  #keep(key: string, part: Uint8Array): void {
    const size = getSize(key, part);
    if (size > this.#most) return;
    this.#parts.set(key, part);
    this.#bytes += size;
    for (const [oldest, bytes] of this.#parts) {
      if (this.#bytes <= this.#most) return;
      this.#parts.delete(oldest);
      this.#bytes -= getSize(oldest, bytes);
    }
  }
}

function getSize(key: string, part: Uint8Array): number {
  return 2 * key.length + part.byteLength;
}

const PARTS = new DrawnParts(MAX_BYTES);

/** Returns agent tickets of a batch as a PDF, from the cache if nothing on them changed. */
export function drawAgentTickets(batch: AgentTicketBatch, range: PrintRange): Promise<Uint8Array> {
  const { tickets, ...head } = batch;
  const key = JSON.stringify([head, tickets.length, range, tickets.slice(range.from - 1, range.to)]);
  return PARTS.get(key, () => renderAgentTickets(batch, range));
}
