import { OPERATION_IDS, OPERATIONS, type OperationId } from '@muara/contract/operations';
import { openExampleWorld, prepareExample } from '../examples/prepare-example.ts';
import type { TestCaller, TestSimulator } from '../index.ts';
import type { Sample } from '../samples/cases.ts';
import { payUnreported } from '../samples/decisions.ts';
import { REFUND_BANK } from '../samples/online.ts';
import { order, paidOrder } from './payments.ts';

/** Returns whether an operation changes something, according to the contract. */
export function isCommand(id: OperationId): boolean {
  return OPERATIONS[id].method !== 'GET' || OPERATIONS[id].command;
}

/** Every operation that changes something. */
export const COMMANDS: readonly OperationId[] = OPERATION_IDS.filter(isCommand);

/** Who makes the call, and with what input. */
type Preparation = (sim: TestSimulator) => Promise<[caller: TestCaller, input: object]>;

/** Calls whose examples find something and change nothing. */
const PREPARATIONS: Partial<Record<OperationId, Preparation>> = {
  requestPublicRefund: async (sim) => {
    const { ticket: sold } = await paidOrder(sim);
    const { ticket } = await sim.call('requestPublicRefund', { body: { search: sold.code } });
    return [sim, { body: { id: ticket?.id, ...REFUND_BANK } }];
  },
  checkPayment: async (sim) => {
    const { ticket, refNo } = await order(sim);
    payUnreported(sim, refNo);
    return [await sim.as('manager'), { body: { input: ticket.email } }];
  },
};

/** A successful call, ready to be made. */
export interface PreparedCall {
  sim: TestSimulator;
  caller: TestCaller;
  input: Sample;
  make(): Promise<unknown>;
}

/** Prepares a world in which an operation succeeds, by default as its example in the contract does. */
export async function prepareCall(id: OperationId): Promise<PreparedCall> {
  const prepare = PREPARATIONS[id];
  if (prepare) {
    const sim = openExampleWorld();
    const [caller, input] = await prepare(sim);
    return { sim, caller, input, make: () => caller.call(id, input) };
  }
  const { sim, input } = await prepareExample(id);
  return { sim, caller: sim, input, make: () => sim.call(id, input) };
}
