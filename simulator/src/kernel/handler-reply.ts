import type { BusinessEvent } from '../events/business-event.ts';

/** A value and the events that led to it, oldest first. */
export class Reply<T> {
  readonly value: T;
  readonly events: readonly BusinessEvent[];

  constructor(value: T, events: readonly BusinessEvent[]) {
    this.value = value;
    this.events = events;
  }
}

/**
 * Returns a response together with what happened.
 * The kernel hands the events to the reactions after the handler has ended, within the same atomic step.
 */
export function reply<T>(value: T, ...events: readonly BusinessEvent[]): Reply<T> {
  return new Reply(value, events);
}
