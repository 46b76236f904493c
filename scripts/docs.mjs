// npm run docs: builds the documentation as static files in docs/dist/, and prints their size.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, inRoot, requireNode } from './lib/project.mjs';

requireNode();
ensureInstalled();
const { buildAll } = await import('./lib/build.mjs');
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
