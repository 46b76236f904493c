import { createMuaraClient, type MuaraClient } from '@muara/client/http';
import type { OperationId } from '@muara/contract/operations';
import type { ServerMessage } from '@muara/contract/realtime';
import { parseInstant } from '@muara/contract/rules/dates/parse-instant';
import type { SessionAnswer } from '@muara/contract/types';
import { useFonts } from '@muara/simulator/documents';
import { configAt, createTestSimulator, type TestSimulator, type TestSimulatorOptions } from '@muara/simulator/testing';
import { checkRequest, findOperation } from '../../tests/support/contract-validator.ts';
import { createPrinters, type TestPrinters } from './printers.ts';
import { connectTo } from './simulator-socket.ts';
import { createRunningClock, type RunningClock } from './running-clock.ts';
import type { AppConfig } from '@/domain/session/config-context.ts';

/** A Tuesday without holiday or tide, when the jetties are open. */
const START = '2026-03-10T10:00:00+08:00';
const WORLD = 'default';

/** A call as the world received it, and its response. */
interface JournalEntry {
  operationId: string | null;
  status: number;
  query: Record<string, unknown>;
  body?: unknown;
}

interface Mail {
  to: string[];
  subject: string;
  text: string;
}

/** A demo account that is signed in: its session, and calls in its name. */
export interface Person extends SessionAnswer {
  readonly call: MuaraClient['call'];
}

/** A simulated server in this page, with a world of its own. */
export interface TestWorld extends TestSimulator {
  readonly clock: RunningClock;
  /** Reaches the server like the browser's `fetch`, over `intercept`, and notes what breaks the contract. */
  readonly serve: typeof fetch;
  /** What the app sent against the contract so far. */
  readonly problems: string[];
  /** Signs a demo account in over the API; `account` is the part before @muara.test. */
  signIn(account: string): Promise<Person>;
  /** Stops the world's clock at an instant, in ISO 8601. */
  freeze(now: string): Promise<unknown>;
  /** Stops the world's clock today at a Kuala Lumpur time, such as '08:00'. */
  freezeAt(time: string): Promise<void>;
  /** Lets time pass, such as 'PT90M', with everything that was due. */
  advance(duration: string): Promise<void>;
  /** Today in the world, '2026-03-10'. */
  today(): Promise<string>;
  addFault(fault: Record<string, unknown>): Promise<unknown>;
  clearFaults(): Promise<unknown>;
  /** Handles the calls of an operation between the app and the server. The latest handler wins. */
  intercept(operationId: OperationId, handle: Interceptor): void;
  /** Handles the next call of an operation between the app and the server. */
  interceptOnce(operationId: OperationId, handle: Interceptor): void;
  /** Sets the status with which the park service responds. */
  setPark(status: number): Promise<unknown>;
  /** Sends a realtime message to one user, or to everyone it is meant for. */
  tell(message: ServerMessage, userId?: number): Promise<unknown>;
  /** Closes every realtime connection. */
  cut(code: number): Promise<unknown>;
  /** How many tickets the normal list has. */
  countTickets(): Promise<number>;
  /** What was called, oldest first. */
  journal(operationId: string): Promise<JournalEntry[]>;
  /** The mails that were sent, oldest first. */
  outbox(): Promise<Mail[]>;
  readonly printers: TestPrinters;
}

/** A network between the app and the server. `forward` sends the call on, each time it is called. */
type Interceptor = (forward: () => Promise<Response>) => Response | Promise<Response>;

interface TestWorldOptions extends Omit<TestSimulatorOptions, 'clock' | 'world'> {
  /** The instant at which the world starts, in ISO 8601. */
  at?: string;
  /** Whether the app has the bar of its world, or the name of another world whose bar it has. */
  bar?: boolean | string;
  /** Whether it is a training world. */
  training?: boolean;
  /** The app's addresses in the stores. */
  stores?: AppConfig['stores'];
  /** Whether the app takes shortcuts, as on the machine of a developer. */
  shortcuts?: boolean;
}

