import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import { parseInstant } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import { useFonts } from '../src/documents/index.ts';
import type { Simulator, SimulatorOptions } from '../src/index.ts';
import type { Domain } from '../src/kernel/domain.ts';
import { assemble } from '../src/kernel/simulator.ts';
import { domain } from '../src/modules/domain.ts';
import type { World } from '../src/world/world.ts';
import { installedFonts } from '../src/hosts/node/fonts.ts';
import { createTestClock, type TestClock } from './clock.ts';

export { configAt, localPrinters } from '../src/hosts/config.ts';
export type { TestClock } from './clock.ts';
import { getRequest, type CallInput } from './request.ts';

export interface TestSimulatorOptions extends Partial<Omit<SimulatorOptions, 'clock'>> {
  /** Name of the world behind `world`, `fetch` and `as`; default `default`. */
  world?: string;
  /** The business behind the kernel; a test may plant a defect here. */
  domain?: Domain;
  /** A clock, or the instant at which time is frozen; default 2026-03-10T10:00:00+08:00, a Tuesday. */
  clock?: string | TestClock;
}

/** A call with a response status other than 2xx. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly status: number;
  readonly code: string;
  readonly body: {
    code?: string;
    message?: string;
    field?: string;
    errors?: { field: string; code?: string; message?: string; rule?: string; detail?: string }[];
  };

  constructor(operation: string, status: number, body: RefusedCall['body']) {
    const { code = '', field, message = '', errors } = body;
    super(
      [`${operation} → ${status}`, code, field && `(${field})`, message, errors?.[0]?.detail].filter(Boolean).join(' '),
    );
    this.status = status;
    this.code = body.code ?? '';
    this.body = body;
  }
}

/** A caller. */
export interface TestCaller {
  /** Empty for a guest. */
  readonly token: string;
  /** Makes a raw call to a path, with token and world set. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /**
   * Makes a call by name, typed by the contract; a file is returned as bytes.
   * Throws RefusedCall for a status other than 2xx.
   */
  call<K extends OperationId>(
    id: K,
    input?: CallInput<K>,
  ): Promise<OperationMap[K]['answer'] extends Blob ? Uint8Array : OperationMap[K]['answer']>;
  /** Returns the refusal of a call that must be refused. */
  refused<K extends OperationId>(id: K, input?: CallInput<K>): Promise<RefusedCall>;
}

export interface TestSimulator extends TestCaller {
  readonly simulator: Simulator;
  /** The current world (a reset makes another). */
  readonly world: World;
  /** Real time, advanced by the test. */
  readonly clock: TestClock;
  /** The simulator's warnings. */
  readonly warnings: readonly string[];
  /** Signs in a demo account: `as('cashier')`. */
  as(account: string): Promise<TestCaller>;
}

/**
 * Returns a refusal that the contract lists.
 * @throws Error that says what the response breaks and where to repair it
 */
function withinContract(id: OperationId, refusal: RefusedCall): RefusedCall {
  if (refusal.code !== 'answer_invalid') return refusal;
  const problems = refusal.body.errors?.map(({ detail }) => detail).join('; ');
  throw new Error(
    `${id} breaks the contract: ${problems}. Repair its response, or add the code to x-errors beside ` +
      `'operationId: ${id}' in openapi/http/paths and run npm run generate.`,
  );
}

const TEN_OCLOCK = '2026-03-10T10:00:00+08:00';
const ORIGIN = 'http://localhost:3000';

function frozenAt(instant: string): TestClock {
  const start = parseInstant(instant);
  if (start === null) throw new RangeError(`${instant} is no instant`);
  return createTestClock(start);
}

/**
 * Creates the simulator in process: no server, no waiting, every response validated against the
 * contract. Time is frozen until the test advances it; calls are not limited unless the test sets a limit.
 */
export function createTestSimulator({
  world: name = 'default',
  clock: at = TEN_OCLOCK,
  domain: business = domain,
  ...options
}: TestSimulatorOptions = {}): TestSimulator {
  const clock = typeof at === 'string' ? frozenAt(at) : at;
  const warnings: string[] = [];
  useFonts(installedFonts);
  const simulator = assemble(business, {
    responseCheck: 'throw',
    rateLimit: false,
    onWarning: (text) => warnings.push(text),
    ...options,
    clock,
  });
  const as = async (account: string): Promise<TestCaller> => {
    const { token } = await guest.call('login', {
      body: { email: `${account}@muara.test`, password: 'muara123', platform: 'web_app' },
    });
    if (!token) throw new Error(`${account} was signed in without a token`);
    return caller(simulator, name, token);
  };
  const guest = caller(simulator, name, '');
  return {
    ...guest,
    simulator,
    clock,
    warnings,
    as,
    get world() {
      return simulator.worlds.get(name);
    },
  };
}

function caller(simulator: Simulator, world: string, token: string): TestCaller {
  const fetch: TestCaller['fetch'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('x-sim-world')) headers.set('x-sim-world', world);
    if (path.startsWith('/__sim') && !headers.has('content-type')) headers.set('content-type', 'application/json');
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    return simulator.fetch(new Request(new URL(path, ORIGIN), { ...init, headers }));
  };
  const call: TestCaller['call'] = async (id, input) => {
    const { path, init } = getRequest(id, input);
    const response = await fetch(path, init);
    if (!response.ok) throw new RefusedCall(id, response.status, (await response.json()) as RefusedCall['body']);
    const answer = OPERATIONS[id].binary ? new Uint8Array(await response.arrayBuffer()) : await response.json();
    return answer as never;
  };
  const refused: TestCaller['refused'] = async (id, input) => {
    const answer = await call(id, input).catch((error: unknown) => error);
    if (answer instanceof RefusedCall) return withinContract(id, answer);
    throw answer instanceof Error ? answer : new Error(`${id} was not refused`);
  };
  return { token, fetch, call, refused };
}
