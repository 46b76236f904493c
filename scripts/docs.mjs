// npm run docs [-- --record]: builds the documentation as static files in docs/dist/, and prints their size.
// --record first records how each code of the catalogue is provoked, in docs/provoke.json.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, inRoot, requireNode, runTool } from './lib/project.mjs';

requireNode();
ensureInstalled();
const { buildAll } = await import('./lib/build.mjs');
if (process.argv.includes('--record')) {
  const code = await runTool('tsx', [inRoot('tests/provoke/record.ts')]);
  if (code !== 0) fail('The refusals could not be recorded; see above.', code);
}
await buildAll({ only: ['docs'] });

const out = inRoot('docs/dist');
const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const sizeOf = (list) =>
  list.reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0);
const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const pages = files.filter(({ name }) => name.endsWith('.html'));
const packed = files.filter(({ name }) => name.endsWith('.gz'));
console.log(`docs/dist: ${pages.length} pages, ${megabytes(sizeOf(pages))}; ${megabytes(sizeOf(packed))} compressed.`);
console.log('Put docs/dist on any file server, at any path; npx vite preview --outDir docs/dist serves it here.');
