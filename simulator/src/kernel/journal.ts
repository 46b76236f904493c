/** One call as QA reads it afterwards. Secrets never get in. */
export interface JournalEntry {
  id: number;
  /** The world's time, milliseconds since 1970. */
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
  /** Real milliseconds that the call took. */
  took: number;
  /** The fault that struck, if one did. */
  faultId: number | null;
}

const CAPACITY = 1_000;
const LONGEST_TEXT = 2_000;
const SECRET = /password|token|secret|api_?key|authorization|^key$/i;
const HIDDEN = '[hidden]';

/** The last 1,000 calls of a world. */
export class Journal {
  readonly #ring: JournalEntry[] = [];
  #written = 0;

  /** How many calls were ever written, forgotten ones included. */
  get written(): number {
    return this.#written;
  }

  write(entry: Omit<JournalEntry, 'id'>): void {
    const numbered = entry as JournalEntry;
    numbered.id = ++this.#written;
    numbered.body = withoutSecrets(entry.body);
    numbered.query = withoutSecrets(entry.query) as Record<string, unknown>;
    this.#ring[(this.#written - 1) % CAPACITY] = numbered;
  }

  /** Oldest first. */
  entries(): JournalEntry[] {
    const start = this.#written > CAPACITY ? this.#written % CAPACITY : 0;
    return [...this.#ring.slice(start), ...this.#ring.slice(0, start)];
  }
}

/** A copy with the values of secret fields replaced and long texts (uploads) cut. */
function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}… (${value.length} letters)` : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (ArrayBuffer.isView(value) || value instanceof Blob) return '[bytes]';
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const field = (value as Record<string, unknown>)[key];
    copy[key] = field !== null && SECRET.test(key) ? HIDDEN : withoutSecrets(field);
  }
  return copy;
}
