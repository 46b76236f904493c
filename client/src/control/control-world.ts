import type {
  Clock,
  Fault,
  FaultOrder,
  Frame,
  Journal,
  OutboxMail,
  Paper,
  Quote,
  QuoteRequest,
  ReplayReport,
  World,
  WorldDiff,
  WorldOptions,
  JournalEntry,
} from '@muara/contract/control';
import type { SessionAnswer } from '@muara/contract/types';
import type { Control, ControlInput } from './control-types.ts';

type WaitQuery = NonNullable<ControlInput<'waitFor'>['query']>;
/** The conditions of a wait for one kind. */
type Conditions = Omit<WaitQuery, 'kind'>;

/** One world, as a test drives it. Every function throws `ControlCallError` when it is refused. */
export interface ControlWorld {
  readonly name: string;
  readonly control: Control;
  create(options?: WorldOptions): Promise<World>;
  remove(): Promise<void>;
  reset(): Promise<World>;
  /** Freezes time at an instant. */
  freeze(now: string): Promise<Clock>;
  /** Moves time forward by an ISO 8601 duration, such as `PT30M`. */
  advance(duration: string): Promise<Clock>;
  /** Opens a session for an account, without a sign-in call. */
  as(account: string): Promise<SessionAnswer & { token: string }>;
  fault(order: FaultOrder): Promise<Fault>;
  clearFaults(): Promise<void>;
  journal(query?: NonNullable<ControlInput<'getJournal'>['query']>): Promise<Journal>;
  waitForCall(conditions?: Conditions): Promise<JournalEntry>;
  waitForMail(conditions?: Conditions): Promise<OutboxMail>;
  waitForFrame(conditions?: Conditions): Promise<Frame>;
  waitForPaper(conditions?: Conditions): Promise<Paper>;
  quote(cart: QuoteRequest['cart'], account?: string): Promise<Quote>;
  diff(other: string): Promise<WorldDiff>;
  replay(into?: string): Promise<ReplayReport>;
}

/** Returns one world of a simulator. Nothing is created before the first call. */
export function controlWorld(control: Control, name: string): ControlWorld {
  const params = { name };
  const wait = (kind: NonNullable<WaitQuery['kind']>, conditions: Conditions = {}) =>
    control.waitFor({ params, query: { ...conditions, kind } });
  return {
    name,
    control,
    create: (body = {}) => control.createWorld({ params, body }),
    remove: async () => void (await control.deleteWorld({ params })),
    reset: () => control.resetWorld({ params }),
    freeze: (now) => control.setClock({ params, body: { now } }),
    advance: (advance) => control.setClock({ params, body: { advance } }),
    async as(account) {
      const session = await control.openSession({ params: { name, account } });
      return session as SessionAnswer & { token: string };
    },
    fault: (body) => control.orderFault({ params, body }),
    clearFaults: async () => void (await control.cancelFaults({ params })),
    journal: (query = {}) => control.getJournal({ params, query }),
    waitForCall: async (conditions) => found((await wait('call', conditions)).call),
    waitForMail: async (conditions) => found((await wait('mail', conditions)).mail),
    waitForFrame: async (conditions) => found((await wait('frame', conditions)).frame),
    waitForPaper: async (conditions) => found((await wait('paper', conditions)).paper),
    quote: (cart, account) =>
      control.quotePrice({ body: { cart, world: name, ...(account !== undefined && { account }) } }),
    diff: (other) => control.diffWorlds({ params, query: { with: other } }),
    replay: (into) => control.replayJournal({ params, body: into === undefined ? {} : { into } }),
  };
}

/** A wait returns what it waited for. */
function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The control plane returned another kind than it was asked for');
  return value;
}
