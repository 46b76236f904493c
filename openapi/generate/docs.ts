import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redocly } from './lint.ts';
import type { Places } from './sources.ts';

/** The pages, by the document that they show; the simulator serves them below /docs. */
const PAGES = [
  { document: 'openapi.json', file: 'docs.html', title: 'Muara HTTP API', link: 'HTTP' },
  { document: 'asyncapi.json', file: 'docs-realtime.html', title: 'Muara realtime', link: 'Realtime' },
  { document: 'printers.json', file: 'docs-printers.html', title: 'Muara printer helpers', link: 'Printers' },
  { document: 'control.json', file: 'docs-control.html', title: 'Muara control plane', link: 'Control plane' },
];

/**
 * Writes a reference page for each bundle that is newer than its page.
 * A page is one file; its own policy lets it run its scripts and nothing else, so that no request
 * leaves the machine.
 */
export async function buildDocs({ root, out }: Places): Promise<void> {
  await Promise.all(
    PAGES.map(async ({ document, file, title }) => {
      const [source, page] = [join(out, document), join(out, file)];
      if (!existsSync(source) || (existsSync(page) && statSync(page).mtimeMs >= statSync(source).mtimeMs)) return;
      const folder = mkdtempSync(join(tmpdir(), 'muara-docs-'));
      try {
        const built = join(folder, file);
        const { code, errors } = await redocly(
          [
            'build-docs',
            source,
            '--inlineBundle',
            `--title=${title}`,
            `--output=${built}`,
            `--config=${join(root, 'redocly.yaml')}`,
          ],
          root,
        );
        if (code !== 0) throw new Error(`redocly build-docs: ${errors.trim().split('\n').at(-1) ?? code}`);
        writeFileSync(`${page}.${process.pid}`, sealed(withOwnLogo(withLinks(readFileSync(built, 'utf8'), file))));
        renameSync(`${page}.${process.pid}`, page);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }),
  );
}

/** Links to the other pages. Addresses are relative, because pages are also under /w/<world>. */
function withLinks(html: string, file: string): string {
  const links = PAGES.map((page) => {
    const part = /^docs-?(.*)\.html$/.exec(page.file)![1]!;
    const address = file === 'docs.html' ? `docs${part && `/${part}`}` : part || '../docs';
    return page.file === file ? `<strong>${page.link}</strong>` : `<a href="${address}">${page.link}</a>`;
  });
  const style =
    'display:flex;gap:1.5em;padding:.6em 1.2em;font:14px/1.4 system-ui,sans-serif;color:#1c2024;background:#eef1f3';
  return html.replace('<body>', `<body>\n  <nav aria-label="Documents" style="${style}">${links.join('')}</nav>`);
}

/** The viewer loads its maker's logo from a CDN: an image inside the page replaces it. */
function withOwnLogo(html: string): string {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="14"><text y="11" font-family="sans-serif" font-size="12">Redocly</text></svg>';
  return html.replaceAll(
    /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g,
    `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`,
  );
}

/** Adds a Content-Security-Policy that knows the page's own scripts by their hashes. */
function sealed(html: string): string {
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return html.replace('<head>', `<head>\n  <meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`);
}

/** The text of each script element, as the browser will hash it. */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  const opening = /<script\b[^>]*>/g;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const end = html.indexOf('</script>', opening.lastIndex);
    if (end < 0) break;
    // A browser normalises line ends before it hashes.
    scripts.push(html.slice(opening.lastIndex, end).replaceAll(/\r\n?/g, '\n'));
    opening.lastIndex = end;
  }
  return scripts;
}
