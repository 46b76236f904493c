import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin } from 'vite';
import { SCREENS, type Screen, type ScreenName } from '../../openapi/generated/screens.ts';
import { type AppPages, findAppPages } from './app-pages.ts';

const TEMPLATE = fileURLToPath(new URL('./boot.js', import.meta.url));
const DEV_PATH = '/@boot.js';

/** A route: pattern, and the modules that it shows. The first match wins. */
type Route = [pattern: string, modules: string[]];

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
 * Adds the head script `boot.js` as an external, hashed file.
 * The content security policy allows no inline script. It sets the colour scheme before the first paint and preloads
 * the chunks of the requested route.
 */
export function bootScript(): Plugin {
  let serving = false;
  let base = '/';
  return {
    name: 'muara:boot-script',
    enforce: 'post',
    configResolved(config) {
      serving = config.command === 'serve';
      base = config.base;
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
      const routes = routesOf(findAppPages(this));
      const code = fill(routes.map(([pattern, modules]) => [pattern, filesOf(modules, chunks)]));
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      const fileName = `assets/boot-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
      const html = bundle['index.html'];
      if (html?.type !== 'asset') this.error('index.html is missing from the bundle');
      html.source = String(html.source).replace('<title>', `<script src="${base}${fileName}"></script>\n    <title>`);
    },
  };
}

/** The routes of the app. Modals, and any other address below `/d`, start with the dashboard. */
function routesOf({ guest, shop, area, shell, screens }: AppPages): Route[] {
  const guestPage = (file: string): string[] => guest.filter((id) => id.endsWith(file));
  const signedIn = Object.entries<Screen>(SCREENS).flatMap(([name, screen]): Route[] => {
    const { path, launcher, aliases = {}, dialogs, frame } = screen;
    if (frame === 'modal') return [];
    const own = `${path.replaceAll(/\{\w+\}/g, '[^/]+')}${dialogs ? '(?:/.*)?' : ''}`;
    const addresses = [own, ...(launcher ? [launcher] : []), ...Object.keys(aliases)];
    const page = screens.get(name as ScreenName)!;
    return [[`^(?:${addresses.join('|')})/?$`, [...area, ...(frame === 'page' ? [] : [shell]), page]]];
  });
  return [
    ['^/$', [shop]],
    ['^/d/login', guestPage('/login.page.tsx')],
    ['^/d/reset-password', guestPage('/reset-password.page.tsx')],
    ...signedIn,
    ['^/d(?:/|$)', [...area, shell, screens.get('dashboard')!]],
  ];
}

/** Writes the routes into the script: each file is listed once, and routes refer to files by index. */
function fill(routes: Route[]): string {
  const files = [...new Set(routes.flatMap(([, names]) => names))].toSorted();
  const short = routes.map(([pattern, names]) => [pattern, names.map((name) => files.indexOf(name))]);
  const script = readFileSync(TEMPLATE, 'utf8')
    .replace('[/* files */]', JSON.stringify(files.map((file) => file.replace(/^assets\//, ''))))
    .replace('[/* routes */]', JSON.stringify(short));
  return minifySync('boot.js', script).code;
}

/** All files that the modules need beyond what index.html loads anyway. */
function filesOf(modules: string[], chunks: OutputChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find((chunk) => chunk.isEntry);
  const inEntry = new Set<string>();
  if (entry) collect(entry, byName, inEntry);
  const files = new Set<string>();
  for (const module of modules) {
    const chunk = chunks.find((candidate) => candidate.moduleIds.includes(module));
    if (chunk) collect(chunk, byName, files);
  }
  return [...files].filter((file) => !inEntry.has(file));
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
