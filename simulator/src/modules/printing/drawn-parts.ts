import type { PrintRange } from '@muara/contract/rules';
import { renderAgentTickets, type AgentTicketBatch } from '../../documents/index.ts';

const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Documents that were drawn lately, each under all that it shows: what has changed is another document, so that nothing
 * old is ever served, and worlds may share them. The same one is never drawn twice at a time.
 */
export class DrawnParts {
  readonly #most: number;
  /** The latest used last. */
  readonly #parts = new Map<string, Uint8Array>();
  readonly #drawing = new Map<string, Promise<Uint8Array>>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  /** Bytes that are kept. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The document under a key, drawn when it is not there. */
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
    const size = sizeOf(key, part);
    if (size > this.#most) return;
    this.#parts.set(key, part);
    this.#bytes += size;
    for (const [oldest, bytes] of this.#parts) {
      if (this.#bytes <= this.#most) return;
      this.#parts.delete(oldest);
      this.#bytes -= sizeOf(oldest, bytes);
    }
  }
}

function sizeOf(key: string, part: Uint8Array): number {
  return 2 * key.length + part.byteLength;
}

const PARTS = new DrawnParts(MOST_BYTES);

/** Agent tickets of a batch as a PDF, from what was drawn before where nothing on them has changed. */
export function drawAgentTickets(batch: AgentTicketBatch, range: PrintRange): Promise<Uint8Array> {
  const { tickets, ...head } = batch;
  const key = JSON.stringify([head, tickets.length, range, tickets.slice(range.from - 1, range.to)]);
  return PARTS.get(key, () => renderAgentTickets(batch, range));
}
