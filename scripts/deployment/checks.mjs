import { createHash } from 'node:crypto';
import { isLoopbackName } from '../../openapi/request-guard.ts';
import { FOREIGN_ORIGIN } from './probe.mjs';

const FEWEST_DAYS = 14;
const LONG_CACHE_SECONDS = 2_592_000;
const PRINTER_TYPES = ['receipt', 'ticket_agent', 'wristband'];

const isLocal = (url) => isLoopbackName(url.hostname);
const has = (response, name, pattern) => pattern.test(response.headers.get(name) ?? '');
const isHtml = (response) => has(response, 'content-type', /^text\/html/);
const isJson = (response) => has(response, 'content-type', /^application\/json/);
const describe = ({ url, status, text }) =>
  status === 0 ? `${url} does not respond: ${text}` : `${url} returns ${status}`;
const isRevalidated = (response) => has(response, 'cache-control', /\bno-cache\b|\bno-store\b|\bmax-age=0\b/);

/** Returns the sources of a directive, or those of default-src. */
function readPolicy(response) {
  const rules = new Map(
    (response.headers.get('content-security-policy') ?? '')
      .split(';')
      .map((rule) => rule.trim().split(/\s+/))
      .map(([name, ...sources]) => [name, sources]),
  );
  return (name) => rules.get(name) ?? (name.endsWith('-src') ? rules.get('default-src') : undefined);
}

