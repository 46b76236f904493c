import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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
      handler() {
        if (!existsSync(outDir)) return;
        for (const file of compressibleFiles(outDir)) {
          const bytes = readFileSync(file);
          if (bytes.length < SMALLEST) continue;
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
          writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        }
      },
    },
  };
}

function compressibleFiles(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    if (statSync(path).isDirectory()) return compressibleFiles(path);
    return COMPRESSIBLE.test(name) ? [path] : [];
  });
}
