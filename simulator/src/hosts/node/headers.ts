import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** The CSP hashes of a page's own inline scripts, so that no other inline script runs. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
}

interface PolicyOptions {
  /** Host and port that the page was asked from. */
  host: string;
  /** Other addresses that the page may call. */
  connect?: readonly string[];
  /** Hashes of inline scripts. */
  scripts?: readonly string[];
}

/**
 * The content security policy of a page: scripts from this origin alone, no eval. Styles may stand
 * inline, because the kit of widgets writes its variables into style elements.
 */
export function contentSecurityPolicy({ host, connect = [], scripts = [] }: PolicyOptions): string {
  const rules = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", `ws://${host}`, `wss://${host}`, ...connect],
    'frame-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // The payment provider is another house; its page is reached by a form.
    'form-action': ["'self'", 'https:'],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The content security policy of a worker's script, which has its own: WebAssembly of this origin and nothing else. Pages
 * may not compile any.
 */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Headers of every page and file. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
};
