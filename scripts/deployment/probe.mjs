import { connect } from 'node:tls';
import { WebSocket } from 'ws';

const PATIENCE_MS = 10_000;
const DAY_MS = 86_400_000;
/** A page of another site, from which the API must not be readable. */
export const FOREIGN_ORIGIN = 'https://elsewhere.example';
/** A file that no build contains. */
const MISSING_FILE = '/assets/no-such-file-00000000.js';

/** What one address returned. `status` is 0 when nothing did, and `text` then says why. */
async function ask(url, init = {}) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init });
    return { url: String(url), status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const reason = error.cause?.message || error.cause?.code || error.message;
    return { url: String(url), status: 0, headers: new Headers(), text: reason };
  }
}

/** Returns how many days a certificate is still valid; undefined without TLS. */
function daysOfCertificate({ protocol, hostname, port }) {
  if (protocol !== 'https:') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: PATIENCE_MS });
    const end = (days) => {
      socket.destroy();
      resolve(days);
    };
    socket.once('secureConnect', () => end((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS));
    socket.once('error', () => end(undefined));
    socket.once('timeout', () => end(undefined));
  });
}

/** Returns whether a WebSocket opens, as a page of the app opens it; the reason when it does not. */
function openSocket(url, origin) {
  return new Promise((resolve) => {
    let socket;
    try {
      socket = new WebSocket(url, { origin, handshakeTimeout: PATIENCE_MS });
    } catch (error) {
      return resolve({ isOpen: false, reason: error.message });
    }
    const end = (result) => {
      socket.removeAllListeners();
      socket.on('error', () => undefined);
      socket.close();
      resolve(result);
    };
    socket.once('open', () => end({ isOpen: true }));
    socket.once('error', (error) => end({ isOpen: false, reason: error.message }));
  });
}

function parseJson({ text }) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the URL that a setting means, relative to the address; undefined when it is none. */
function resolveUrl(value, base) {
  try {
    return new URL(value, base);
  } catch {
    return undefined;
  }
}

/** Returns the realtime address of a configuration as a WebSocket URL. */
function realtimeUrl(config, base) {
  const url = resolveUrl(config?.realtimeUrl, base);
  if (url) url.protocol = url.protocol.replace('http', 'ws');
  return url;
}

const PREFLIGHT = {
  method: 'OPTIONS',
  headers: {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,idempotency-key,x-app-version,x-platform,x-pos',
  },
};
const withOrigin = (origin, init = {}) => ({ ...init, headers: { ...init.headers, origin } });

/**
 * Asks a deployment everything that the checks look at.
 * @param address where people open the app
 * @param withPrinters whether the printer helpers of this machine are asked too
 */
export async function probe(address, withPrinters) {
  const at = (path) => new URL(path, address);
  const config = await ask(at('/config.json'));
  const settings = parseJson(config);
  const apiBase = String(resolveUrl(settings?.apiBase || '/', address) ?? at('/')).replace(/\/$/, '');
  const { origin } = address;
  const page = await ask(address, { headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' } });
  const worker = await ask(at('/sw.js'));
  const script = /<script[^>]+src="([^"]+)"/.exec(page.text)?.[1];
  const decoder = /["'](\/?assets\/[\w.-]+\.worker-[\w-]+\.js)["']/.exec(worker.text)?.[1];
  const plain = new URL(address);
  plain.protocol = 'http:';
  const printers = withPrinters ? Object.entries(settings?.printers ?? {}) : [];
  return {
    address,
    settings,
    config,
    page,
    worker,
    apiBase,
    daysLeft: await daysOfCertificate(address),
    redirect: address.protocol === 'https:' && !address.port ? await ask(plain) : undefined,
    screen: await ask(at('/d/login'), { headers: { accept: 'text/html' } }),
    missing: await ask(at(MISSING_FILE)),
    manifest: await ask(at('/manifest.webmanifest')),
    script: script && (await ask(at(script), { headers: { 'accept-encoding': 'gzip, br' } })),
    decoder: decoder && (await ask(at(decoder))),
    api: await ask(`${apiBase}/tickets/packages`, withOrigin(origin)),
    refusal: await ask(`${apiBase}/api/notification`, withOrigin(origin)),
    unknown: await ask(`${apiBase}/api/no-such-address`, withOrigin(origin)),
    preflight: await ask(`${apiBase}/api/login`, withOrigin(origin, PREFLIGHT)),
    foreign: await ask(`${apiBase}/tickets/packages`, withOrigin(FOREIGN_ORIGIN)),
    socket: await openSocket(realtimeUrl(settings, address) ?? '', origin),
    realtime: realtimeUrl(settings, address),
    printers: await Promise.all(
      printers.map(async ([type, base]) => ({
        type,
        base,
        info: await ask(`${base}/printer-info`, withOrigin(origin)),
      })),
    ),
  };
}
