import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentOf } from '../testing/document-server.ts';
import { Tray } from '../tray.ts';
import { Previews } from './previews.ts';
import { folderStore } from '../folder-store.ts';
import { countPages, drawPage } from './read-pdf.ts';

const ENTRY = {
  code: 'X',
  printer_id: 'P',
  job_id: null,
  source: 'local',
  pdf: null,
  reprint: null,
  reprint_reason: null,
} as const;

let folder: string;
let tray: Tray;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muara-tray-'));
  tray = new Tray(folderStore(folder));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Prints two parts, of two pages and one. */
function printed(): string {
  const { id } = tray.add({ bytes: Buffer.from(documentOf('1', '2')), pages: 2 }, ENTRY, 0);
  tray.append(id, { bytes: Buffer.from(documentOf('3')), pages: 1 });
  return id;
}

test('counts pages, and none for unreadable documents', async () => {
  expect(await countPages(Buffer.from(documentOf('1', '2', '3')))).toBe(3);
  expect(await countPages(Buffer.from('%PDF-1.4\n%%EOF\n'))).toBeNull();
});

test('draws a page at the resolution of a thermal printer', async () => {
  const png = Buffer.from((await drawPage(Buffer.from(documentOf('1')), 1))!);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // 200 by 100 points at 203 dots per inch.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([564, 282]);
});

test('draws one picture per page and part, once', async () => {
  const id = printed();
  const previews = new Previews(tray, folder);
  const pictures = await Promise.all([1, 2, 3, 4].map((page) => previews.picture(id, page)));
  expect(pictures[3]).toBeUndefined();
  const [first, second, third] = pictures.map((picture) => picture && Buffer.from(picture).toString('base64'));
  expect(new Set([first, second, third]).size).toBe(3);
  expect(readdirSync(folder).filter((file) => file.endsWith('.png'))).toHaveLength(3);
  expect(Buffer.from((await previews.picture(id, 2))!).toString('base64')).toBe(second);
  expect(await previews.picture('../../package', 1)).toBeUndefined();
});

test('keeps a limited number of pictures', async () => {
  const id = printed();
  const previews = new Previews(tray, folder, 2);
  for (const page of [1, 2, 3]) await previews.picture(id, page);
  expect(readdirSync(folder).filter((file) => file.endsWith('.png'))).toHaveLength(2);
});

test('removes a discarded print with its parts and pictures', async () => {
  const id = printed();
  await new Previews(tray, folder).picture(id, 3);
  for (let number = 0; number < 200; number += 1) tray.add({ bytes: Buffer.from('%PDF-'), pages: 1 }, ENTRY, 0);
  await expect.poll(() => readdirSync(folder).filter((file) => file.startsWith(id))).toEqual([]);
  expect(tray.total).toBe(200);
});
