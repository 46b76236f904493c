import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Files on a port of this machine, and nothing that could answer for a back end. */
export interface FileServer {
  origin: string;
  /** Paths that were requested, and the status of each response. */
  requested: { path: string; status: number }[];
  close(): void;
}

/**
 * Serves a folder of files below a path, compressed as usual hosts do; a path without a file is 404.
 * @param base `/`, or `/a/b/`
 */
export async function serveFiles(folder: string, base: string): Promise<FileServer> {
  const requested: FileServer['requested'] = [];
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const inside = path.startsWith(base) ? path.slice(base.length) : undefined;
    const file = inside === undefined ? undefined : join(folder, inside === '' ? 'index.html' : inside);
    const status = file && statSync(file, { throwIfNoEntry: false })?.isFile() ? 200 : 404;
    requested.push({ path, status });
    if (status === 404) return void response.writeHead(404).end('Not found');
    response.writeHead(200, {
      'content-type': TYPES[extname(file!)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': 'max-age=600',
    });
    createReadStream(file!).pipe(createGzip()).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requested,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
