import type { EventType } from '../events/business-event.ts';
import { hideSecrets } from './hide-secrets.ts';
import { KeptBytes, KeptPart } from './kept-bytes.ts';
import { Retention, weigh, type Retained } from './retention.ts';
import { Ring } from './ring.ts';

/** One call, for QA to read afterwards. It never contains secrets. */
export interface JournalEntry {
  id: number;
  /** The world's time, in milliseconds since 1970. */
  at: number;
  /** Null for an unknown address. */
  operationId: string | null;
  method: string;
  /** Path without the query string and the world prefix. */
  path: string;
  query: Record<string, unknown>;
  body: unknown;
  /** The answer as JSON; `[bytes]` for a file. Undefined if it was empty, or dropped to save memory. */
  answer?: unknown;
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
  /** Set when the call was handled, and a fault lost or replaced its answer. */
  lost?: true;
}

/** What the headers and address of a call said, so that it can be repeated. */
interface CallSource {
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** The query string without its question mark. */
  readonly search: string;
  readonly request: {
    readonly pos: boolean;
    readonly appVersion: string | undefined;
    readonly language: string;
    readonly apiKey: string | undefined;
    readonly origin: string;
    readonly prefix: string;
  };
}

/** A call as the kernel hands it over: with everything that its repetition needs, secrets included. */
export interface JournalLine extends Omit<JournalEntry, 'id'> {
  /** The answer as it was sent: JSON, encoded or as text, or the value that was made into it. */
  answer?: unknown;
  caller?: CallSource;
  contentType?: string;
  /** How many mails the world had sent when the call began. */
  mailsBefore?: number;
}

/** A kept call. Its request and answer are dropped when memory is short. */
export interface RecordedCall {
  readonly id: number;
  readonly line: Readonly<Omit<JournalLine, 'answer'>>;
  /** The answer as a value; undefined if it was empty, or dropped to save memory. */
  readonly answer: unknown;
  /** Whether request and answer are still known. */
  readonly isComplete: boolean;
}

/** The answer of a call that returned a file. */
export const FILE = '[bytes]';

const CAPACITY = 1_000;

const decoder = new TextDecoder();

/** The last 1,000 calls of a world. */
export class Journal {
  readonly #ring = new Ring<Recorded>(CAPACITY);
  readonly #answers = new KeptBytes();
  readonly #retention: Retention;
  readonly #onWrite: () => void;

  /** @param onWrite called after each call */
  constructor(retention: Retention = new Retention(), onWrite: () => void = () => {}) {
    this.#retention = retention;
    this.#onWrite = onWrite;
  }

  /** How many calls were ever written, including dropped ones. */
  get written(): number {
    return this.#ring.written;
  }

  write(line: JournalLine): void {
    let added: Recorded | undefined;
    const replaced = this.#ring.add((id) => (added = new Recorded(id, line, this.#answers)));
    if (replaced) this.#retention.drop(replaced);
    if (added) this.#retention.keep(added);
    this.#onWrite();
  }

  /** Returns the entries after a number, oldest first. */
  entries(after = 0): JournalEntry[] {
    return this.#ring.list(after).map((call) => call.entry());
  }

  /** Returns the entry of a number; undefined when it was dropped. */
  entry(id: number): JournalEntry | undefined {
    return this.#ring.get(id)?.entry();
  }

  /** Returns the calls with their secrets, oldest first, to repeat them. */
  calls(): readonly RecordedCall[] {
    return this.#ring.list();
  }

  /** Frees what it keeps. */
  close(): void {
    for (const call of this.#ring.list()) this.#retention.drop(call);
  }
}

class Recorded implements RecordedCall, Retained {
  readonly id: number;
  readonly size: number;
  line: JournalLine;
  isComplete = true;
  #answer: unknown;
  /** The entry, made when somebody reads it: most calls are never looked at. */
  #entry: JournalEntry | undefined;

  constructor(id: number, line: JournalLine, answers: KeptBytes) {
    const { answer } = line;
    // Not a copy without the answer: lines are most of what calls leave to the garbage collector.
    line.answer = undefined;
    this.id = id;
    this.line = line;
    this.#answer = answer instanceof Uint8Array ? answers.keep(answer) : answer;
    this.size = weigh(line.body) + weigh(answer);
  }

  get answer(): unknown {
    const answer = this.#answer;
    if (answer instanceof KeptPart) return parse(decoder.decode(answer.read()));
    return typeof answer === 'string' ? parse(answer) : answer;
  }

  entry(): JournalEntry {
    if (this.#entry) return this.#entry;
    const { answer } = this;
    const { answer: _sent, caller: _caller, contentType: _contentType, mailsBefore: _mailsBefore, ...line } = this.line;
    const entry: JournalEntry = {
      ...line,
      query: hideSecrets(line.query) as Record<string, unknown>,
      body: hideSecrets(line.body),
      id: this.id,
    };
    if (answer !== undefined) entry.answer = hideSecrets(answer);
    return (this.#entry = entry);
  }

  forget(): void {
    this.isComplete = false;
    this.#entry = undefined;
    if (this.#answer instanceof KeptPart) this.#answer.free();
    this.#answer = undefined;
    this.line = { ...this.line, body: undefined };
  }
}

/** Returns the value of a JSON text; another text, as a fault sends it, stays as it is. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
