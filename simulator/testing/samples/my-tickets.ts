import type { ErrorCode } from '@muara/contract/errors';
import type { OperationId } from '@muara/contract/operations';
import type { OperationMap } from '@muara/contract/types';
import type { TestCaller, TestSimulator } from '../index.ts';
import type { SubTicketRecord, TicketRecord } from '../../src/world/ticket-records.ts';
import type { RefusalCase } from './cases.ts';
import { deriveSample } from './derive-sample.ts';
import type { RefusalStage } from '../refusals/people.ts';
import { agentSale, counterSale } from '../stages/sales.ts';
import { report, result } from '../stages/payments.ts';
import { unpaidBalance } from './balances.ts';

/** The package with the park, and the one for VVIP. */
export const PARK = 4;
const NOBODY = 999_999;

/** The recipient of sent tickets. */
export const AINA = { email: 'aina@mail.test', name: 'Aina' };

/** An agent with a batch of ten tickets, just paid. */
interface AgentStage {
  agent: TestCaller;
  batch: TicketRecord;
  parts: readonly SubTicketRecord[];
}

/** Lets an agent buy and pay for a batch. */
export async function buyBatch(
  sim: TestSimulator,
  part: Partial<OperationMap['generateTicket']['body']> = {},
  account = 'agent',
): Promise<AgentStage> {
  const agent = await sim.as(account);
  const { ipay88_payload: payload } = await agent.call('generateTicket', { body: agentSale(part) });
  if (!payload) throw new Error('the batch was not ordered');
  await report(sim, result(sim, payload['RefNo'] as string));
  const { tickets, subTickets } = sim.world.tables;
  const batch = tickets.cursor('list', { key: '0' }).page(0, 1)[0] as TicketRecord;
  return { agent, batch, parts: subTickets.by('ticket', batch.id) };
}

/** Returns a ticket of an agent's batch sold at a counter. */
export async function counterPart(till: TestCaller, sim: TestSimulator): Promise<SubTicketRecord> {
  const { ticket } = await till.call('generateTicket', {
    body: counterSale({ agent_id: 9, total_adult: 10, total_child: 0, amount: 300, cash_in: 270, cash_out: 0 }),
  });
  return sim.world.tables.subTickets.by('ticket', ticket?.id ?? 0)[0] as SubTicketRecord;
}

/** Changes one ticket of a new batch; returns the refusal of a call about it. */
const about =
  (
    id: OperationId,
    input: (ticket: SubTicketRecord) => object,
    change: Partial<SubTicketRecord> = {},
  ): RefusalCase[2] =>
  async ({ sim }) => {
    const { agent, parts } = await buyBatch(sim);
    const [first] = parts as [SubTicketRecord];
    const ticket = sim.world.tables.subTickets.update(first.id, change);
    return agent.refused(id, input(ticket));
  };

const selecting = (ids: readonly number[]) => ({ body: { ticket_ids: [...ids], ...AINA } });
const byId = ({ id }: SubTicketRecord) => ({ params: { id } });
const SENT = { sold: true, userId: 11, holderName: 'Priya' };

const HANDING_OUT = (['markTicketsSold', 'sendTickets'] as const).flatMap((id): RefusalCase[] => [
  [id, 'tickets_required', async ({ sim }) => (await sim.as('agent')).refused(id, selecting([]))],
  [id, 'ticket_not_found', about(id, (ticket) => selecting([ticket.id, NOBODY]))],
  [id, 'ticket_not_available', about(id, (ticket) => selecting([ticket.id]), { sold: true })],
]);

const ADDRESSES = (
  [
    [
      'sendTickets',
      (ticket: SubTicketRecord, email: string) => ({ body: { ticket_ids: [ticket.id], name: 'Aina', email } }),
    ],
    ['editMyTicketEmail', ({ id }: SubTicketRecord, email: string) => ({ body: { id, email } })],
  ] as const
).flatMap(([id, input]): RefusalCase[] => {
  const change = id === 'sendTickets' ? {} : SENT;
  const wrong: [ErrorCode, string][] = [
    ['email_invalid', 'nobody'],
    ['email_invalid', '😀@b.test'],
    ['text_too_long', `${'a'.repeat(300)}@mail.test`],
    ['email_taken', 'CASHIER@muara.test'],
  ];
  return wrong.map(([code, email]) => [id, code, about(id, (ticket) => input(ticket, email), change)]);
});

