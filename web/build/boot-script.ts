import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TEMPLATE = fileURLToPath(new URL('./boot.js', import.meta.url));
const DEV_PATH = '/@boot.js';

/** Route pattern → the page modules that it shows first (paths from `src/`). Order matters: first match wins. */
const ROUTE_MODULES: [pattern: string, modules: string[]][] = [
  ['^/d/login', ['features/login/login.page.tsx']],
  ['^/d/reset-password', ['features/login/reset-password.page.tsx']],
  ['^/d/pos', ['app/area/area.tsx', 'features/counter/counter.page.tsx']],
  [
    '^/d/tickets/[0-3]/[^/]+$|^/d/tickets-detail/',
    ['app/area/area.tsx', 'app/shell/shell.tsx', 'features/tickets/ticket-detail.page.tsx'],
  ],
  ['^/d/tickets', ['app/area/area.tsx', 'app/shell/shell.tsx', 'features/tickets/ticket-list.page.tsx']],
  ['^/d(/dashboard)?/?$', ['app/area/area.tsx', 'app/shell/shell.tsx', 'features/dashboard/dashboard.page.tsx']],
  ['^/d/', ['app/area/area.tsx', 'app/shell/shell.tsx', 'app/area/more-screens.ts']],
  ['^/$', ['app/shop.tsx']],
];

interface OutputChunk {
  type: 'chunk';
  fileName: string;
  imports: string[];
  isEntry: boolean;
  facadeModuleId: string | null;
  moduleIds: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/**
 * Adds the head script `boot.js` as an external, hashed file (the content security policy allows no inline script).
 * It sets the colour scheme before the first paint and preloads the chunks of the route that was asked for.
 */
export function bootScript(): Plugin {
  let serving = false;
  return {
    name: 'muara:boot-script',
    enforce: 'post',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(fill([]));
      });
    },
    transformIndexHtml() {
      if (!serving) return [];
      return [{ tag: 'script', attrs: { src: DEV_PATH }, injectTo: 'head-prepend' }];
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as unknown as OutputChunk[];
      const code = fill(ROUTE_MODULES.map(([pattern, modules]) => [pattern, filesOf(modules, chunks)]));
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      const fileName = `assets/boot-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
      const html = bundle['index.html'];
      if (html?.type !== 'asset') this.error('index.html is missing from the bundle');
      html.source = String(html.source).replace('<title>', `<script src="/${fileName}"></script>\n    <title>`);
    },
  };
}

function fill(routes: [string, string[]][]): string {
  return readFileSync(TEMPLATE, 'utf8').replace('[/* routes */]', JSON.stringify(routes));
}

/** All files that the modules need beyond what index.html loads anyway. */
function filesOf(modules: string[], chunks: OutputChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find((chunk) => chunk.isEntry);
  const inEntry = new Set<string>();
  if (entry) collect(entry, byName, inEntry);
  const files = new Set<string>();
  for (const module of modules) {
    const chunk = chunks.find((candidate) => candidate.facadeModuleId?.endsWith(`/web/src/${module}`));
    if (chunk) collect(chunk, byName, files);
  }
  return [...files].filter((file) => !inEntry.has(file)).map((file) => `/${file}`);
}

function collect(chunk: OutputChunk, byName: Map<string, OutputChunk>, into: Set<string>): void {
  if (into.has(chunk.fileName)) return;
  into.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) into.add(css);
  for (const name of chunk.imports) {
    const next = byName.get(name);
    if (next) collect(next, byName, into);
  }
}
