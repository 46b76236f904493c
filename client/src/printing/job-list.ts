import { isEnded, type PrintJobEntry } from './types.ts';

/** Number of ended jobs kept. */
const ENDED_KEPT = 20;

interface JobList {
  /** Newest first; the same list until it changes. */
  all(): readonly PrintJobEntry[];
  get(id: string): PrintJobEntry | undefined;
  put(job: PrintJobEntry): void;
  patch(id: string, patch: Partial<PrintJobEntry>): PrintJobEntry | undefined;
  subscribe(listener: () => void): () => void;
}

/** Creates the job list of a queue, kept across reloads if there is a storage. */
export function createJobList(storage: { read(): unknown; write(jobs: unknown): void } | undefined): JobList {
  let jobs: readonly PrintJobEntry[] = readJobs(storage?.read());
  const listeners = new Set<() => void>();
  const set = (next: readonly PrintJobEntry[]) => {
    let ended = 0;
    jobs = next.filter((job) => isOpen(job) || ended++ < ENDED_KEPT);
    storage?.write(jobs);
    for (const listener of listeners) listener();
  };
  return {
    all: () => jobs,
    get: (id) => jobs.find((job) => job.id === id),
    put: (job) => set([job, ...jobs.filter(({ id }) => id !== job.id)]),
    patch(id, patch) {
      const job = jobs.find((each) => each.id === id);
      if (!job) return undefined;
      const changed = { ...job, ...patch };
      set(jobs.map((each) => (each.id === id ? changed : each)));
      return changed;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns whether a job still needs the printer, the queue or a person. */
export const isOpen = (job: PrintJobEntry): boolean =>
  !isEnded(job) || hasOwedRecords(job) || ((job.state === 'failed' || job.state === 'unknown') && !job.settled);

/** Returns whether the server may have a record of a print that never came out. */
export const hasOwedRecords = (job: PrintJobEntry): boolean => job.owed.length > 0 || (job.recordLost && isEnded(job));

/** Stored jobs may be from another version of this program, or edited by hand. */
function readJobs(kept: unknown): PrintJobEntry[] {
  return Array.isArray(kept) ? kept.filter(isJob) : [];
}

function isJob(value: unknown): value is PrintJobEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, key, state, order, printer, owed, at } = value as Record<string, unknown>;
  return (
    [
      id,
      key,
      state,
      field(order, 'kind'),
      field(order, 'type'),
      field(printer, 'device_id'),
      field(printer, 'name'),
    ].every((text) => typeof text === 'string') &&
    Array.isArray(owed) &&
    typeof at === 'number'
  );
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
