import { kualaLumpurTime } from './host.ts';
import { PrinterError } from './printer-error.ts';

const KEPT = 10;

/** What the helper did not do, and why. */
export interface Refusal {
  number: number;
  /** Kuala Lumpur time. */
  at: string;
  what: string;
  why: string;
}

/** The last refusals, for the page of the helper; nothing of them is kept on disk. */
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

  /** Notes a refusal once, wherever on its way out it is seen first. */
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
