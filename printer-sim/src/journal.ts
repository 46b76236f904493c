import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@muara/contract/errors';
import type { PrinterJobStatus, PrintJob } from '@muara/contract/types';
import { schemas } from '@muara/contract/validators';
import { kualaLumpurTime } from './host.ts';
import { readJsonFiles, writeJson } from './json-files.ts';

/** Jobs remembered; the oldest that have ended are forgotten. */
const CAPACITY = 500;

export type JobSource = PrintJob['source'];

/** What is known of one job. One without a key is remembered until the helper ends. */
export interface JobRecord extends Omit<PrinterJobStatus, 'job_id'> {
  job_id: string | null;
  /** Keys of pages and of the server live apart. */
  source: JobSource;
  ticket: string | null;
  /** Order of beginning. */
  number: number;
  begun_at: string;
  /** Milliseconds since 1970; null while it runs. */
  ended: number | null;
  /** The server has been told; of jobs of the server. */
  reported: boolean;
}

type Progress = Partial<
  Pick<JobRecord, 'state' | 'tray_id' | 'code' | 'message' | 'parts_done' | 'parts_total' | 'reported'>
>;

const RUNNING: ReadonlySet<JobRecord['state']> = new Set(['waiting', 'printing']);

/** The words for a job of which paper came out, but not all of it. */
export function partsOut({ parts_done: done, parts_total: total }: JobRecord): string | null {
  return done === 0 ? null : `${done} of ${total} parts are out`;
}

export function isRunning({ state }: Pick<JobRecord, 'state'>): boolean {
  return RUNNING.has(state);
}

/**
 * The helper's memory of its jobs, on disk before paper comes out, so that none is printed twice. What a helper was ended
 * in the middle of is `unknown` when it is back, and what still waited has failed: nothing of it came out.
 */
export class Journal {
  readonly #folder: string;
  readonly #now: () => number;
  /** Oldest first. */
  readonly #records: JobRecord[];
  #frozen = false;

  /** @param folder made when missing; files in it that are no jobs are left alone */
  constructor(folder: string, now: () => number) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#now = now;
    this.#records = readRecords(folder);
    for (const record of this.#records.filter(isRunning)) this.#recover(record);
  }

  find(source: JobSource, jobId: string): JobRecord | undefined {
    return this.#records.findLast((record) => record.job_id === jobId && record.source === source);
  }

  /** The newest `count` jobs, newest first. */
  latest(count: number): JobRecord[] {
    return this.#records.slice(-count).reverse();
  }

  /** Jobs of the server that ended without its being told, or so lately (`since`, ms) that the word may have been lost. */
  toReport(since: number): JobRecord[] {
    return this.#records.filter(
      ({ source, ended, reported }) => source === 'realtime' && ended !== null && (!reported || ended >= since),
    );
  }

  /** A job that waits. Another attempt under the same key takes the place of the one that failed. */
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

  /** @throws when the disk does not take it: then nothing may come out */
  update(record: JobRecord, progress: Progress): void {
    if (this.#frozen) return;
    Object.assign(record, progress);
    if (!isRunning(record)) record.ended ??= this.#now();
    this.#write(record);
  }

  /** The helper was ended: whatever of it still runs writes no more. */
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
      if (old!.job_id !== null) rmSync(this.#path(old!), { force: true });
    }
  }

  #write(record: JobRecord): void {
    if (record.job_id !== null && !this.#frozen) writeJson(this.#path(record), record);
  }

  /** Keys are the callers' own: they never become paths. */
  #path({ source, job_id: jobId }: JobRecord): string {
    return join(this.#folder, `${fileName(source, jobId!)}.json`);
  }
}

/** What callers are told of a job. */
export function jobStatus(record: JobRecord): PrinterJobStatus {
  const { job_id, state, tray_id, code, message, parts_done, parts_total } = record;
  return { job_id: job_id!, state, tray_id, code, message, parts_done, parts_total };
}

function fileName(source: JobSource, jobId: string): string {
  return createHash('sha256').update(`${source} ${jobId}`).digest('hex').slice(0, 40);
}

function readRecords(folder: string): JobRecord[] {
  return readJsonFiles(folder)
    .flatMap(({ file, value }) => {
      const parsed = schemas.PrinterJobStatus.safeParse(value);
      if (!parsed.success) return [];
      const record = value as JobRecord;
      return `${fileName(record.source, parsed.data.job_id)}.json` === file ? [record] : [];
    })
    .sort((a, b) => a.number - b.number);
}
