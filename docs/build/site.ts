import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { inRepository } from '../src/contract/documents.ts';
import { copiedFiles, writtenFiles } from '../src/pages/downloads.tsx';
import { listPages } from '../src/site/list-pages.ts';
import type { Page } from '../src/site/page.ts';
import { type Assets, Shell } from '../src/site/shell.tsx';
import { findProblems } from './check-pages.ts';

const room = fileURLToPath(new URL('..', import.meta.url));

/**
 * Writes the whole site into a folder: pages, scripts, search entries and downloads.
 * @throws Error that names links that lead nowhere, and what the pages' policy would refuse
 */
export async function buildSite(out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const assets = await buildAssets(out);
  const { pages, sections } = listPages();
  const html = new Map(
    pages.map((page) => [page.path, renderToStaticMarkup(createElement(Shell, { page, sections, assets }))]),
  );
  const copies = copiedFiles();
  const written = writtenFiles();
  const problems = findProblems(
    html,
    new Set([...Object.values(assets), ...copies.map(([, to]) => to), ...written.map(([path]) => path)]),
  );
  if (problems.length > 0) throw new Error(`The documentation has problems:\n${problems.slice(0, 20).join('\n')}`);
  for (const [path, text] of html) write(join(out, path), `<!doctype html>${text}`);
  write(join(out, 'search.json'), JSON.stringify(searchRows(pages)));
  for (const [path, text] of written) write(join(out, path), text);
  for (const [from, to] of copies) {
    mkdirSync(dirname(join(out, to)), { recursive: true });
    copyFileSync(inRepository(from), join(out, to));
  }
}

/** Entries without their names, which would be half of the file. */
const searchRows = (pages: readonly Page[]): string[][] =>
  pages.flatMap(({ search = [] }) => search.map(({ kind, title, text, to }) => [kind, title, text.slice(0, 160), to]));

interface ManifestEntry {
  file: string;
  css?: string[];
}

/** Builds scripts and style sheet; returns their paths from the root of the site. */
async function buildAssets(out: string): Promise<Assets> {
  await build({
    root: room,
    configFile: false,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: out,
      emptyOutDir: true,
      manifest: 'manifest.json',
      target: 'es2022',
      cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['src/browser/theme.ts', 'src/browser/main.ts', 'src/styles/site.css'].map((file) => join(room, file)),
      },
    },
  });
  const file = join(out, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestEntry>;
  rmSync(file);
  for (const { file: asset } of Object.values(manifest)) compress(join(out, asset));
  const find = (name: string): string => manifest[name]!.file;
  return { theme: find('src/browser/theme.ts'), main: find('src/browser/main.ts'), style: find('src/styles/site.css') };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  compress(path);
}

/** A server that knows `.gz` files sends a fifth of the bytes. */
const compress = (path: string): void => writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 6 }));
