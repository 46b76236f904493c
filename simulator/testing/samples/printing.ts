import type { ErrorCode } from '@muara/contract/errors';
import type { OperationMap } from '@muara/contract/types';
import type { RefusedCall, TestCaller, TestSimulator } from '../index.ts';
import type { RefusalCase } from './cases.ts';
import { counterSale, joinPrinter, ticketIn } from '../stages/sales.ts';

type Print = OperationMap['printTicket']['body'];

const NOBODY = 'MRCAAAAAAAA';
const byCode = { params: { code: NOBODY } };

/** Ten tickets of an agent, from the counter. */
export const BATCH_SALE = { agent_id: 9, total_adult: 10, total_child: 0, amount: 300, cash_in: 270, cash_out: 0 };
/** Six passengers with wristbands, one of them free. */
export const BANDS_SALE = { package_id: 5, total_adult: 4, total_child: 1, amount: 250, cash_in: 250, cash_out: 0 };

/** Sells at a till; returns the code. */
export async function sellCode(till: TestCaller, part: Parameters<typeof counterSale>[0] = {}): Promise<string> {
  const { ticket } = await till.call('generateTicket', { body: counterSale(part) });
  return ticket?.code ?? '';
}

/** Returns an agent's batch of any size, grown from a small one. */
export async function getBatch(sim: TestSimulator, till: TestCaller, total: number): Promise<string> {
  const code = await sellCode(till, BATCH_SALE);
  const { tickets, subTickets } = sim.world.tables;
  const { id, counts } = tickets.one('code', code)!;
  const [model, ...rest] = subTickets.by('ticket', id);
  for (const part of rest.slice(Math.max(total - 1, 0))) subTickets.remove(part.id);
  for (let number = rest.length + 2; number <= total; number++) {
    const suffix = String(number).padStart(4, '0');
    subTickets.insert({ ...model!, id: undefined, code: `${code}-${suffix}`, qrcode: `QR${code}${suffix}` });
  }
  tickets.update(id, { passengers: total, counts: { ...counts, adult: total } });
  return code;
}

const print = (caller: TestCaller, code: string, part: Partial<Print> = {}): Promise<RefusedCall> =>
  caller.refused('printTicket', { params: { code }, body: { printer_id: 'R1', type: 'receipt', ws: 1, ...part } });

const PRINTS: [ErrorCode, RefusalCase[2]][] = [
  ['ticket_not_found', ({ till }) => print(till, NOBODY)],
  ['ticket_not_paid', ({ sim, till }) => print(till, ticketIn(sim, 'unpaid'))],
  ['receipt_unavailable', ({ sim, till }) => print(till, ticketIn(sim, 'refunded'))],
  ['peer_printer_offline', async ({ till }) => print(till, await sellCode(till))],
  [
    'peer_printer_not_connected',
    async ({ sim, till }) => {
      joinPrinter(sim, 'R1', 0);
      return print(till, await sellCode(till));
    },
  ],
  [
    'peer_printer_wrong_type',
    async ({ sim, till }) => {
      joinPrinter(sim, 'W1', 1, 'wristband');
      return print(till, await sellCode(till), { printer_id: 'W1' });
    },
  ],
  ['print_type_unavailable', async ({ till }) => print(till, await sellCode(till), { type: 'wristband' })],
  [
    'print_range_invalid',
    async ({ till }) => print(till, await sellCode(till, BANDS_SALE), { type: 'wristband', print_from: 7 }),
  ],
  [
    'agent_tickets_none',
    async ({ sim, till }) => {
      const code = await sellCode(till, BATCH_SALE);
      voidAll(sim, code);
      return print(till, code, { type: 'ticket_agent' });
    },
  ],
  [
    'reprint_reason_required',
    async ({ till }) => {
      const code = await sellCode(till);
      await till.call('printTicket', { params: { code }, body: { printer_id: 'R1', type: 'receipt', ws: 0 } });
      return print(till, code, { ws: 0, reprint_reason: '  ' });
    },
  ],
  [
    'printer_job_canceled',
    async ({ till }) => {
      await till.call('cancelPrintJob', { params: { job_id: 'given-up' } });
      return print(till, await sellCode(till), { ws: 0, job_key: 'given-up' });
    },
  ],
];

