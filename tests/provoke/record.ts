// Records how each code of the catalogue is provoked, from the refusals of the simulator's own tests: npm run docs -- --record
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ERRORS } from '@muara/contract/errors';
import { OPERATIONS, type OperationEntry } from '@muara/contract/operations';
import type { Call } from '../../docs/src/contract/calls.ts';
import { createTestSimulator, type TestSimulator } from '../../simulator/testing/index.ts';
import type { Case } from './case.ts';
import { listCases } from './cases.ts';
import { readCalls, type Recorded } from './read-calls.ts';
import { createReplay, type Replay } from './replay.ts';

const FILE = fileURLToPath(new URL('../../docs/provoke.json', import.meta.url));
/** Longer sequences are no lines for people. */
const MOST_CHARACTERS = 12_000;

/** Keeps every call that a simulator receives. */
function watch({ simulator }: TestSimulator, recorded: Recorded[]): void {
  const { fetch } = simulator;
  Object.assign(simulator, {
    async fetch(request: Request, ...rest: []) {
      const body = await request.clone().text();
      const response = await fetch.call(simulator, request, ...rest);
      const text = response.headers.get('content-type')?.includes('json') ? await response.clone().text() : 'null';
      const { pathname, search } = new URL(request.url);
      recorded.push({
        method: request.method,
        path: pathname + search,
        headers: Object.fromEntries(request.headers),
        body,
        status: response.status,
        answer: JSON.parse(text) as unknown,
      });
      return response;
    },
  });
}

/** Returns the calls of a case; undefined where they cannot be written as lines. */
async function record({ perform }: Case): Promise<Call[] | undefined> {
  const sim = createTestSimulator();
  const recorded: Recorded[] = [];
  watch(sim, recorded);
  const till = await sim.as('cashier');
  await till.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await perform({ sim, till });
  const calls = readCalls(recorded);
  return calls && JSON.stringify(calls).length <= MOST_CHARACTERS ? calls : undefined;
}

/** Leaves out each call without which the last one is refused in the same way. */
async function shorten(calls: readonly Call[], code: string, replay: Replay): Promise<Call[]> {
  let short = [...calls];
  for (const call of calls.slice(0, -1)) {
    const without = short.filter((one) => one !== call);
    if ((await replay(without)) === code) short = without;
  }
  return short;
}

const PATTERNS = Object.entries<OperationEntry>(OPERATIONS).map(([id, { method, path }]) => ({
  id,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Names the operation of each call, and leaves out values that nothing uses any more. */
function finish(calls: readonly Call[], code: string): Call[] {
  return calls.map((call, index) => {
    const { saves = {}, ...rest } = call;
    const later = JSON.stringify(calls.slice(index + 1));
    const used = Object.entries(saves).filter(([name]) => later.includes(`{{${name}}}`));
    const address = call.path.split('?')[0]!;
    const operationId = PATTERNS.find(({ method, pattern }) => method === call.method && pattern.test(address))?.id;
    const account = /^(\w+)_token$/.exec(used[0]?.[0] ?? '')?.[1];
    return {
      ...rest,
      title: account ? `Sign in as ${account}` : (operationId ?? address),
      ...(operationId && { operationId }),
      ...(used.length > 0 && { saves: Object.fromEntries(used) }),
      ...(index === calls.length - 1 && { refusedWith: code }),
    };
  });
}

const replay = createReplay();
const found: Record<string, { calls: Call[] }> = {};
for (const one of listCases()) {
  const { code } = one;
  if (found[code]) continue;
  const calls = await record(one).catch((error: unknown) => {
    console.error(code, String(error).slice(0, 120));
    return undefined;
  });
  if (!calls || (await replay(calls)) !== code) continue;
  const short = finish(await shorten(calls, code, replay), code);
  if ((await replay(short)) === code) found[code] = { calls: short };
}
const codes = Object.keys(ERRORS);
writeFileSync(
  FILE,
  `${JSON.stringify(Object.fromEntries(codes.filter((code) => found[code]).map((code) => [code, found[code]])), null, 2)}\n`,
);
console.log(
  `${Object.keys(found).length} of ${codes.length} codes; none for ${codes.filter((code) => !found[code]).join(', ')}`,
);
