import { placeApp, type SitePage } from '@muara/simulator/hosts/browser';

const FILES = { app: 'app.html', console: '__sim/console.html' } as const;
/** What the worker loads before anybody asks. */
export const APP_PAGE = FILES.app;

/** Nothing that a page shows may come from another site. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * Returns the app or the console, at any of its addresses: its files are in the site's folder.
 * @param load loads a file of the site
 */
export async function loadPage(
  shown: SitePage,
  { site, load }: { site: URL; load(path: string): Promise<Response> },
): Promise<Response> {
  if (shown.page === 'moved') return Response.redirect(new URL(shown.to, site), 308);
  const html = await (await load(FILES[shown.page])).text();
  const folder = shown.page === 'console' ? `${site.pathname}__sim/` : site.pathname;
  const placed = html.replaceAll('="./', `="${folder}`);
  const world = shown.page === 'app' ? shown.world : undefined;
  return new Response(world === undefined ? placed : placeApp(placed, world), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });
}
