import type { PrintQueueDeps } from './deps.ts';
import type { ServerResults } from './server-results.ts';
import type { PrintJobEntry } from './types.ts';
import type { Wait } from './wait.ts';

/** What one try of a job works with. */
export interface TryContext {
  deps: PrintQueueDeps;
  wait: Wait;
  results: ServerResults;
  /** Changes the job of this try in the list. */
  update(patch: Partial<PrintJobEntry>): PrintJobEntry;
  /** Whether a person took the job back. */
  isCanceled(): boolean;
  /** Repeats a call whose answer is lost. @throws when none comes, and at any refusal */
  repeated<T>(call: () => Promise<T>): Promise<T>;
  /** Has the server take a record back; what it does not hear now it hears later. */
  takeBack(serverJob: string): Promise<void>;
}