/** Creates a simulated server whose responses are checked against the contract. */
export function createTestWorld({
  at = START,
  bar = false,
  training = false,
  stores,
  shortcuts = false,
  ...options
}: TestWorldOptions = {}): TestWorld {
  const start = parseInstant(at);
  if (start === null) throw new RangeError(`${at} is no instant`);
  const clock = createRunningClock(start);
  const sim = createTestSimulator({ ...options, clock });
  // The built-in fonts: a page has no packages to read others from.
  useFonts(undefined);
  const problems: string[] = [];
  const printers = createPrinters({
    clock,
    fetchDocument: (request) => deliver(request),
    openSocket: () => connectTo(sim.simulator, (found) => problems.push(...found)),
  });
  const interceptors: { operationId: OperationId; handle: Interceptor; isOnce: boolean }[] = [];

  const deliver: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin) return printers.fetch(request);
    const config = configAt(pathname, undefined, { isTraining: () => training });
    if (config)
      return Response.json({
        ...config,
        stores,
        ...(bar !== false && { bar: { control: '', world: bar === true ? WORLD : bar, console: '/__sim/' } }),
        localhostShortcuts: shortcuts,
      });
    await noteProblems(request, pathname, problems);
    return sim.simulator.fetch(request);
  };
  const serve: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    const forward = () => deliver(request.clone());
    const operationId = findOperation(request.method, new URL(request.url).pathname)?.operationId;
    const interceptor = interceptors.findLast((one) => one.operationId === operationId);
    if (!interceptor) return forward();
    if (interceptor.isOnce) interceptors.splice(interceptors.indexOf(interceptor), 1);
    return Promise.resolve(interceptor.handle(forward));
  };
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await sim.fetch(`/__sim/worlds/${WORLD}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  };
  const read = async <T>(path: string): Promise<T[]> => ((await control('GET', path)) as { data: T[] }).data;

  const world: Omit<TestWorld, Exclude<keyof TestSimulator, 'clock'>> = {
    clock,
    serve,
    problems,
    signIn: (account) => signIn(deliver, account),
    freeze: (now) => control('PUT', '/clock', { now }),
    async freezeAt(time) {
      await control('PUT', '/clock', { now: `${await world.today()}T${time}:00+08:00` });
    },
    async advance(duration) {
      await control('PUT', '/clock', { advance: duration });
    },
    async today() {
      const { now } = (await control('GET', '/clock')) as { now: string };
      return now.slice(0, 10);
    },
    addFault: (fault) => control('POST', '/faults', fault),
    clearFaults: () => control('DELETE', '/faults'),
    intercept: (operationId, handle) => void interceptors.push({ operationId, handle, isOnce: false }),
    interceptOnce: (operationId, handle) => void interceptors.push({ operationId, handle, isOnce: true }),
    setPark: (status) => control('POST', '/park', { status }),
    tell: (message, userId) =>
      control('POST', '/realtime', { message, ...(userId === undefined ? {} : { user_id: userId }) }),
    cut: (code) => control('POST', '/realtime', { close: code }),
    countTickets: async () => (await (await world.signIn('manager')).call.listTickets({ query: {} })).total,
    journal: (operationId) => read(`/journal?operationId=${operationId}`),
    outbox: () => read('/outbox'),
    printers,
  };
  return Object.defineProperties(Object.create(sim) as TestWorld, Object.getOwnPropertyDescriptors(world));
}

async function noteProblems(request: Request, pathname: string, problems: string[]): Promise<void> {
  const match = findOperation(request.method, pathname);
  if (!match)
    return void (pathname.startsWith('/api/') && problems.push(`${request.method} ${pathname}: no operation`));
  // To read a body takes a turn of the page's loop, and most calls have none.
  if (request.body === null) return;
  const body = await request.clone().text();
  const type = request.headers.get('content-type') ?? undefined;
  problems.push(...checkRequest(request.method, match, type, body === '' ? null : body));
}

async function signIn(deliver: typeof fetch, account: string): Promise<Person> {
  let token: string | null = null;
  const tokens = { get: () => token, set: (next: string | null) => void (token = next) };
  const { version } = configAt('/config.json', undefined)!;
  const { call } = createMuaraClient({ baseUrl: location.origin, appVersion: version, tokens, fetch: deliver });
  const session = await call.login({
    body: { email: `${account}@muara.test`, password: 'muara123', platform: 'web_app' },
  });
  return { ...session, call };
}
