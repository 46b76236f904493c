import {
  allowedUrl,
  type DocumentReader,
  type FetchedDocument,
  fetchDocument,
  type FetchLimits,
} from './fetch-document.ts';
import { PrinterError } from './printer-error.ts';
import type { Paper } from './tray.ts';

/** More parts than any purchase has: 1,000 of 100 tickets (000 §9). */
const MAX_PARTS = 1000;
/** Limit of all parts together, in documents of the largest size. */
const MAX_WHOLE = 10;

/** A document in one or several parts. */
export interface DocumentParts {
  /** The number of parts the server announced. */
  total: number;
  first: Paper;
  /** @param part from 2 to `total`, each once */
  fetch(part: number): Promise<Paper>;
}

interface OpenOptions {
  paged: boolean;
  reader: DocumentReader;
  limits: FetchLimits;
  signal: AbortSignal;
}

/**
 * Fetches a document; a paged one (000 §7, 000 §9) part by part: the headers of the first tell how
 * many there are. A URL that names its part, or a server that does not tell, gives one part.
 * @throws PrinterError as `fetchDocument`
 */
export async function openDocument(
  address: string,
  { paged, reader, limits, signal }: OpenOptions,
): Promise<DocumentParts> {
  const url = allowedUrl(address, limits.allowedOrigins);
  const inParts = paged && !url.searchParams.has('page');
  let left = limits.maxBytes * MAX_WHOLE;
  const fetchPart = async (part: number): Promise<Paper & FetchedDocument> => {
    if (inParts) url.searchParams.set('page', String(part));
    const document = await fetchDocument(url.href, reader, limits, signal);
    left -= document.bytes.byteLength;
    const pages = left < 0 ? null : await reader.countPages(document.bytes);
    if (pages === null) throw new PrinterError('printer_document_invalid');
    return { ...document, pages, training: isOfTraining(document.headers) };
  };
  const first = await fetchPart(1);
  return { total: inParts ? readParts(first.headers) : 1, first, fetch: fetchPart };
}

/** The server begins the file names of a training world with this word; the paper itself says it too. */
function isOfTraining(headers: Headers): boolean {
  return /filename="TRAINING-/.test(headers.get('content-disposition') ?? '');
}

function readParts(headers: Headers): number {
  const text = headers.get('x-pages');
  if (text === null) return 1;
  const parts = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (parts < 1 || parts > MAX_PARTS) throw new PrinterError('printer_document_invalid');
  return parts;
}
