import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnMachine } from '@muara/contract/request-guard';
import type { PrinterAddresses } from '../config.ts';
import { isConsoleFile } from '../console-paths.ts';
import { placeApp } from '../place-app.ts';
import { findContractFolder } from './contract-folder.ts';
import { contentSecurityPolicy, DOCS_POLICY, scriptHashes, SECURITY_HEADERS, WORKER_POLICY } from './headers.ts';
import { Files, type StaticFile } from './files.ts';

interface PagesOptions {
  /** Folder of the built web app; without it only the API is served. */
  webRoot: string | undefined;
  /** Folder of the generated contract; by default the first request looks it up. */
  contractRoot: string | undefined;
  /** Folder of the built documentation. */
  docsRoot: string | undefined;
  /** Folder of the built console. */
  consoleRoot: string | undefined;
  printers: PrinterAddresses;
}

/** URL path → file of the generated contract. */
const DOCUMENTS: Record<string, string> = {
  '/openapi.json': '/openapi.json',
  '/arazzo.json': '/arazzo.json',
  '/asyncapi.json': '/asyncapi.json',
  '/printers.json': '/printers.json',
  '/control.json': '/control.json',
};

const HASHED = /^(?:\/__sim)?\/assets\/.*-[\w-]{8,}\.\w+$/;
/** Scripts of the app's workers, as named by the build. */
const WORKER = /^\/assets\/[\w.-]+\.worker-[\w-]{8,}\.js$/;
const YEAR = 'public, max-age=31536000, immutable';

/** What a file is sent as: its path in its folder, and the policy of a page or worker. */
interface Sent {
  path: string;
  policy?: string;
}

const DOCS = /^\/docs(?=\/|$)/;

/** Serves everything but the API: the built web app, the contract and its documentation. */
export class Pages {
  readonly #web: Files | undefined;
  readonly #contractRoot: string | undefined;
  #contract: Files | undefined;
  readonly #docs: Files | undefined;
  readonly #console: Files | undefined;
  readonly #connect: readonly string[];
  readonly #hashes = new Map<string, string[]>();

  constructor({ webRoot, contractRoot, docsRoot, consoleRoot, printers }: PagesOptions) {
    this.#contractRoot = contractRoot;
    this.#web = webRoot === undefined ? undefined : new Files(webRoot);
    this.#docs = docsRoot === undefined ? undefined : new Files(docsRoot);
    this.#console = consoleRoot === undefined ? undefined : new Files(consoleRoot);
    this.#connect = Object.values(printers);
  }

  /**
   * Responds to a request for a page or file. A path without a file is a screen of the web app.
   * @param folder where the app is, such as `/w/qa`: its screens are below, its files are shared
   */
  async answer(request: IncomingMessage, response: ServerResponse, path: string, folder = ''): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET here');
    const accepts = request.headers['accept-encoding'] ?? '';
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const document = Object.hasOwn(DOCUMENTS, trimmed) ? DOCUMENTS[trimmed] : undefined;
    if (document !== undefined) {
      const file = await this.#findContract()?.find(document, accepts);
      return file
        ? this.#send(request, response, file, await this.#policyOf(request, file, document))
        : refuse(response, 404, 'The contract is not generated: npm run generate writes it');
    }
    if (DOCS.test(path)) return this.#answerDocs(request, response, path.replace(DOCS, ''));
    if (!this.#web) return refuse(response, 404, 'The web app is not built: npm start builds it');
    const exact = path === '/' ? undefined : await this.#web.find(path, accepts);
    if (exact) return this.#send(request, response, exact, await this.#policyOf(request, exact, path));
    if (!isScreen(path, request.headers.accept)) return refuse(response, 404, 'Not found');
    const page = await this.#web.find('/index.html', folder === '' ? accepts : '');
    if (page && folder !== '')
      return this.#send(request, response, placeIn(folder, page), await this.#policyOf(request, page, '/index.html'));
    return page
      ? this.#send(request, response, page, await this.#policyOf(request, page, '/index.html'))
      : refuse(response, 404, 'The web app is not built: npm start builds it');
  }

  /** Responds with a file of the console, to this machine only; all its screens are one page. */
  async answerConsole(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (!isOwnMachine(request.socket.remoteAddress))
      return refuse(response, 403, 'The console serves this machine only');
    const accepts = request.headers['accept-encoding'] ?? '';
    const inside = isConsoleFile(path) ? path.slice('/__sim'.length) : '/index.html';
    const file = await this.#console?.find(inside, accepts);
    if (!file)
      return refuse(response, 404, this.#console ? 'Not found' : 'The console is not built: npm start builds it');
    const host = request.headers.host ?? 'localhost';
    const policy = inside === '/index.html' ? contentSecurityPolicy({ host, connect: this.#connect }) : undefined;
    this.#send(request, response, file, { path, policy });
  }

  #findContract(): Files | undefined {
    if (this.#contract) return this.#contract;
    const folder = this.#contractRoot ?? findContractFolder();
    return (this.#contract = folder === undefined ? undefined : new Files(folder));
  }

  /** Responds with a page of the documentation. Links are relative, so a folder ends with a slash. */
  async #answerDocs(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const accepts = request.headers['accept-encoding'] ?? '';
    const file = await this.#docs?.find(path.endsWith('/') ? `${path}index.html` : path, accepts);
    const policy = file?.type.startsWith('text/html') ? DOCS_POLICY : undefined;
    if (file) return this.#send(request, response, file, { path, policy });
    const index = await this.#docs?.find(`${path}/index.html`, '');
    if (index) return void response.writeHead(308, { ...SECURITY_HEADERS, location: `/docs${path}/` }).end();
    refuse(response, 404, this.#docs ? 'Not found' : 'The documentation is not built: npm start builds it');
  }

  /** Returns what the headers of a file of the web app or the contract depend on. */
  async #policyOf(request: IncomingMessage, file: StaticFile, path: string): Promise<Sent> {
    if (WORKER.test(path)) return { path, policy: WORKER_POLICY };
    if (!this.#web || !file.type.startsWith('text/html')) return { path };
    const scripts = await this.#scriptsOf(this.#web, path);
    const host = request.headers.host ?? 'localhost';
    return { path, policy: contentSecurityPolicy({ host, connect: this.#connect, scripts }) };
  }

  #send(request: IncomingMessage, response: ServerResponse, file: StaticFile, { path, policy }: Sent): void {
    const headers: Record<string, string> = {
      ...SECURITY_HEADERS,
      'content-type': file.type,
      'cache-control': HASHED.test(path) ? YEAR : 'no-cache',
      etag: file.etag,
      vary: 'Accept-Encoding',
    };
    if (file.encoding) headers['content-encoding'] = file.encoding;
    if (policy) headers['content-security-policy'] = policy;
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

/** Returns the file of the app's page for a folder. */
function placeIn(folder: string, { body, type, etag }: StaticFile): StaticFile {
  const html = placeApp(body.toString(), folder);
  return { body: Buffer.from(html), type, etag: `"${folder}-${etag.replaceAll('"', '')}"`, encoding: undefined };
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
