import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import { parseInstant } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import { useFonts } from '../../documents/index.ts';
import type { Simulator, SimulatorOptions } from '../../index.ts';
import type { Domain } from '../../kernel/domain.ts';
import { assemble } from '../../kernel/simulator.ts';
import { domain } from '../../modules/domain.ts';
import type { World } from '../../world/world.ts';
import { installedFonts } from '../node/fonts.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { requestOf, type CallInput } from './request.ts';

export interface TestSimulatorOptions extends Partial<Omit<SimulatorOptions, 'clock'>> {
  /** Name of the world that `world`, `fetch` and `as` speak of; `default` unless told. */
  world?: string;
  /** The business behind the kernel; a test plants a defect here. */
  domain?: Domain;
  /** The instant at which time stands: ISO 8601. 2026-03-10T10:00:00+08:00, a Tuesday, unless told. */
  clock?: string;
}

/** A call that was answered with another status than 2xx. */
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

/** Someone who calls. */
export interface TestCaller {
  /** Empty for a guest. */
  readonly token: string;
  /** A raw call to a path, with the token and the world in place. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A call by its name, typed by the contract; a file comes as bytes. Throws RefusedCall on another status than 2xx. */
  call<K extends OperationId>(
    id: K,
    input?: CallInput<K>,
  ): Promise<OperationMap[K]['answer'] extends Blob ? Uint8Array : OperationMap[K]['answer']>;
  /** The refusal of a call that must be refused. */
  refused<K extends OperationId>(id: K, input?: CallInput<K>): Promise<RefusedCall>;
}

export interface TestSimulator extends TestCaller {
  readonly simulator: Simulator;
  /** The world, as it is now (a reset makes another). */
  readonly world: World;
  /** Real time, moved by hand. */
  readonly clock: TestClock;
  /** What the simulator complained of. */
  readonly warnings: readonly string[];
  /** Signs a demo account in: `as('cashier')`. */
  as(account: string): Promise<TestCaller>;
}

const TEN_OCLOCK = '2026-03-10T10:00:00+08:00';
const ORIGIN = 'http://localhost:3000';

/**
 * The simulator in process: no server, no waiting, every answer held against the contract.
 * Time stands still until the test moves it; calls are not limited unless the test asks for it.
 */
export function createTestSimulator({
  world: name = 'default',
  clock: at = TEN_OCLOCK,
  domain: business = domain,
  ...options
}: TestSimulatorOptions = {}): TestSimulator {
  const start = parseInstant(at);
  if (start === null) throw new RangeError(`${at} is no instant`);
  const clock = createTestClock(start);
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
    const { path, init } = requestOf(id, input);
    const response = await fetch(path, init);
    if (!response.ok) throw new RefusedCall(id, response.status, (await response.json()) as RefusedCall['body']);
    const answer = OPERATIONS[id].binary ? new Uint8Array(await response.arrayBuffer()) : await response.json();
    return answer as never;
  };
  const refused: TestCaller['refused'] = async (id, input) => {
    const answer = await call(id, input).catch((error: unknown) => error);
    if (answer instanceof RefusedCall) return answer;
    throw answer instanceof Error ? answer : new Error(`${id} was not refused`);
  };
  return { token, fetch, call, refused };
}
