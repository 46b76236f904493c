import type { BusinessEvents } from './business-events.ts';
import type { JobEventType } from './job-events.ts';

export type EventType = keyof BusinessEvents;

/** Something that happened in the business, as a fact in the past tense. */
export type BusinessEvent<E extends EventType = EventType> = {
  readonly [K in E]: { readonly type: K; readonly data: BusinessEvents[K] };
}[E];

/** An event that no call caused. */
export type JobEvent = BusinessEvent<JobEventType>;

/** Returns an event, to be returned by a handler or a job. */
export function event<E extends EventType>(type: E, data: BusinessEvents[E]): BusinessEvent<E> {
  return { type, data };
}