/** Voids all tickets of a batch, but not the batch. */
export function voidAll(sim: TestSimulator, code: string): void {
  const { tickets, subTickets } = sim.world.tables;
  const { id } = tickets.one('code', code)!;
  for (const part of subTickets.by('ticket', id)) subTickets.update(part.id, { canceledAt: sim.clock.now() });
}

const DOCUMENTS = ['viewReceipt', 'downloadReceipt', 'downloadPrintableTicket'] as const;
const IN_PIECES = ['viewAgentTickets', 'downloadAgentTickets', 'downloadWristbands'] as const;

const withoutKey = (
  ['downloadReceipt', 'downloadPrintableTicket', 'downloadAgentTickets', 'downloadWristbands'] as const
).map((id): RefusalCase => [id, 'document_key_invalid', ({ sim }) => sim.refused(id, byCode)]);

const ofDocuments = [...DOCUMENTS, ...IN_PIECES].flatMap((id): RefusalCase[] => [
  [id, 'ticket_not_paid', ({ sim, till }) => till.refused(id, { params: { code: ticketIn(sim, 'unpaid') } })],
  [id, 'receipt_unavailable', ({ sim, till }) => till.refused(id, { params: { code: ticketIn(sim, 'refunded') } })],
]);

const ofPieces = IN_PIECES.flatMap((id): RefusalCase[] => {
  const bands = id === 'downloadWristbands';
  return [
    [
      id,
      'print_range_invalid',
      async ({ till }) =>
        till.refused(id, {
          params: { code: await sellCode(till, bands ? BANDS_SALE : BATCH_SALE) },
          query: { print_from: 4, print_to: 3 },
        }),
    ],
    [
      id,
      bands ? 'print_type_unavailable' : 'agent_tickets_none',
      async ({ till }) => till.refused(id, { params: { code: await sellCode(till) } }),
    ],
  ];
});

const ofJobs = (['getPrintJob', 'cancelPrintJob', 'reportPrintJob'] as const).map((id): RefusalCase => [
  id,
  'print_job_not_found',
  async ({ sim, till }) => {
    const params = { job_id: await ownPrint(till) };
    const manager = await sim.as('manager');
    return id === 'reportPrintJob'
      ? manager.refused(id, { params, body: { state: 'unknown' } })
      : manager.refused(id, { params });
  },
]);

/** Prints in the till's browser; returns the job. */
async function ownPrint(till: TestCaller): Promise<string> {
  const { job_id: job } = await till.call('printTicket', {
    params: { code: await sellCode(till) },
    body: { printer_id: 'R1', type: 'receipt', ws: 0 },
  });
  return job ?? '';
}

/** All refusals specific to these operations. */
export const PRINTING_REFUSALS: RefusalCase[] = [
  ...PRINTS.map(([code, play]): RefusalCase => ['printTicket', code, play]),
  ...withoutKey,
  ...ofDocuments,
  ...ofPieces,
  ...ofJobs,
  [
    'downloadAgentTickets',
    'print_job_not_found',
    async ({ till }) => {
      const [code, query] = [await sellCode(till, BATCH_SALE), { job: await ownPrint(till) }];
      return till.refused('downloadAgentTickets', { params: { code }, query });
    },
  ],
  ['testPrint', 'peer_printer_offline', ({ till }) => till.refused('testPrint', { query: { printer_id: 'R1' } })],
  [
    'testPrint',
    'peer_printer_not_connected',
    ({ sim, till }) => {
      joinPrinter(sim, 'R1', 0);
      return till.refused('testPrint', { query: { printer_id: 'R1' } });
    },
  ],
];
