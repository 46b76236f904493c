import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tray, TrayPrint } from '../tray.ts';
import { drawPage } from './read-pdf.ts';

/** Pictures kept with the prints; the oldest are redrawn on request. */
const CAPACITY = 600;

/** Pictures of a tray's pages, drawn when first viewed and kept as `<id>.page-<n>.png`. */
export class Previews {
  readonly #tray: Tray;
  readonly #folder: string;
  readonly #capacity: number;
  /** One page at a time: drawing uses the whole processor. */
  #busy: Promise<unknown> = Promise.resolve();

  constructor(tray: Tray, folder: string, capacity: number = CAPACITY) {
    this.#tray = tray;
    this.#folder = folder;
    this.#capacity = capacity;
  }

  /** @returns undefined when the print or page does not exist, or pages cannot be drawn */
  async picture(id: string, page: number): Promise<Uint8Array | undefined> {
    const print = this.#tray.find((each) => each.id === id);
    const place = print && placeOf(print, page);
    if (print === undefined || place === undefined) return undefined;
    const path = join(this.#folder, `${print.id}.page-${page}.png`);
    const turn = this.#busy.then(() => readFile(path).catch(() => this.#draw(print.id, place, path)));
    this.#busy = turn.catch(() => undefined);
    return turn;
  }

  async #draw(id: string, { part, page }: Place, path: string): Promise<Uint8Array | undefined> {
    const document = await this.#tray.document(id, part);
    const picture = document && (await drawPage(document, page));
    if (picture === undefined) return undefined;
    await writeFile(path, picture);
    await this.#forget();
    return picture;
  }

  async #forget(): Promise<void> {
    const folder = this.#folder;
    const files = (await readdir(folder)).filter((file) => file.endsWith('.png')).map((file) => join(folder, file));
    if (files.length <= this.#capacity) return;
    const dated = await Promise.all(files.map(async (path) => ({ path, drawn: (await stat(path)).mtimeMs })));
    const old = dated.sort((a, b) => a.drawn - b.drawn).slice(0, files.length - this.#capacity);
    await Promise.all(old.map(({ path }) => rm(path, { force: true })));
  }
}

interface Place {
  part: number;
  page: number;
}

function placeOf({ parts }: TrayPrint, page: number): Place | undefined {
  let before = 0;
  for (const [index, pages] of parts.entries()) {
    if (page <= before + pages) return { part: index + 1, page: page - before };
    before += pages;
  }
  return undefined;
}
