// Builds the demo: static files that run the web app, the simulator and the printers in a browser.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { generate } from './lib/contract.mjs';
import { inRoot } from './lib/project.mjs';

const USAGE = `Builds the demo in demo/dist: static files for any folder of any server.
  --help   this text`;

const dist = inRoot('demo', 'dist');
/** Latin and Tamil letters; a paper with others shows their places empty. */
const FONTS = { 'noto-sans': ['latin', 'latin-ext'], 'noto-sans-tamil': ['tamil'] };

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** Copies what the documents need of the font packages, under the same names. */
function copyFonts() {
  const require = createRequire(inRoot('demo', 'package.json'));
  for (const [family, slices] of Object.entries(FONTS)) {
    const from = dirname(require.resolve(`@fontsource/${family}/package.json`));
    const to = join(dist, 'fonts', family);
    mkdirSync(join(to, 'files'), { recursive: true });
    copyFileSync(join(from, 'unicode.json'), join(to, 'unicode.json'));
    for (const slice of slices)
      for (const weight of [400, 700]) {
        const file = `${family}-${slice}-${weight}-normal.woff`;
        copyFileSync(join(from, 'files', file), join(to, 'files', file));
      }
  }
}

/** Writes the pictures of the seed as files: the worker has a third less to load before it starts. */
function copyPictures() {
  const from = inRoot('simulator', 'src', 'seed', 'images');
  mkdirSync(join(dist, 'pictures'));
  for (const name of readdirSync(from)) {
    const [, base64] = /'([\w+/=]{1000,})'/.exec(readFileSync(join(from, name), 'utf8')) ?? [];
    if (!base64) throw new Error(`${name} in ${from} has no picture in base64`);
    writeFileSync(join(dist, 'pictures', name.replace(/\.ts$/, '.jpg')), base64, 'base64');
  }
}

async function build() {
  const vite = await import('vite');
  const run = (name) => vite.build({ configFile: inRoot('demo', 'build', `${name}.config.ts`), logLevel: 'warn' });
  await generate();
  await run('app');
  await run('console');
  await run('pages');
  // A site's own address shows the start page until the worker runs; after that, the shop.
  copyFileSync(join(dist, 'start.html'), join(dist, 'index.html'));
  copyFonts();
  copyPictures();
  await run('worker');
}

const kilobytes = (bytes) => `${Math.round(bytes / 1024).toLocaleString('en')} KB`;

function printResult() {
  const files = [...filesBelow(dist)];
  const size = (paths) => paths.reduce((sum, path) => sum + statSync(path).size, 0);
  const compressed = (path) => gzipSync(readFileSync(path)).length;
  const worker = join(dist, 'sw.js');
  const where = relative(process.cwd(), dist) || '.';
  console.log(`The demo is in ${where}: ${files.length} files, ${kilobytes(size(files))}.
Server in the browser (sw.js): ${kilobytes(size([worker]))}, ${kilobytes(compressed(worker))} with gzip.

Serve that folder from any address with https, or from this machine:
  npx vite preview --outDir ${where}
and open the address that it prints. Any static server does, at any path.`);
}

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) console.log(USAGE);
  else {
    await build();
    printResult();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n')[0] : String(error));
  process.exitCode = 1;
}
