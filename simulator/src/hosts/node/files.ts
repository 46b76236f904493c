import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
};

/** A file ready to send. */
export interface StaticFile {
  body: Buffer;
  type: string;
  encoding: 'br' | 'gzip' | undefined;
  etag: string;
}

interface Kept extends StaticFile {
  modified: number;
}

/** Returns the content type of a file name. */
function getType(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Reads the files of one folder, each cached until it changes on disk. */
export class Files {
  readonly #root: string;
  readonly #kept = new Map<string, Kept>();

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Returns the file of a decoded URL path, in the best available encoding (`x.js.br`, `x.js.gz`).
   * @returns undefined when there is none, or when the path leaves the folder
   */
  async find(path: string, accepts: string): Promise<StaticFile | undefined> {
    const inside = normalize(path);
    if (path.includes('\0') || inside.split(sep).some((part) => part.startsWith('.'))) return undefined;
    const full = join(this.#root, inside);
    const accepted = accepts.split(',').map((part) => part.trim().split(';')[0]);
    for (const [name, suffix] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const packed = accepted.includes(name) ? await this.#read(full, suffix, name) : undefined;
      if (packed) return packed;
    }
    return this.#read(full, '', undefined);
  }

  async #read(path: string, suffix: string, encoding: StaticFile['encoding']): Promise<StaticFile | undefined> {
    const full = path + suffix;
    const facts = await stat(full).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const kept = this.#kept.get(full);
    if (kept?.modified === facts.mtimeMs && kept.body.length === facts.size) return kept;
    const body = await readFile(full);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const file: Kept = { body, type: getType(path), encoding, etag, modified: facts.mtimeMs };
    this.#kept.set(full, file);
    return file;
  }
}
