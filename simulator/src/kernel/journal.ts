import type { EventType } from '../events/business-event.ts';

/** One call, for QA to read afterwards. It never contains secrets. */
export interface JournalEntry {
  id: number;
  /** The world's time, in milliseconds since 1970. */
  at: number;
  operationId: string | null;
  method: string;
  /** Path without the query string and the world prefix. */
  path: string;
  query: Record<string, unknown>;
  body: unknown;
  status: number;
  /** The error code of a refused call. */
  code: string | null;
  message: string | null;
  /** The session's user. */
  userId: number | null;
  address: string;
  /** X-Platform, or `web_app`. */
  platform: string;
  /** The User-Agent header, or empty. */
  userAgent: string;
  /** Duration of the call in real milliseconds. */
  took: number;
  /** The fault that struck, if any. */
  faultId: number | null;
  /** What the call caused, in order: `sale.paid`, `ticket.refunded`, … */
  events: readonly EventType[];
}

const CAPACITY = 1_000;
const LONGEST_TEXT = 2_000;
const SECRET = /password|token|secret|api_?key|authorization|^key$|acc(?:ount)?_?(?:no|num)/i;
const HIDDEN = '[hidden]';

/** The last 1,000 calls of a world. */
export class Journal {
  readonly #ring: JournalEntry[] = [];
  #written = 0;

  /** How many calls were ever written, including dropped ones. */
  get written(): number {
    return this.#written;
  }

  write(entry: Omit<JournalEntry, 'id'>): void {
    const body = withoutSecrets(entry.body);
    const query = withoutSecrets(entry.query) as Record<string, unknown>;
    // Counted only once it is complete, so that the ring has no gaps.
    this.#ring[this.#written % CAPACITY] = { ...entry, body, query, id: ++this.#written };
  }

  /** Returns the entries, oldest first. */
  entries(): JournalEntry[] {
    const start = this.#written > CAPACITY ? this.#written % CAPACITY : 0;
    return [...this.#ring.slice(start), ...this.#ring.slice(0, start)];
  }
}

/**
 * Returns a copy with secret fields redacted and long strings (uploads) cut.
 * Uses a work list instead of recursion, so no depth overflows the stack.
 */
function withoutSecrets(value: unknown): unknown {
  const root: Record<string, unknown> = {};
  const left: { target: Record<string, unknown>; key: string; value: unknown }[] = [
    { target: root, key: 'value', value },
  ];
  for (const next of left) {
    const { target, key } = next;
    const copy = copyFlat(next.value);
    define(target, key, copy);
    if (typeof copy !== 'object' || copy === null) continue;
    for (const [name, inner] of Object.entries(next.value as object)) {
      const isSecret = inner !== null && !Array.isArray(copy) && SECRET.test(name);
      left.push({ target: copy as Record<string, unknown>, key: name, value: isSecret ? HIDDEN : inner });
    }
  }
  return root['value'];
}

/** Returns a value as it is shown; for a list or object, an empty copy to fill. */
function copyFlat(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}… (${value.length} letters)` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Array.from({ length: value.length });
  return ArrayBuffer.isView(value) || value instanceof Blob ? '[bytes]' : {};
}

/** Defines the property, so that a field named __proto__ is an ordinary field. */
function define(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });
}
