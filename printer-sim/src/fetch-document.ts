import { PrinterError } from './printer-error.ts';

/** How documents are fetched and read: over the network, or in the same program. */
export interface DocumentReader {
  fetch: typeof fetch;
  /** Returns the pages of a document; null when it is unreadable, 0 when it cannot be checked. */
  countPages(bytes: Uint8Array): Promise<number | null>;
}

export interface FetchLimits {
  allowedOrigins: readonly string[];
  /** The operator's key, with which the server opens every document. Sent to allowed origins only. */
  apiKey: string;
  maxBytes: number;
  timeoutMs: number;
  /** Aborted when the helper closes. */
  signal: AbortSignal;
}

export interface FetchedDocument {
  bytes: Uint8Array;
  headers: Headers;
}

/** A complete PDF ends with a marker; up to this many bytes may follow. */
const TAIL_BYTES = 1024;

/**
 * Fetches a PDF from an untrusted URL, which comes from a browser page.
 * The origin must be exactly an allowed one, redirects are refused, and the response must be a complete PDF within the
 * limits of size and time.
 * @param signal aborted when the document is no longer wanted
 * @throws PrinterError `printer_origin_refused`, `printer_fetch_failed`, `printer_document_invalid`, or the signal's
 * reason
 */
export async function fetchDocument(
  address: string,
  { fetch }: Pick<DocumentReader, 'fetch'>,
  limits: FetchLimits,
  signal: AbortSignal = limits.signal,
): Promise<FetchedDocument> {
  const url = allowedUrl(address, limits.allowedOrigins);
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutMs)]);
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: bounded,
      headers: { accept: 'application/pdf', 'x-api-key': limits.apiKey },
    });
    if (response.status >= 300 && response.status < 400) throw new PrinterError('printer_origin_refused');
    if (!response.ok || response.body === null) throw new PrinterError('printer_fetch_failed');
    const bytes = await readAtMost(response.body, limits.maxBytes);
    if (!isWholePdf(bytes)) throw new PrinterError('printer_document_invalid');
    return { bytes, headers: response.headers };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PrinterError) throw error;
    // Refused connections, resets and timeouts all mean the same to the person at the till.
    throw new PrinterError('printer_fetch_failed');
  }
}

/** @throws PrinterError `printer_origin_refused` for every URL outside the allowed origins */
export function allowedUrl(address: string, allowedOrigins: readonly string[]): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const plain = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!plain || !allowedOrigins.includes(url.origin)) throw new PrinterError('printer_origin_refused');
  return url;
}

async function readAtMost(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Not every browser can iterate over a stream.
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    size += next.value.byteLength;
    if (size <= maxBytes) continue;
    // The rest of an oversized document is not read.
    await reader.cancel();
    throw new PrinterError('printer_document_invalid');
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

function isWholePdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  return text(bytes.subarray(0, 5)) === '%PDF-' && text(bytes.subarray(-TAIL_BYTES)).includes('%%EOF');
}