/** Whether a list of sources allows an address, for pages of `self`. */
function allows(sources, url, self) {
  const host = url.host;
  return sources.some((source) => {
    if (source === "'self'") return url.origin === self.origin;
    if (source === '*' || source === url.protocol || source === url.origin) return true;
    const [, scheme, pattern] = /^(?:([a-z]+):\/\/)?([^/]+)/.exec(source) ?? [];
    if (!pattern || (scheme && `${scheme}:` !== url.protocol)) return false;
    return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host;
  });
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const hashOf = (source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** Returns what the policy of the page lacks or allows too much, one line each. */
function* findPolicyProblems({ page, settings, address, apiBase, realtime }) {
  if (!page.headers.has('content-security-policy')) {
    yield 'Send a Content-Security-Policy with the page; web/DEPLOYMENT.md has one to copy.';
    return;
  }
  const sourcesOf = readPolicy(page);
  const scripts = sourcesOf('script-src') ?? ['*'];
  for (const word of ["'unsafe-inline'", "'unsafe-eval'", '*'])
    if (scripts.includes(word)) yield `Remove ${word} from script-src.`;
  for (const [, source = ''] of page.text.matchAll(INLINE_SCRIPT))
    if (!scripts.includes(hashOf(source))) yield `Add ${hashOf(source)} to script-src: the page's own script.`;
  const targets = [new URL(apiBase), realtime, ...Object.values(settings?.printers ?? {}).map((url) => new URL(url))];
  for (const url of targets.filter(Boolean))
    if (!allows(sourcesOf('connect-src') ?? ['*'], url, address)) yield `Add ${url.origin} to connect-src.`;
  for (const [directive, word] of [
    ['img-src', 'data:'],
    ['img-src', 'blob:'],
    ['worker-src', 'blob:'],
    ['frame-src', 'blob:'],
    ['form-action', 'https:'],
  ])
    if (!(sourcesOf(directive) ?? [word]).includes(word)) yield `Add ${word} to ${directive}.`;
  if (!sourcesOf('frame-ancestors'))
    yield "Add frame-ancestors 'none', so that no other site can show the app in a frame.";
}

function* findHeaderProblems({ page, address }) {
  const wanted = [
    ['x-content-type-options', /^nosniff$/, 'nosniff'],
    ['referrer-policy', /no-referrer|same-origin|strict-origin/, 'no-referrer'],
    ['permissions-policy', /camera=\(self\)|camera=\*/, 'camera=(self)'],
  ];
  if (!isLocal(address)) wanted.push(['strict-transport-security', /max-age=\d{6,}/, 'max-age=31536000']);
  for (const [name, pattern, value] of wanted)
    if (!has(page, name, pattern)) yield `Send ${name}: ${value} with the page.`;
}

function* findConfigProblems({ config, settings, address }) {
  if (config.status !== 200 || !settings) {
    yield `${describe(config)}${config.status === 200 ? ', but no JSON' : ''}. Put config.json beside index.html.`;
    return;
  }
  if (!isRevalidated(config)) yield 'Send Cache-Control: no-store with config.json.';
  for (const key of ['appName', 'version', 'apiBase', 'realtimeUrl'])
    if (typeof settings[key] !== 'string') yield `config.json needs ${key}, a text.`;
  for (const type of PRINTER_TYPES)
    if (!URL.canParse(settings.printers?.[type]))
      yield `config.json needs printers.${type}, the URL of a printer helper.`;
  if (settings.localhostShortcuts !== false && !isLocal(address))
    yield 'Set localhostShortcuts to false in config.json.';
  if (address.protocol === 'https:' && /^(?:http|ws):/.test(`${settings.apiBase} ${settings.realtimeUrl}`))
    yield 'config.json names addresses without TLS, which a page over https cannot reach.';
}

function* findTlsProblems({ address, page, daysLeft, redirect }) {
  if (address.protocol !== 'https:') {
    if (!isLocal(address)) yield 'Serve the app over https: browsers open cameras and service workers nowhere else.';
    return;
  }
  if (page.status === 0) return;
  if (daysLeft === undefined) yield 'The certificate could not be read.';
  else if (daysLeft < FEWEST_DAYS) yield `The certificate ends in ${Math.floor(daysLeft)} days. Renew it.`;
  if (redirect && !(redirect.status >= 301 && redirect.status <= 308 && has(redirect, 'location', /^https:/)))
    yield `Redirect http to https: ${describe(redirect)}.`;
}

function* findFileProblems({ page, screen, missing, script, decoder }) {
  if (page.status !== 200 || !isHtml(page)) yield `${describe(page)}. It must return index.html.`;
  else if (!isRevalidated(page))
    yield 'Send Cache-Control: no-cache with index.html; otherwise browsers keep an old app.';
  if (screen.status !== 200 || !isHtml(screen))
    yield `${describe(screen)}. Return index.html for every path that is neither a file nor the server's.`;
  if (missing.status !== 404) yield `${describe(missing)}. A file that does not exist below /assets must be a 404.`;
  if (!script) return;
  if (!has(script, 'content-type', /javascript/))
    yield `Send scripts with Content-Type: text/javascript (${script.url}).`;
  const seconds = Number(/max-age=(\d+)/.exec(script.headers.get('cache-control') ?? '')?.[1] ?? 0);
  if (seconds < LONG_CACHE_SECONDS)
    yield 'Send Cache-Control: public, max-age=31536000, immutable for files below /assets.';
  if (!has(script, 'content-encoding', /br|gzip|zstd/)) yield 'Compress scripts with Brotli or gzip.';
  if (decoder && !has(decoder, 'content-security-policy', /'wasm-unsafe-eval'/))
    yield `Send ${new URL(decoder.url).pathname} with a policy that has script-src 'self' 'wasm-unsafe-eval'.`;
}

function* findWorkerProblems({ worker, manifest }) {
  if (worker.status !== 200 || !has(worker, 'content-type', /javascript/))
    yield `${describe(worker)}. It must be the build's sw.js.`;
  else if (!isRevalidated(worker)) yield 'Send Cache-Control: no-cache with sw.js.';
  if (manifest.status !== 200) yield `${describe(manifest)}. It must be the build's manifest.webmanifest.`;
  else if (!isRevalidated(manifest)) yield 'Send Cache-Control: no-cache with manifest.webmanifest.';
}

function* findApiProblems({ address, apiBase, api, refusal, unknown, preflight, foreign }) {
  if (api.status !== 200 || !isJson(api)) yield `${describe(api)}. It must return the packages as JSON.`;
  if (refusal.status !== 401 || !isJson(refusal))
    yield `${describe(refusal)} without a token. It must be a 401 as JSON.`;
  if (unknown.status !== 404 || !isJson(unknown))
    yield `${describe(unknown)}. Unknown addresses of the API must be a 404 as JSON.`;
  if (
    has(foreign, 'access-control-allow-origin', /./) &&
    foreign.headers.get('access-control-allow-origin') === FOREIGN_ORIGIN
  )
    yield 'The API lets pages of any site read it. Allow the origin of the app only.';
  if (new URL(apiBase).origin === address.origin) return;
  if (api.headers.get('access-control-allow-origin') !== address.origin)
    yield `Send Access-Control-Allow-Origin: ${address.origin} with responses of the API.`;
  for (const name of ['retry-after', 'x-total', 'date'])
    if (!has(api, 'access-control-expose-headers', new RegExp(name, 'i')))
      yield `Name ${name} in Access-Control-Expose-Headers.`;
  for (const name of ['authorization', 'content-type', 'idempotency-key', 'x-app-version', 'x-platform', 'x-pos'])
    if (!has(preflight, 'access-control-allow-headers', new RegExp(name, 'i')))
      yield `Name ${name} in Access-Control-Allow-Headers of the preflight.`;
}

function* findRealtimeProblems({ socket, realtime }) {
  if (!socket.isOpen) yield `The realtime channel ${realtime?.href ?? ''} does not open: ${socket.reason}.`;
}

function* findPrinterProblems({ printers, address }) {
  for (const { type, base, info } of printers) {
    if (info.status === 0) yield `${type}: ${describe(info)}. Start the helper on this machine.`;
    else if (info.status !== 200) yield `${type}: ${describe(info)}. Start the helper with --origin=${address.origin}.`;
    else if (info.headers.get('access-control-allow-origin') !== address.origin)
      yield `${type}: start the helper at ${base} with --origin=${address.origin}.`;
  }
}

/** What is checked, in the order of web/DEPLOYMENT.md; each yields its problems, one line each. */
export const CHECKS = [
  ['TLS', findTlsProblems],
  ['Pages and files', findFileProblems],
  ['config.json', findConfigProblems],
  ['Security headers', findHeaderProblems],
  ['Content-Security-Policy', findPolicyProblems],
  ['Service worker', findWorkerProblems],
  ['API', findApiProblems],
  ['Realtime channel', findRealtimeProblems],
  ['Printer helpers', findPrinterProblems],
];

/** Returns each check with its problems. */
export const runChecks = (found) => CHECKS.map(([name, find]) => ({ name, problems: [...find(found)] }));
