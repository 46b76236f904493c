import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import type { PrinterInfo } from '@muara/contract/types';
import type { Page } from '@playwright/test';
import { type PdfPage, readPdfPages, scanPdfPages, type ScannedPage } from '../../support/read-pdf.ts';
import type { World } from './world.ts';

/** Chooses printers as a person who sat here before has; the page is not open yet. */
export async function choosePrinters(
  page: Page,
  world: World,
  types: readonly PrinterType[] = PRINTER_TYPES,
): Promise<void> {
  const chosen = await Promise.all(
    types.map(async (type) => {
      const answer = await fetch(`${world.printerUrl(type)}/printer-info`);
      const { device_id: id, name } = (await answer.json()) as PrinterInfo;
      return [type, { device_id: id, name }];
    }),
  );
  await page.addInitScript(
    (choice) => {
      if (
        !location.protocol.startsWith('http') ||
        !(localStorage as Storage | null) ||
        localStorage.getItem('muara.printers') !== null
      )
        return;
      localStorage.setItem('muara.printers', choice);
    },
    JSON.stringify(Object.fromEntries(chosen)),
  );
}

/** Every sheet of a ticket that came out of a printer, in the order in which they came. */
export const sheets = (world: World, type: PrinterType, code: string): Promise<PdfPage[]> =>
  collectSheets(world, type, code, readPdfPages);

/** The same sheets, as a camera sees them. */
export const scanSheets = (world: World, type: PrinterType, code: string): Promise<ScannedPage[]> =>
  collectSheets(world, type, code, scanPdfPages);

async function collectSheets<P extends PdfPage>(
  world: World,
  type: PrinterType,
  code: string,
  readPages: (document: Uint8Array) => Promise<P[]>,
): Promise<P[]> {
  const jobs = (await world.tray(type)).filter((job) => job.code === code).toReversed();
  const pages: P[] = [];
  for (const { id, pages: count } of jobs) {
    // A long document comes in parts: the first under the print's own name, the others numbered from 2.
    for (let part = 1, read = 0; read < count; part += 1) {
      const document = await readPages(await world.trayDocument(type, part === 1 ? id : `${id}.${part}`));
      read += document.length;
      pages.push(...document);
    }
  }
  return pages;
}

/** How many sheets of a ticket came out of a printer. */
export async function countSheets(world: World, type: PrinterType, code: string): Promise<number> {
  const jobs = (await world.tray(type)).filter((job) => job.code === code);
  return jobs.reduce((sum, { pages }) => sum + pages, 0);
}
