import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PrinterAddresses } from '../config.ts';
import { contentSecurityPolicy, scriptHashes, SECURITY_HEADERS, WORKER_POLICY } from './headers.ts';
import { Files, type StaticFile } from './files.ts';

interface PagesOptions {
  /** Folder of the built web app; without it only the API is served. */
  webRoot: string | undefined;
  /** Folder of the generated contract. */
  docsRoot: string | undefined;
  printers: PrinterAddresses;
}

/** URL path → file of the generated contract. */
const DOCUMENTS: Record<string, string> = {
  '/docs': '/docs.html',
  '/docs/realtime': '/docs-realtime.html',
  '/docs/printers': '/docs-printers.html',
  '/docs/control': '/docs-control.html',
  '/openapi.json': '/openapi.json',
  '/arazzo.json': '/arazzo.json',
  '/asyncapi.json': '/asyncapi.json',
  '/printers.json': '/printers.json',
  '/control.json': '/control.json',
};

const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;
/** Scripts of the app's workers, as named by the build. */
const WORKER = /^\/assets\/[\w.-]+\.worker-[\w-]{8,}\.js$/;
const YEAR = 'public, max-age=31536000, immutable';

/** Serves everything but the API: the built web app, and the contract's documentation. */
export class Pages {
  readonly #web: Files | undefined;
  readonly #docs: Files | undefined;
  readonly #connect: readonly string[];
  readonly #hashes = new Map<string, string[]>();

  constructor({ webRoot, docsRoot, printers }: PagesOptions) {
    this.#web = webRoot === undefined ? undefined : new Files(webRoot);
    this.#docs = docsRoot === undefined ? undefined : new Files(docsRoot);
    this.#connect = Object.values(printers);
  }

  /** Responds to a request for a page or file. A path without a file is a screen of the web app. */
  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET here');
    const accepts = request.headers['accept-encoding'] ?? '';
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const document = Object.hasOwn(DOCUMENTS, trimmed) ? DOCUMENTS[trimmed] : undefined;
    if (document !== undefined) {
      const file = await this.#docs?.find(document, accepts);
      return file
        ? this.#send(request, response, file, this.#docs as Files, document)
        : refuse(response, 404, 'The documentation is made by npm start; npm run generate -- --docs makes it too');
    }
    if (!this.#web) return refuse(response, 404, 'The web app is not built: npm start builds it');
    const exact = path === '/' ? undefined : await this.#web.find(path, accepts);
    if (exact) return this.#send(request, response, exact, this.#web, path);
    if (!isScreen(path, request.headers.accept)) return refuse(response, 404, 'Not found');
    const page = await this.#web.find('/index.html', accepts);
    return page
      ? this.#send(request, response, page, this.#web, '/index.html')
      : refuse(response, 404, 'The web app is not built: npm start builds it');
  }

  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    file: StaticFile,
    files: Files,
    path: string,
  ): Promise<void> {
    const headers: Record<string, string> = {
      ...SECURITY_HEADERS,
      'content-type': file.type,
      'cache-control': HASHED.test(path) ? YEAR : 'no-cache',
      etag: file.etag,
      vary: 'Accept-Encoding',
    };
    if (file.encoding) headers['content-encoding'] = file.encoding;
    if (WORKER.test(path)) headers['content-security-policy'] = WORKER_POLICY;
    if (file.type.startsWith('text/html')) {
      const scripts = await this.#scriptsOf(files, path);
      headers['content-security-policy'] = contentSecurityPolicy({
        host: request.headers.host ?? 'localhost',
        connect: this.#connect,
        scripts,
      });
    }
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    headers['content-length'] = String(file.body.length);
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : file.body);
  }

  async #scriptsOf(files: Files, path: string): Promise<string[]> {
    const plain = await files.find(path, '');
    if (!plain) return [];
    const known = this.#hashes.get(plain.etag);
    if (known) return known;
    const hashes = scriptHashes(plain.body.toString());
    this.#hashes.set(plain.etag, hashes);
    return hashes;
  }
}

/**
 * Returns whether a path without a file is a screen, which shows that it was not found.
 * One with a file name is a screen only for browsers that ask for HTML, and never in a folder of files.
 */
function isScreen(path: string, accept = ''): boolean {
  if (!/\.[^/]*$/.test(path)) return true;
  return accept.includes('text/html') && !/^\/(?:assets\/|\.)/.test(path);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, {
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(`${message}\n`);
}
