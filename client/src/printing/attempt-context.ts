import type { PrintQueueDeps } from './deps.ts';
import type { ServerResults } from './server-results.ts';
import type { PrintJobEntry } from './types.ts';
import type { Wait } from './wait.ts';

/** The context of one attempt at a job. */
export interface AttemptContext {
  deps: PrintQueueDeps;
  wait: Wait;
  results: ServerResults;
  /** Updates this attempt's job in the list. */
  update(patch: Partial<PrintJobEntry>): PrintJobEntry;
  /** Returns whether a person canceled the job. */
  isCanceled(): boolean;
  /** Repeats a call whose response was lost. @throws when none comes, and on any refusal */
  repeated<T>(call: () => Promise<T>): Promise<T>;
  /** Removes a record from the server; retried later if it is not reachable. */
  takeBack(serverJob: string): Promise<void>;
}
