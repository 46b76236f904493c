import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrintJob } from '@muara/contract/types';
import { schemas } from '@muara/contract/validators';
import { kualaLumpurTime } from './host.ts';

/** Prints kept on disk; older ones are thrown away, as a full tray is emptied. */
const CAPACITY = 200;

/** What came out of a printer: two files a print, `<id>.pdf` and `<id>.json`, found again after a restart. */
export class Tray {
  readonly #folder: string;
  /** Oldest first. */
  readonly #jobs: PrintJob[];
  #number: number;

  /** @param folder made when missing; files in it that are no prints are left alone */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#jobs = readJobs(folder);
    this.#number = Math.max(0, ...this.#jobs.map(({ id }) => Number(id.slice(16))));
  }

  get total(): number {
    return this.#jobs.length;
  }

  /** The newest `count` prints, newest first. */
  latest(count: number): PrintJob[] {
    return this.#jobs.slice(-count).reverse();
  }

  find(matches: (job: PrintJob) => boolean): PrintJob | undefined {
    return this.#jobs.findLast(matches);
  }

  /** Puts a document into the tray; the JSON file is written last and makes the print count. */
  async add(document: Uint8Array, job: Omit<PrintJob, 'id' | 'bytes' | 'printed_at'>, now: number): Promise<PrintJob> {
    const printedAt = kualaLumpurTime(now);
    const stamp = printedAt.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
    this.#number += 1;
    const id = `${stamp}-${String(this.#number).padStart(4, '0')}`;
    const print: PrintJob = { id, ...job, bytes: document.byteLength, printed_at: printedAt };
    await writeFile(this.#path(id, 'pdf'), document);
    await this.#write(print);
    this.#jobs.push(print);
    for (const old of this.#jobs.splice(0, Math.max(0, this.#jobs.length - CAPACITY))) {
      await Promise.all([
        rm(this.#path(old.id, 'pdf'), { force: true }),
        rm(this.#path(old.id, 'json'), { force: true }),
      ]);
    }
    return print;
  }

  /** Notes on a print that it was a reprint, and why. */
  async annotate(id: string, info: Pick<PrintJob, 'reprint' | 'reprint_reason'>): Promise<void> {
    const index = this.#jobs.findIndex((job) => job.id === id);
    const job = this.#jobs[index];
    if (job === undefined) return;
    const noted = { ...job, ...info };
    this.#jobs[index] = noted;
    await this.#write(noted);
  }

  /** The document of a print; undefined when there is no such print. Ids never become paths unchecked. */
  async document(id: string): Promise<Uint8Array | undefined> {
    const job = this.find((each) => each.id === id);
    return job && readFile(this.#path(job.id, 'pdf')).catch(() => undefined);
  }

  async #write(job: PrintJob): Promise<void> {
    await writeFile(this.#path(job.id, 'json'), `${JSON.stringify(job, null, 2)}\n`);
  }

  #path(id: string, extension: 'pdf' | 'json'): string {
    return join(this.#folder, `${id}.${extension}`);
  }
}

function readJobs(folder: string): PrintJob[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const parsed = schemas.PrintJob.safeParse(readJson(join(folder, file)));
      return parsed.success && `${parsed.data.id}.json` === file ? [parsed.data] : [];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
