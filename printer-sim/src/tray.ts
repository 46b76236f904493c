import type { PrintJob } from '@muara/contract/types';
import { schemas } from '@muara/contract/validators';
import { kualaLumpurTime } from './host.ts';
import type { Store } from './store.ts';

/** Prints kept; the oldest are discarded, like emptying a full tray. */
const CAPACITY = 200;

/** A printed document, or a part of one. */
export interface Paper {
  bytes: Uint8Array;
  pages: number;
  /** Whether a training world made it; left out for other papers. */
  training?: boolean;
}

/** A print, and how its pages are divided into files. */
export interface TrayPrint extends PrintJob {
  /** Pages of each part: the first is `<id>.pdf`, the others `<id>.2.pdf` and so on. */
  parts: number[];
  /** Set for papers of a training world. */
  training?: true;
}

/**
 * The output of a printer: `<id>.json` and a PDF per part of the document, found again after a
 * restart. Each part is written whole, with nothing in between.
 */
export class Tray {
  readonly #store: Store;
  /** Oldest first. */
  readonly #prints: TrayPrint[];
  #number: number;

  constructor(store: Store) {
    this.#store = store;
    this.#prints = readPrints(store);
    this.#number = Math.max(0, ...this.#prints.map(({ id }) => Number(id.slice(16))));
  }

  get total(): number {
    return this.#prints.length;
  }

  /** Returns the newest `count` prints, newest first. */
  latest(count: number): TrayPrint[] {
    return this.#prints.slice(-count).reverse();
  }

  find(matches: (job: TrayPrint) => boolean): TrayPrint | undefined {
    return this.#prints.findLast(matches);
  }

  /** Adds the first part of a document; the JSON file is written last, which completes the print. */
  add(
    { bytes, pages, training }: Paper,
    job: Omit<PrintJob, 'id' | 'bytes' | 'pages' | 'printed_at'>,
    now: number,
  ): TrayPrint {
    const printedAt = kualaLumpurTime(now);
    const stamp = printedAt.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
    this.#number += 1;
    const id = `${stamp}-${String(this.#number).padStart(4, '0')}`;
    const print: TrayPrint = {
      id,
      ...job,
      bytes: bytes.byteLength,
      pages,
      printed_at: printedAt,
      parts: [pages],
      ...(training && { training }),
    };
    this.#store.write(nameOf(id, 1), bytes);
    this.#write(print);
    this.#prints.push(print);
    for (const old of this.#prints.splice(0, Math.max(0, this.#prints.length - CAPACITY))) void this.#remove(old);
    return print;
  }

  /** Adds a further part to a print. */
  append(id: string, { bytes, pages }: Paper): void {
    const print = this.find((each) => each.id === id);
    if (print === undefined) throw new Error(`There is no print ${id}`);
    this.#store.write(nameOf(id, print.parts.length + 1), bytes);
    print.parts.push(pages);
    print.bytes += bytes.byteLength;
    print.pages += pages;
    this.#write(print);
  }

  /** Records on a print that it was a reprint, and why. */
  annotate(id: string, info: Pick<PrintJob, 'reprint' | 'reprint_reason'>): void {
    const print = this.find((each) => each.id === id);
    if (print === undefined) return;
    Object.assign(print, info);
    this.#write(print);
  }

  /**
   * Returns a part of a print, counted from 1; undefined when there is none.
   * Ids never become paths unchecked.
   */
  async document(id: string, part: number): Promise<Uint8Array | undefined> {
    const print = this.find((each) => each.id === id);
    return print && part >= 1 && part <= print.parts.length ? this.#store.read(nameOf(id, part)) : undefined;
  }

  #write(print: TrayPrint): void {
    this.#store.writeJson(`${print.id}.json`, print);
  }

  /** Removes a print with its pictures. */
  async #remove({ id }: TrayPrint): Promise<void> {
    this.#store.remove(`${id}.json`);
    await this.#store.removeAll(`${id}.`);
  }
}

/** Returns a print as callers see it. */
export function printJob(print: TrayPrint): PrintJob {
  const job: PrintJob & Partial<TrayPrint> = { ...print };
  delete job.parts;
  delete job.training;
  return job;
}

function nameOf(id: string, part: number): string {
  return part === 1 ? `${id}.pdf` : `${id}.${part}.pdf`;
}

function readPrints(store: Store): TrayPrint[] {
  return store
    .readJson()
    .flatMap(({ file, value }) => {
      // Prints from before pages were counted have none.
      const parsed = schemas.PrintJob.safeParse({ pages: 0, ...(value as object) });
      if (!parsed.success || `${parsed.data.id}.json` !== file) return [];
      const { parts, training } = value as Partial<TrayPrint>;
      return [{ ...parsed.data, parts: parts ?? [parsed.data.pages], ...(training && { training }) }];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
