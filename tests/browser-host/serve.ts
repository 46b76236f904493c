import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const folder = fileURLToPath(new URL('../.output/browser-host', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * As strict as the policy of the simulator's own pages; `unsafe-inline` is what the kit of widgets
 * needs for styles.
 */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'";

/** Files on a port of this machine, and nothing that could answer for a back end. */
export interface FileServer {
  origin: string;
  /** Paths that were asked for. */
  asked: string[];
  close(): void;
}

/** Builds the page that contains both the simulator and the web app. */
export async function buildPage(): Promise<void> {
  await build({ configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)), logLevel: 'error' });
}

/** Serves the built page; an address without a file is a screen of the web app. */
export async function serveFiles(): Promise<FileServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    asked.push(path);
    const file = extname(path) === '' ? 'index.html' : path;
    const full = join(folder, file);
    if (!existsSync(full)) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'text/plain',
      'content-security-policy': POLICY,
    });
    createReadStream(full).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
