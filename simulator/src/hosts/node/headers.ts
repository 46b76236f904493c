import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** Returns the CSP hashes of a page's own inline scripts, so that no others run. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
}

interface PolicyOptions {
  /** Host and port that the page was requested from. */
  host: string;
  /** Other origins that the page may call. */
  connect?: readonly string[];
  /** Hashes of inline scripts. */
  scripts?: readonly string[];
}

/**
 * Returns the Content Security Policy of a page: scripts from this origin only, no eval.
 * Inline styles are allowed, because the widget kit writes its variables into style elements.
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
    // The payment provider is a separate site, reached by a form.
    'form-action': ["'self'", 'https:'],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The Content Security Policy of a worker script: WebAssembly of this origin and nothing else. Pages
 * may not compile any.
 */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The Content Security Policy of the documentation: its own files, and calls to this server. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every page and file. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
};
