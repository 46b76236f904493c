// Checks recorded calls of the simulator against the contract with Prism, a proxy that is not ours.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isFree } from '../../simulator/bin/ports.mjs';
import { partnerTool } from './partner.mjs';
import { NAME, startReplay } from './replay.mjs';

const MOST_START_MS = 120_000;
const MOST_CALL_MS = 60_000;
const MOST_TRIES = 3;
const AT_A_TIME = 8;
const ITS_OWN = 'https://stoplight.io/prism/errors#';

/**
 * Sends recorded calls through Prism, which refuses what breaks the contract.
 * Where it refuses a call, the server must have refused it as well.
 * @throws Error with the violations, or when planted ones pass
 */
export async function proxyTraffic(partner, file) {
  const recordings = JSON.parse(readFileSync(file, 'utf8'));
  const planted = plant(recordings);
  const replay = await startReplay([...recordings, ...planted]);
  const prism = await startPrism(partner, replay.url);
  try {
    const violations = await sendAll(prism.url, recordings, 0);
    if (violations.length > 0) throw new Error(violations.join('\n'));
    const caught = await sendAll(prism.url, planted, recordings.length);
    if (caught.length !== planted.length)
      throw new Error(`Prism found ${caught.length} of ${planted.length} planted violations: ${caught.join('\n')}`);
    const refused = recordings.filter(({ response }) => response.status >= 400).length;
    return `Prism: no violation in ${recordings.length} calls (${refused} refused), ${planted.length} planted ones found.`;
  } finally {
    prism.stop();
    replay.close();
  }
}

/** Returns copies of a sale, each of which breaks the contract in one place. */
function plant(recordings) {
  const sale = recordings.find(
    ({ operationId, response }) => operationId === 'generateTicket' && readBody(response).ticket,
  );
  const withBody = (change) => {
    const body = readBody(sale.response);
    change(body.ticket);
    return { ...sale, response: { ...sale.response, body: Buffer.from(JSON.stringify(body)).toString('base64') } };
  };
  return [
    withBody((ticket) => delete ticket.code),
    withBody((ticket) => (ticket.amount = '75.00')),
    withBody((ticket) => (ticket.platform = 'planted')),
    { ...sale, response: { ...sale.response, status: 201 } },
    { ...sale, body: Buffer.from('{"platform":"planted"}').toString('base64') },
  ];
}

const readBody = ({ body }) => JSON.parse(Buffer.from(body, 'base64').toString() || '{}');

/** Sends calls; returns one line for each that Prism refuses and the server did not. */
async function sendAll(url, recordings, first) {
  const waiting = [...recordings.entries()];
  const violations = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, recording] = next;
      const violation = await send(url, recording, first + index);
      if (violation) violations.push(violation);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return violations;
}

async function send(url, recording, index) {
  const { operationId, method, target, response: recorded } = recording;
  const response = await forward(url, recording, index);
  if (!response) return `${operationId} ${recorded.status}: Prism gave no response to ${method} ${target}`;
  const text = await response.text();
  if (!response.headers.get('content-type')?.startsWith('application/problem+json') || !text.includes(ITS_OWN))
    return undefined;
  const { type, detail, validation = [] } = JSON.parse(text);
  const isOfCall = !type.endsWith('#VIOLATIONS') || validation.some(({ location }) => location[0] === 'request');
  if (isOfCall && recorded.status >= 400) return undefined;
  const reasons = validation.map(({ location, message }) => `${location.join('.')}: ${message}`);
  return `${operationId} ${recorded.status} (${type.slice(ITS_OWN.length)}): ${reasons.join('; ') || detail}`;
}

/** Sends a call, again when its connection was closed: Prism closes idle ones after five seconds. */
async function forward(url, { method, target, headers, body }, index) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const response = await fetch(url + target, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(MOST_CALL_MS),
      headers: { ...headers, [NAME]: String(index) },
      ...(body !== null && { body: Buffer.from(body, 'base64') }),
    }).catch(() => undefined);
    if (response) return response;
  }
  return undefined;
}

/** Starts Prism, which reads the whole document first. */
async function startPrism({ folder, node }, upstream) {
  const port = await findFreePort();
  const args = [partnerTool(folder, '@stoplight/prism-cli', 'prism'), 'proxy', 'openapi.json', upstream];
  const child = spawn(node, [...args, '--errors', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Prism did not start')), MOST_START_MS);
    child.once('exit', () => reject(new Error('Prism ended')));
    child.stdout.on('data', (text) => {
      if (!String(text).includes('is listening')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') };
}

async function findFreePort() {
  for (let port = 4600; port < 65_000; port += 1) if (await isFree(port)) return port;
  throw new Error('No free port');
}
