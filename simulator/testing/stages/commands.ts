import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import type { TestCaller, TestSimulator } from '../index.ts';
import { appVersions } from '../samples/people.ts';
import { COUNTER_AUDIT } from '../samples/counter.ts';
import { HOUSE_AUDIT } from '../samples/facilities.ts';
import { DECISIONS_AUDIT } from '../samples/decisions.ts';
import { FILE_AUDIT } from '../samples/ticket-file.ts';
import { MINE_AUDIT } from '../samples/my-tickets.ts';
import { BOOKINGS_AUDIT } from '../samples/bookings.ts';
import { ONLINE_AUDIT } from '../samples/online.ts';
import { PACKAGES_AUDIT } from '../samples/packages.ts';
import { PRINTING_AUDIT } from '../samples/printing.ts';
import { SCANNER_AUDIT } from '../refusals/scanner.ts';
import type { Sample } from '../samples/cases.ts';
import { SAMPLES } from '../samples/index.ts';
import { joinPrinter, openTill } from './sales.ts';

const IDS = Object.keys(OPERATIONS) as OperationId[];

/** Returns whether an operation changes something, according to the contract. */
export function isCommand(id: OperationId): boolean {
  return OPERATIONS[id].method !== 'GET' || OPERATIONS[id].command;
}

/** Every operation that changes something. */
export const COMMANDS: readonly OperationId[] = IDS.filter(isCommand);

interface Stage {
  sim: TestSimulator;
  /** A cashier with an open shift. */
  till: TestCaller;
}
/** Who makes the call, and with what input. */
type Preparation = (stage: Stage) => Promise<[caller: TestCaller, input?: object]>;

const by =
  (account: string): Preparation =>
  async ({ sim }) => [await sim.as(account)];

/** How an operation succeeds; the others succeed with their sample, called by a manager. */
const PREPARATIONS: Partial<Record<OperationId, Preparation>> = {
  login: async ({ sim }) => [sim],
  generatePublicTicket: async ({ sim }) => [sim],
  generateTicket: async ({ till }) => [till],
  startShift: async ({ sim }) => [
    await sim.as('cashier2'),
    { body: { cash_in: 200, jetty_id: 1, station: 'Counter 2' } },
  ],
  closeShift: async ({ till }) => [till],
  printSlip: async ({ sim, till }) => {
    joinPrinter(sim);
    return [till];
  },
  resetPassword: async ({ sim }) => {
    await sim.call('forgotPassword', { body: { email: 'cashier@muara.test', platform: 'web_app' } });
    const mail = sim.world.tables.outbox.all().at(-1)?.text ?? '';
    const token = decodeURIComponent(/[?&]token=([^\s&]+)/.exec(mail)?.[1] ?? '');
    return [sim, { body: { token, password: 'muara456' } }];
  },
  saveAppVersion: async ({ sim }) => [await sim.as('skaloot'), { body: appVersions({ ios_admin: '2.0.0' }) }],
  clearErrorLog: by('skaloot'),
  reportBug: async ({ till }) => [till],
  resolveBugReport: async ({ sim }) => [await sim.as('superuser'), { params: { id: 3 } }],
  ...PRINTING_AUDIT,
  ...PACKAGES_AUDIT,
  ...HOUSE_AUDIT,
  ...COUNTER_AUDIT,
  ...ONLINE_AUDIT,
  ...BOOKINGS_AUDIT,
  ...MINE_AUDIT,
  ...SCANNER_AUDIT,
  ...FILE_AUDIT,
  ...DECISIONS_AUDIT,
};

/** A successful call, ready to be made. */
export interface PreparedCall {
  sim: TestSimulator;
  caller: TestCaller;
  input: Sample;
  make(): Promise<unknown>;
}

/** Prepares a world in which an operation succeeds. */
export async function prepareCall(id: OperationId): Promise<PreparedCall> {
  const stage = await openTill();
  const [caller, input = SAMPLES[id]] = await (PREPARATIONS[id] ?? by('manager'))(stage);
  return { sim: stage.sim, caller, input, make: () => caller.call(id, input) };
}
