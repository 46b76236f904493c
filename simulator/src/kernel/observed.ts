import type { PrintJobOutcome } from '@muara/contract/types';
import { hideSecrets } from './hide-secrets.ts';
import type { Retained, Retention } from './retention.ts';
import { Ring } from './ring.ts';

/** A realtime message as it was sent. */
export interface SentFrame {
  readonly at: number;
  readonly direction: 'in' | 'out';
  readonly peer: string;
  readonly userId: number | null;
  readonly type: string;
  /** JSON text, or the message of a window. */
  readonly message: string | object | undefined;
}

/** A realtime message, to be read; it never contains secrets. */
export interface RecordedFrame extends Omit<SentFrame, 'message'> {
  readonly id: number;
  readonly message?: unknown;
}

/** A print job that was sent to a helper. */
export interface SentPaper {
  readonly at: number;
  readonly job_id: string;
  readonly printer_id: string;
  readonly code: string | null;
  readonly state: PrintJobOutcome;
  readonly error: string | null;
  readonly message: object;
}

const MAX_FRAMES = 1_000;
const MAX_PAPERS = 200;

/** The last 1,000 realtime messages of a world. */
export class Frames {
  readonly #ring = new Ring<Kept>(MAX_FRAMES);
  readonly #retention: Retention;
  readonly #onAdd: () => void;

  constructor(retention: Retention, onAdd: () => void) {
    this.#retention = retention;
    this.#onAdd = onAdd;
  }

  get written(): number {
    return this.#ring.written;
  }

  add(frame: SentFrame): void {
    let added: Kept | undefined;
    const replaced = this.#ring.add((id) => (added = new Kept(id, frame)));
    if (replaced) this.#retention.drop(replaced);
    if (added) this.#retention.keep(added);
    this.#onAdd();
  }

  /** Returns the frames after a number, oldest first. */
  list(after = 0): RecordedFrame[] {
    return this.#ring.list(after).map(({ id, frame: { message, ...frame } }) => ({
      ...frame,
      id,
      ...(message !== undefined && {
        message: hideSecrets(typeof message === 'string' ? JSON.parse(message) : message),
      }),
    }));
  }

  /** Returns the frames with their secrets, oldest first, to send them again. */
  sent(): { id: number; frame: SentFrame }[] {
    return this.#ring.list();
  }

  close(): void {
    for (const frame of this.#ring.list()) this.#retention.drop(frame);
  }
}

class Kept implements Retained {
  readonly id: number;
  readonly size: number;
  frame: SentFrame;

  constructor(id: number, frame: SentFrame) {
    this.id = id;
    this.frame = frame;
    // Messages of windows are small: the hub limits them.
    this.size = typeof frame.message === 'string' ? frame.message.length : 200;
  }

  forget(): void {
    this.frame = { ...this.frame, message: undefined };
  }
}

/** The last 200 print jobs of a world, by their latest change. */
export class Papers {
  readonly #jobs = new Map<string, SentPaper & { id: number }>();
  readonly #onChange: () => void;
  #written = 0;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Records a job, or its new state. */
  record(paper: SentPaper): void {
    const known = this.#jobs.get(paper.job_id);
    this.#jobs.delete(paper.job_id);
    this.#jobs.set(paper.job_id, { ...paper, at: known?.at ?? paper.at, id: ++this.#written });
    const [oldest] = this.#jobs.keys();
    if (this.#jobs.size > MAX_PAPERS && oldest !== undefined) this.#jobs.delete(oldest);
    this.#onChange();
  }

  /** Returns the jobs, the last changed one last. */
  list(): (SentPaper & { id: number })[] {
    return [...this.#jobs.values()].map((paper) => ({ ...paper, message: hideSecrets(paper.message) as object }));
  }
}

/** Tells listeners that something happened in a world. */
export class Signal {
  readonly #listeners = new Set<() => void>();

  get listeners(): number {
    return this.#listeners.size;
  }

  /** Returns a function that stops listening. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  raise(): void {
    for (const listener of this.#listeners) listener();
  }
}
