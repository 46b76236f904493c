import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|wasm)$/;
const SMALLEST = 1024;

/**
 * Writes `.gz` and `.br` files next to each built file above 1 KB that compresses well.
 * No host has to compress at run time.
 */
export function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'muara:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    // Last of all: the service worker is written when the bundle is closed.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (existsSync(outDir)) await Promise.all(compressibleFiles(outDir).map(compress));
      },
    },
  };
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Compresses a file in the threads of Node, so that several files are on their way at once. */
async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < SMALLEST) return;
  const [gz, br] = await Promise.all([
    toGzip(bytes, { level: 9 }),
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  writeFileSync(`${file}.gz`, gz);
  writeFileSync(`${file}.br`, br);
}

function compressibleFiles(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    if (statSync(path).isDirectory()) return compressibleFiles(path);
    return COMPRESSIBLE.test(name) ? [path] : [];
  });
}
