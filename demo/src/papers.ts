import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import type { PrinterTray, PrintJob } from '@muara/contract/types';
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

const SHOWN = 12;
/** Twice the width of its place, for sharp screens. */
const WIDTH = 352;
const NAMES: Record<PrinterType, string> = {
  receipt: 'Receipt',
  ticket_agent: 'Agent tickets',
  wristband: 'Wristband',
};

interface Paper extends PrintJob {
  type: PrinterType;
  url: string;
}

/** Shows the newest papers of all printers, each with a picture of its first page. */
export async function renderPapers(place: HTMLElement, site: URL): Promise<void> {
  const trays = await Promise.all(PRINTER_TYPES.map((type) => readTray(site, type)));
  const papers = trays
    .flat()
    .toSorted((one, other) => (one.printed_at < other.printed_at ? 1 : -1))
    .slice(0, SHOWN);
  if (papers.length === 0) {
    place.textContent = 'None yet. Sell a ticket as the cashier and print its receipt.';
    return;
  }
  const list = document.createElement('ul');
  list.className = 'paper-list';
  list.append(...(await Promise.all(papers.map(renderPaper))));
  place.replaceChildren(list);
}

async function readTray(site: URL, type: PrinterType): Promise<Paper[]> {
  const response = await fetch(new URL(`printers/${type}/tray`, site));
  if (!response.ok) return [];
  const { data } = (await response.json()) as PrinterTray;
  return data.map((job) => ({ ...job, type, url: new URL(`printers/${type}/tray/${job.id}.pdf`, site).href }));
}

async function renderPaper({ type, code, pages, printed_at: at, url }: Paper): Promise<HTMLElement> {
  const name = [NAMES[type], code].filter(Boolean).join(' ');
  const canvas = await drawFirstPage(url);
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', `First page of ${name}`);
  const page = document.createElement('a');
  page.className = 'page';
  page.href = url;
  page.target = '_blank';
  page.append(canvas);
  const caption = document.createElement('figcaption');
  const when = document.createElement('span');
  when.className = 'when';
  when.textContent = `${at.slice(11, 16)}${pages > 1 ? `, ${pages} pages` : ''}`;
  caption.append(`${name} `, when);
  const figure = document.createElement('figure');
  figure.append(page, caption);
  const item = document.createElement('li');
  item.append(figure);
  return item;
}

async function drawFirstPage(url: string): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  const task = getDocument({ url, isEvalSupported: false, disableAutoFetch: true, disableStream: true });
  try {
    const page = await (await task.promise).getPage(1);
    const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width });
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    await page.render({ canvas, viewport, background: 'white' }).promise;
  } finally {
    await task.destroy();
  }
  return canvas;
}
