import { kualaLumpurTime } from './host.ts';
import { PrinterError } from './printer-error.ts';

const KEPT = 10;

/** What the helper refused, and why. */
export interface Refusal {
  number: number;
  /** Kuala Lumpur time. */
  at: string;
  what: string;
  why: string;
}

/** The last refusals, for the helper's page; not stored on disk. */
export class Refusals {
  readonly #now: () => number;
  readonly #refusals: Refusal[] = [];
  readonly #noted = new WeakSet<Error>();
  #number = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Newest first. */
  get latest(): readonly Refusal[] {
    return this.#refusals;
  }

  /** Records a refusal once, wherever it is first noticed. */
  note(error: unknown, what: string): void {
    if (!(error instanceof Error) || this.#noted.has(error)) return;
    this.#noted.add(error);
    this.#number += 1;
    const why = error instanceof PrinterError ? whyOf(error) : 'An error in the helper';
    this.#refusals.unshift({ number: this.#number, at: kualaLumpurTime(this.#now()), what: what.slice(0, 200), why });
    this.#refusals.length = Math.min(this.#refusals.length, KEPT);
  }
}

function whyOf({ message, field }: PrinterError): string {
  return field === undefined ? message : `${message} (${field})`;
}
