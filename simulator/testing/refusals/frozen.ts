import type { ErrorCode } from '@muara/contract/errors';
import type { OperationId } from '@muara/contract/operations';
import type { TestCaller, TestSimulator } from '../index.ts';
import type { TicketRecord } from '../../src/world/ticket-records.ts';
import { approved } from '../stages/bookings.ts';
import type { RefusalCase } from '../samples/cases.ts';
import { reversal, ticketWith } from '../samples/decisions.ts';
import { unpaidBalance } from '../samples/balances.ts';
import { AINA, buyBatch } from '../samples/my-tickets.ts';

const NOTE = { cancel_note: 'Sold twice' };

/** The requests that a purchase may wait for, and their codes. */
export const REQUESTS = [
  ['refund', 'refund_requested'],
  ['cancel', 'void_requested'],
] as const;
type Request = (typeof REQUESTS)[number][0];

/** A batch that waits for a decision, with a ticket of each kind. */
interface FrozenStage {
  agent: TestCaller;
  manager: TestCaller;
  batch: TicketRecord;
  available: number;
  sent: number;
  /** Its void was requested before. */
  asked: number;
}

/** Lets an agent buy a batch, and requests its refund or void. */
export async function freezeBatch(sim: TestSimulator, request: Request): Promise<FrozenStage> {
  const { tickets, subTickets } = sim.world.tables;
  const { agent, batch, parts } = await buyBatch(sim);
  const [available, sent, asked] = parts.map(({ id }) => id) as [number, number, number];
  await agent.call('sendTickets', { body: { ticket_ids: [sent], ...AINA } });
  subTickets.update(asked, { requestCanceledAt: sim.clock.now() });
  tickets.update(batch.id, { [request]: reversal({ requestedAt: sim.clock.now() }) });
  return { agent, manager: await sim.as('manager'), batch, available, sent, asked };
}

type Call = [OperationId, who: 'agent' | 'manager', input: (stage: FrozenStage) => object];

/** Every call that changes a batch or a ticket of it. */
export const FROZEN_CALLS: readonly Call[] = [
  ['markTicketsSold', 'agent', ({ available }) => ({ body: { ticket_ids: [available] } })],
  ['sendTickets', 'agent', ({ available }) => ({ body: { ticket_ids: [available], ...AINA } })],
  ['editMyTicketEmail', 'agent', ({ sent }) => ({ body: { id: sent, email: 'other@mail.test' } })],
  ['resendMyTicket', 'agent', ({ sent }) => ({ params: { id: sent } })],
  ['voidMyTicket', 'agent', ({ available }) => ({ params: { id: available } })],
  ['cancelTicket', 'manager', ({ available }) => ({ body: { id: available, type: 'ticket_agent', ...NOTE } })],
  ['requestCancel', 'manager', ({ available }) => ({ body: { id: available, type: 'ticket_agent', ...NOTE } })],
  ['approveVoid', 'manager', ({ asked }) => ({ body: { id: asked, type: 'ticket_agent' } })],
  ['editExpiryDate', 'manager', ({ batch }) => ({ body: { id: batch.id, expired_at: '2026-12-31' } })],
];

const ofBatch = (request: Request, code: ErrorCode): RefusalCase[] =>
  FROZEN_CALLS.map(([id, who, input]): RefusalCase => [
    id,
    code,
    async ({ sim }) => {
      const stage = await freezeBatch(sim, request);
      return stage[who].refused(id, input(stage));
    },
  ]);

const ofBooking = (request: Request, code: ErrorCode): RefusalCase => [
  'cancelBooking',
  code,
  async ({ sim }) => {
    const manager = await sim.as('manager');
    const { id } = await approved(sim, manager);
    sim.world.tables.tickets.update(id, { [request]: reversal() });
    return manager.refused('cancelBooking', { body: { id, booking_note: 'Sold twice' } });
  },
];

/** Lets an agent buy a batch and sells all its tickets. */
export async function sellOutBatch(sim: TestSimulator): Promise<TicketRecord> {
  const { batch, parts } = await buyBatch(sim);
  for (const { id } of parts) sim.world.tables.subTickets.update(id, { sold: true });
  return batch;
}

/** Refusals while a purchase waits for a decision, and at the gate. */
export const FROZEN_REFUSALS: RefusalCase[] = [
  ...REQUESTS.flatMap(([request, code]) => [...ofBatch(request, code), ofBooking(request, code)]),
  ...(['cancelTicket', 'requestCancel'] as const).map((id): RefusalCase => [
    id,
    'nothing_to_void',
    async ({ sim }) => {
      const batch = await sellOutBatch(sim);
      return (await sim.as('manager')).refused(id, { body: { id: batch.id, type: 'ticket', ...NOTE } });
    },
  ]),
  [
    'cancelTicket',
    'ticket_not_paid',
    async ({ sim }) => {
      const { id } = ticketWith(sim, { balance: unpaidBalance(ticketWith(sim)) });
      return (await sim.as('csa')).refused('cancelTicket', { body: { id, type: 'ticket', ...NOTE } });
    },
  ],
];
