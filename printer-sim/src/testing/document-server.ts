import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const DOCUMENT = '%PDF-1.4\n% a document for tests\n%%EOF\n';

export interface DocumentServer {
  origin: string;
  /** Paths asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

/**
 * The server that the helper fetches from, with all its moods: `/ok.pdf`, `/page.html`, `/redirect`,
 * `/broken`, `/missing.pdf`, `/large.pdf` (2,000 bytes), `/endless.pdf` (never stops), `/silent` (never answers).
 */
export async function startDocumentServer(): Promise<DocumentServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    switch (path.split('?')[0]) {
      case '/ok.pdf':
        return response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(DOCUMENT);
      case '/page.html':
        return response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('<!doctype html>');
      case '/redirect':
        return response.writeHead(302, { Location: '/ok.pdf' }).end();
      case '/broken':
        return response.writeHead(200, { 'Content-Length': '1000' }).write(DOCUMENT, () => request.socket.destroy());
      case '/large.pdf':
        return response.writeHead(200).end(DOCUMENT.padEnd(2000, '%'));
      case '/endless.pdf': {
        const more = (): void => void (response.destroyed || response.write(DOCUMENT, () => setImmediate(more)));
        response.writeHead(200);
        return more();
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