const MOVING: [ErrorCode, Partial<SubTicketRecord>][] = [
  ['ticket_not_sent', { sold: true }],
  ['ticket_used', { ...SENT, validatedAt: 1 }],
  ['ticket_voided', { ...SENT, canceledAt: 1 }],
];

/** Returns a purchase including the park that the till just sold. */
async function parkSale({ sim, till }: RefusalStage): Promise<TicketRecord> {
  const { ticket } = await till.call('generateTicket', {
    body: counterSale({ package_id: PARK, amount: 80, cash_in: 80, cash_out: 0 }),
  });
  return sim.world.tables.tickets.must(ticket?.id ?? 0);
}

const parkCall =
  (change: (ticket: TicketRecord) => Partial<TicketRecord>): RefusalCase[2] =>
  async (stage) => {
    const { sim } = stage;
    const ticket = await parkSale(stage);
    const { code } = sim.world.tables.tickets.update(ticket.id, change(ticket));
    return (await sim.as('manager')).refused('syncMinisigua', { params: { code }, query: { data_type: 'purchase' } });
  };
const DONE = { requestedAt: null, doneAt: 1, adminId: 2, note: null, bank: null };

/** All refusals specific to these operations. */
export const MINE_REFUSALS: RefusalCase[] = [
  ...HANDING_OUT,
  ...ADDRESSES,
  [
    'sendTickets',
    'counter_ticket',
    async ({ sim, till }) =>
      (await sim.as('agent')).refused('sendTickets', selecting([(await counterPart(till, sim)).id])),
  ],
  ...MOVING.map(([code, change]): RefusalCase => [
    'editMyTicketEmail',
    code,
    about('editMyTicketEmail', ({ id }) => ({ body: { id, email: AINA.email } }), change),
  ]),
  ...[...MOVING, ['ticket_expired', { ...SENT, expired: true }] as [ErrorCode, Partial<SubTicketRecord>]].map(
    ([code, change]): RefusalCase => ['resendMyTicket', code, about('resendMyTicket', byId, change)],
  ),
  [
    'resendMyTicket',
    'resend_too_soon',
    async ({ sim }) => {
      const { agent, parts } = await buyBatch(sim);
      const [{ id }] = parts as [SubTicketRecord];
      sim.world.tables.subTickets.update(id, SENT);
      await agent.call('resendMyTicket', { params: { id } });
      return agent.refused('resendMyTicket', { params: { id } });
    },
  ],
  ...(
    [
      ['ticket_used', { validatedAt: 1 }],
      ['ticket_voided', { canceledAt: 1 }],
      ['void_requested', { requestCanceledAt: 1 }],
      ['ticket_expired', { expired: true }],
    ] as [ErrorCode, Partial<SubTicketRecord>][]
  ).map(([code, change]): RefusalCase => ['voidMyTicket', code, about('voidMyTicket', byId, change)]),
  ['getMyTicket', 'ticket_not_found', about('getMyTicket', () => deriveSample('getMyTicket'))],
  [
    'syncMinisigua',
    'ticket_not_found',
    async ({ sim }) => (await sim.as('manager')).refused('syncMinisigua', deriveSample('syncMinisigua')),
  ],
  ['syncMinisigua', 'minisigua_not_possible', parkCall(() => ({ wristband: true }))],
  ['syncMinisigua', 'ticket_not_paid', parkCall((ticket) => ({ balance: unpaidBalance(ticket) }))],
  ['syncMinisigua', 'ticket_expired', parkCall(() => ({ expired: true }))],
  ['syncMinisigua', 'ticket_refunded', parkCall(() => ({ refund: DONE, cancel: DONE }))],
  ['syncMinisigua', 'ticket_voided', parkCall(() => ({ cancel: DONE }))],
  [
    'syncMinisigua',
    'minisigua_failed',
    async (stage) => {
      const { code } = await parkSale(stage);
      stage.sim.simulator.worlds.room('default').faults.setServiceStatus('park_service', 502);
      const manager = await stage.sim.as('manager');
      return manager.refused('syncMinisigua', { params: { code }, query: { data_type: 'purchase' } });
    },
  ],
];
