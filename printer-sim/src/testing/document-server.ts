import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { textLine, writePdf } from '../pdf/write-pdf.ts';

/** A one-page document with this text. */
export function documentOf(...texts: string[]): string {
  const pages = texts.map((text) => ({ width: 200, height: 100, content: textLine({ size: 12, y: 50, text }) }));
  return Buffer.from(writePdf(pages)).toString('latin1');
}

export const DOCUMENT = documentOf('A document for tests');
const FEW_BYTES = 60;

export interface DocumentServer {
  origin: string;
  /** Requested paths, in order. */
  asked: string[];
  close(): Promise<void>;
}

/**
 * Starts the server that helpers fetch from, with all its behaviours.
 * `/ok.pdf`, `/training.pdf`, `/page.html`, `/redirect`, `/broken`, `/missing.pdf`, `/half.pdf` (truncated), `/no-pages.pdf` (a PDF only in its first and last
 * line), `/large.pdf` (2,000 bytes), `/endless.pdf` (never ends), `/drip.pdf` (a few bytes at a time, half a second in
 * all), `/silent` (never responds), `/paged.pdf` (`parts` parts of two pages each; `fails` names one that is missing).
 */
export async function startDocumentServer(): Promise<DocumentServer> {
  const asked: string[] = [];
  const pdf = { 'Content-Type': 'application/pdf' };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    switch (pathname) {
      case '/ok.pdf':
        return response.writeHead(200, pdf).end(DOCUMENT);
      case '/training.pdf':
        return response
          .writeHead(200, { ...pdf, 'Content-Disposition': 'inline; filename="TRAINING-receipt.pdf"' })
          .end(DOCUMENT);
      case '/page.html':
        return response.writeHead(200, pdf).end('<!doctype html>');
      case '/half.pdf':
        return response.writeHead(200, pdf).end(DOCUMENT.slice(0, DOCUMENT.length / 2));
      case '/no-pages.pdf':
        return response.writeHead(200, pdf).end('%PDF-1.4\n%%EOF\n');
      case '/paged.pdf': {
        const [parts, page] = [searchParams.get('parts') ?? '', searchParams.get('page')];
        if (page === searchParams.get('fails')) return response.writeHead(500).end();
        return response
          .writeHead(200, { ...pdf, 'X-Pages': parts })
          .end(documentOf(`Part ${page}`, `Part ${page} again`));
      }
      case '/redirect':
        return response.writeHead(302, { Location: '/ok.pdf' }).end();
      case '/broken':
        return response.writeHead(200, { 'Content-Length': '1000' }).write(DOCUMENT, () => request.socket.destroy());
      case '/large.pdf':
        return response.writeHead(200).end(`${DOCUMENT.padEnd(2000, '%')}%%EOF`);
      case '/endless.pdf': {
        const more = (): void => void (response.destroyed || response.write(DOCUMENT, () => setImmediate(more)));
        response.writeHead(200);
        return more();
      }
      case '/drip.pdf': {
        let at = 0;
        const drip = () => {
          if (response.destroyed) return;
          if (at >= DOCUMENT.length) return void response.end();
          response.write(DOCUMENT.slice(at, (at += FEW_BYTES)));
          setTimeout(drip, 40);
        };
        response.writeHead(200, pdf);
        return drip();
      }
      case '/silent':
        return undefined;
      default:
        return response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
