import type { RefusalCase } from './cases.ts';

/** Days on which tickets of the seed were validated. */
export const REDEEMED = '2026-01-01,2026-03-31';

const REDEMPTIONS = ['listAgentRedemptions', 'listRedemptions'] as const;

export const REPORT_VIEWS_REFUSALS: RefusalCase[] = [
  [
    'listAgentTickets',
    'report_filter_invalid',
    async ({ sim }) => (await sim.as('marketing')).refused('listAgentTickets', { params: { agent_id: '5' } }),
  ],
  [
    'getAgentTicketDetail',
    'ticket_not_found',
    async ({ sim }) =>
      (await sim.as('marketing')).refused('getAgentTicketDetail', {
        params: { code: sim.world.tables.tickets.all().find(({ agentId }) => agentId === null)!.code },
      }),
  ],
  [
    'listGroupCompanies',
    'report_filter_invalid',
    async ({ sim }) => (await sim.as('marketing')).refused('listGroupCompanies', { params: { type: 'Pirates' } }),
  ],
  ...REDEMPTIONS.flatMap((id): RefusalCase[] => [
    [id, 'departure_date_required', async ({ sim }) => (await sim.as('manager')).refused(id, { query: {} })],
    [
      id,
      'report_filter_invalid',
      async ({ sim }) => (await sim.as('manager')).refused(id, { query: { departure_date: '2026-02-30' } }),
    ],
  ]),
];
