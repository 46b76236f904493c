import { formatRinggit } from '@muara/contract/rules';
import type { OperationMap, PaymentResult, Ticket } from '@muara/contract/types';
import type { TestCaller, TestSimulator } from '../index.ts';
import { signResult } from '../../src/provider/signature.ts';
import type { TicketRecord } from '../../src/world/ticket-records.ts';
import { getSettings } from '../../src/world/world.ts';
import { publicSale } from './sales.ts';

/** An unpaid order of the public shop. */
export interface Order {
  ticket: Ticket;
  refNo: string;
  payload: Record<string, string>;
}

/** Places an order in the public shop. */
export async function order(
  caller: TestCaller,
  part: Partial<OperationMap['generateTicket']['body']> = {},
): Promise<Order> {
  const { ticket, ipay88_payload: payload } = await caller.call('generatePublicTicket', { body: publicSale(part) });
  if (!ticket || !payload) throw new Error('the order was not taken');
  return { ticket, payload, refNo: payload['RefNo'] as string };
}

/** The provider's signed result of an attempt; `change` applies before signing, `forge` after. */
export function result(
  sim: TestSimulator,
  refNo: string,
  change: Partial<PaymentResult> = {},
  forge: Partial<PaymentResult> = {},
): PaymentResult {
  const { paymentKey, paymentMerchant } = getSettings(sim.world);
  const amount = formatRinggit(sim.world.tables.payments.one('refNo', refNo)?.amount ?? 0);
  const said = {
    MerchantCode: paymentMerchant,
    PaymentId: '16',
    RefNo: refNo,
    Amount: amount,
    Currency: 'MYR',
    TransId: `T${refNo}`,
    Status: '1',
    ...change,
  };
  const { MerchantCode: merchant, PaymentId: paymentId, Currency: currency, Status: status } = said;
  const toSign = { merchant, paymentId, refNo: said.RefNo, amount: said.Amount, currency, status };
  return { ...said, Signature: signResult(paymentKey, toSign), ...forge };
}

/** Reports as the provider's server. @returns the response */
export async function report(sim: TestSimulator, body: PaymentResult): Promise<string> {
  return new TextDecoder().decode(await sim.call('receivePaymentBackend', { body }));
}

/** A paid order of the public shop. */
export async function paidOrder(
  sim: TestSimulator,
  part: Partial<OperationMap['generateTicket']['body']> = {},
): Promise<Order> {
  const sold = await order(sim, part);
  await report(sim, result(sim, sold.refNo));
  return sold;
}

/** Returns the current record of a ticket. */
export function findRecord(sim: TestSimulator, code: string | undefined): TicketRecord {
  const ticket = sim.world.tables.tickets.one('code', code ?? '');
  if (!ticket) throw new Error(`there is no ticket ${code}`);
  return ticket;
}
