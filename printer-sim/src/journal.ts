import { ERRORS } from '@muara/contract/errors';
import type { PrinterJobStatus, PrintJob } from '@muara/contract/types';
import { schemas } from '@muara/contract/validators';
import { kualaLumpurTime } from './host.ts';
import type { Store } from './store.ts';

/** Number of jobs kept; the oldest ended ones are dropped. */
const CAPACITY = 500;

export type JobSource = PrintJob['source'];

/** What is known about a job. One without a key is kept until the helper stops. */
export interface JobRecord extends Omit<PrinterJobStatus, 'job_id'> {
  job_id: string | null;
  /** Keys of pages and of the server are separate. */
  source: JobSource;
  ticket: string | null;
  /** Order of arrival. */
  number: number;
  begun_at: string;
  /** Milliseconds since 1970; null while it runs. */
  ended: number | null;
  /** Whether the server was informed; for jobs of the server. */
  reported: boolean;
}

type Progress = Partial<
  Pick<JobRecord, 'state' | 'tray_id' | 'code' | 'message' | 'parts_done' | 'parts_total' | 'reported'>
>;

const RUNNING: ReadonlySet<JobRecord['state']> = new Set(['waiting', 'printing']);

/** Returns the message for a job that is partly on paper. */
export function partsOut({ parts_done: done, parts_total: total }: JobRecord): string | null {
  return done === 0 ? null : `${done} of ${total} parts are out`;
}

export function isRunning({ state }: Pick<JobRecord, 'state'>): boolean {
  return RUNNING.has(state);
}

/**
 * The helper's memory of its jobs, stored before paper comes out, so that none prints twice.
 * After a crash, interrupted jobs are `unknown`, and waiting ones have failed, because nothing came out.
 */
export class Journal {
  readonly #store: Store;
  readonly #now: () => number;
  /** Oldest first. */
  readonly #records: JobRecord[];
  #frozen = false;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#records = readRecords(store);
    for (const record of this.#records.filter(isRunning)) this.#recover(record);
  }

  find(source: JobSource, jobId: string): JobRecord | undefined {
    return this.#records.findLast((record) => record.job_id === jobId && record.source === source);
  }

  /** Returns the newest `count` jobs, newest first. */
  latest(count: number): JobRecord[] {
    return this.#records.slice(-count).reverse();
  }

  /**
   * Returns server jobs that ended without a report, or so recently (`since`, ms) that it may have been
   * lost.
   */
  toReport(since: number): JobRecord[] {
    return this.#records.filter(
      ({ source, ended, reported }) => source === 'realtime' && ended !== null && (!reported || ended >= since),
    );
  }

  /** Records a waiting job. A new attempt with the same key replaces a failed one. */
  begin({ source, jobId, code }: { source: JobSource; jobId: string | null; code: string | null }): JobRecord {
    const earlier =
      jobId === null ? -1 : this.#records.findIndex((each) => each.job_id === jobId && each.source === source);
    if (earlier !== -1) this.#records.splice(earlier, 1);
    const record: JobRecord = {
      job_id: jobId,
      source,
      ticket: code,
      number: (this.#records.at(-1)?.number ?? 0) + 1,
      begun_at: kualaLumpurTime(this.#now()),
      state: 'waiting',
      tray_id: null,
      code: null,
      message: null,
      parts_done: 0,
      parts_total: 0,
      ended: null,
      reported: false,
    };
    this.#records.push(record);
    this.#write(record);
    this.#forget();
    return record;
  }

  /** @throws when it cannot be written: then nothing may come out */
  update(record: JobRecord, progress: Progress): void {
    if (this.#frozen) return;
    Object.assign(record, progress);
    if (!isRunning(record)) record.ended ??= this.#now();
    this.#write(record);
  }

  /** Stops writing: the helper has stopped, even if jobs are still running. */
  freeze(): void {
    this.#frozen = true;
  }

  #recover(record: JobRecord): void {
    const code = record.state === 'printing' ? 'printer_job_unknown' : 'printer_offline';
    const state = record.state === 'printing' ? 'unknown' : 'failed';
    this.update(record, { state, code, message: ERRORS[code].message });
  }

  #forget(): void {
    for (let excess = this.#records.length - CAPACITY; excess > 0; excess -= 1) {
      const index = this.#records.findIndex((record) => !isRunning(record));
      if (index === -1) return;
      const [old] = this.#records.splice(index, 1);
      if (old!.job_id !== null) this.#store.remove(fileOf(this.#store, old!.source, old!.job_id));
    }
  }

  #write(record: JobRecord): void {
    const { source, job_id: jobId } = record;
    if (jobId !== null && !this.#frozen) this.#store.writeJson(fileOf(this.#store, source, jobId), record);
  }
}

/** Returns a job as callers see it. */
export function jobStatus(record: JobRecord): PrinterJobStatus {
  const { job_id, state, tray_id, code, message, parts_done, parts_total } = record;
  return { job_id: job_id!, state, tray_id, code, message, parts_done, parts_total };
}

function fileOf(store: Store, source: JobSource, jobId: string): string {
  return `${store.nameOf(`${source} ${jobId}`)}.json`;
}

function readRecords(store: Store): JobRecord[] {
  return store
    .readJson()
    .flatMap(({ file, value }) => {
      const parsed = schemas.PrinterJobStatus.safeParse(value);
      if (!parsed.success) return [];
      const record = value as JobRecord;
      return fileOf(store, record.source, parsed.data.job_id) === file ? [record] : [];
    })
    .sort((a, b) => a.number - b.number);
}
