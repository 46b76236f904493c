import type { ErrorCode } from '@muara/contract/errors';
import type { OperationMap } from '@muara/contract/types';
import type { RefusedCall, TestSimulator } from '../index.ts';
import type { TicketRecord } from '../../src/world/ticket-records.ts';
import { unpaidBalance } from '../samples/balances.ts';
import type { RefusalCase } from '../samples/cases.ts';
import { reversal } from '../samples/decisions.ts';
import { buyBatch } from '../samples/my-tickets.ts';
import type { RefusalStage } from './people.ts';
import { BANDS_SALE } from '../samples/printing.ts';
import { openGate, sellTicket, TRIP_SESSION, wristbandText } from '../samples/scanner.ts';
import { nonce } from '../stages/sales.ts';

type Boarding = OperationMap['partialValidate']['body'];
type Session = OperationMap['startTrip']['body'];

const BOARDING_CALLS = ['validateTicket', 'validateWristband', 'partialValidate'] as const;
const TRIP_CALLS = [...BOARDING_CALLS, 'startTrip'] as const;
const NOBODY = 999_999;
const DONE = reversal({ doneAt: 2, adminId: 2 });

/** Problems of a trip form. */
const WRONG_SESSIONS: readonly [ErrorCode, Partial<Session>][] = [
  ['boat_operator_required', { boat_operator_id: undefined }],
  ['jetty_required', { jetty_id: undefined }],
  ['trip_shift_required', { shift: 'Shift 9' }],
  ['time_required', { time: '' }],
  ['time_not_found', { time: '10:30' }],
  ['boat_no_required', { boat_no: ' ' }],
  ['text_too_long', { boat_no: 'M'.repeat(21) }],
  ['total_passenger_required', { total_passenger: 0 }],
];

/** Problems of a purchase for today. */
const WRONG_TICKETS: readonly [ErrorCode, (ticket: TicketRecord) => Partial<TicketRecord>][] = [
  ['ticket_refunded', () => ({ refund: DONE, cancel: DONE })],
  ['ticket_voided', () => ({ cancel: DONE })],
  ['refund_requested', () => ({ refund: reversal() })],
  ['void_requested', () => ({ cancel: reversal() })],
  ['dining_only', () => ({ diningOnly: true })],
  ['ticket_not_paid', (ticket) => ({ balance: unpaidBalance(ticket) })],
  ['ticket_validated', () => ({ validatedAt: 1, used: true })],
  ['ticket_used', () => ({ used: true })],
  ['ticket_expired', () => ({ departDate: null, expiredAt: 1 })],
  ['ticket_other_day', () => ({ departDate: '2026-03-11' })],
  ['ticket_other_jetty', () => ({ jettyId: 2 })],
  ['ticket_other_slot', () => ({ slot: '11:00 - 12:00' })],
];

/** Problems of a scan: which of two sold tickets it names, and how. */
const WRONG_SCANS: readonly [ErrorCode, (sim: TestSimulator, ticket: TicketRecord) => Promise<Partial<Boarding>>][] = [
  ['ticket_not_found', async () => ({ qrcode: 'MRC00000000' })],
  ['code_foreign', async () => ({ qrcode: 'https://example.com/menu' })],
  ['code_printed', async () => ({ qrcode: 'MRC00000000-0001' })],
  ['ticket_changed', async () => ({ id: NOBODY })],
  ['remaining_too_few', async () => ({ total_passenger: 1, category: 'adult', quantity: 2 })],
  ['batch_receipt', async (sim) => named((await buyBatch(sim)).batch)],
  ['code_replaced', replacedCode],
];

/** Problems of a partial boarding. */
const WRONG_PARTS: readonly [ErrorCode, Partial<Boarding>][] = [
  ['category_required', { category: null }],
  ['category_unknown', { category: 'senior' }],
  ['quantity_required', { quantity: 0 }],
  ['quantity_too_many', { quantity: 3 }],
];

/** All refusals specific to the gate. */
export const SCANNER_REFUSALS: RefusalCase[] = [
  ...scanning('code_foreign', 'https://example.com/menu'),
  ...scanning('code_printed', 'MRC00000000-0001'),
  ...scanning('ticket_not_found', 'MRC00000000'),
  ['scanTicket', 'wristband_invalid', async (stage) => forgeWristband(stage, 'scanTicket')],
  ...TRIP_CALLS.flatMap((id) =>
    WRONG_SESSIONS.map(([code, part]): RefusalCase => [id, code, (stage) => refuse(stage, id, () => part)]),
  ),
  ...BOARDING_CALLS.flatMap((id): RefusalCase[] => [
    ...WRONG_TICKETS.map(([code, change]): RefusalCase => [
      id,
      code,
      (stage) =>
        refuse(stage, id, (sim, ticket) => {
          sim.world.tables.tickets.update(ticket.id, change(ticket));
          return {};
        }),
    ]),
    ...WRONG_SCANS.map(([code, wrong]): RefusalCase => [id, code, (stage) => refuse(stage, id, wrong)]),
    [id, 'wristband_invalid', (stage) => forgeWristband(stage, id)],
    [id, 'nonce_reused', (stage) => refuse(stage, id, reuseNonce)],
  ]),
  ...WRONG_PARTS.map(([code, part]): RefusalCase => [
    'partialValidate',
    code,
    (stage) => refuse(stage, 'partialValidate', () => part),
  ]),
  ['startTrip', 'trip_empty', (stage) => refuse(stage, 'startTrip', () => ({}))],
  ['startTrip', 'trip_count_changed', (stage) => afterBoarding(stage, 'startTrip', () => TRIP_SESSION)],
  ['undoValidation', 'undo_too_late', (stage) => undo(stage, ({ sim }) => sim.world.clock.advance(120_001))],
  [
    'undoValidation',
    'undo_done',
    (stage) => undo(stage, ({ gate, id }) => gate.caller.call('undoValidation', { body: { validation_id: id } })),
  ],
  ['undoValidation', 'undo_not_last', (stage) => undo(stage, ({ gate, code }) => gate.board(code))],
  [
    'undoValidation',
    'trip_started',
    (stage) =>
      undo(stage, ({ gate }) => gate.caller.call('startTrip', { body: { ...TRIP_SESSION, total_passenger: 1 } })),
  ],
];

/** Names a purchase as a scan of its code does. */
function named({ id, code }: Pick<TicketRecord, 'id' | 'code'>): Pick<Boarding, 'id' | 'code' | 'qrcode'> {
  return { id, code, qrcode: code };
}

function scanning(code: ErrorCode, qr: string): RefusalCase[] {
  return [['scanTicket', code, async ({ sim }) => (await sim.as('csa')).refused('scanTicket', { params: { qr } })]];
}

/** Sells a ticket; returns the refusal of a gate call about it. */
async function refuse(
  { sim, till }: RefusalStage,
  id: (typeof TRIP_CALLS)[number],
  wrong: (sim: TestSimulator, ticket: TicketRecord) => Partial<Boarding> | Promise<Partial<Boarding>>,
): Promise<RefusedCall> {
  const ticket = await sellTicket(sim, till);
  const part = id === 'startTrip' ? {} : { ...named(ticket), _: nonce(), category: 'adult', quantity: 1 };
  const body = { ...TRIP_SESSION, ...part, ...(await wrong(sim, ticket)) } as Boarding;
  return (await sim.as('csa')).refused(id, { body });
}

async function forgeWristband(
  { sim, till }: RefusalStage,
  id: (typeof BOARDING_CALLS)[number] | 'scanTicket',
): Promise<RefusedCall> {
  const ticket = await sellTicket(sim, till, BANDS_SALE);
  const qrcode = wristbandText(sim, ticket, 1).replace('-W1-', '-W2-');
  const csa = await sim.as('csa');
  if (id === 'scanTicket') return csa.refused('scanTicket', { params: { qr: qrcode } });
  return csa.refused(id, { body: { ...TRIP_SESSION, ...named(ticket), qrcode } });
}

/** Boards another ticket with the nonce of the scan. */
async function reuseNonce(sim: TestSimulator, ticket: TicketRecord): Promise<Partial<Boarding>> {
  const gate = await openGate(sim);
  const { parts } = await buyBatch(sim);
  await gate.board(parts[0]?.qrcode ?? '', { _: `nonce-of-${ticket.code}` });
  return { _: `nonce-of-${ticket.code}` };
}

/** Changes the expiry of a batch; names one of its tickets by its former code. */
async function replacedCode(sim: TestSimulator): Promise<Partial<Boarding>> {
  const { batch, parts } = await buyBatch(sim);
  const { id, code, qrcode } = parts[0] as (typeof parts)[number];
  const manager = await sim.as('manager');
  await manager.call('editExpiryDate', { body: { id: batch.id, expired_at: '2026-12-31' } });
  return { id, code, qrcode };
}

async function afterBoarding(
  { sim, till }: RefusalStage,
  id: 'startTrip' | 'undoValidation',
  input: () => object,
): Promise<RefusedCall> {
  const gate = await openGate(sim);
  await gate.board((await sellTicket(sim, till)).code);
  return gate.caller.refused(id, { body: input() as never });
}

interface Boarded {
  sim: TestSimulator;
  gate: Awaited<ReturnType<typeof openGate>>;
  code: string;
  id: number;
}

/** Boards one adult, lets something happen, and returns why the boarding cannot be undone. */
async function undo(
  { sim, till }: RefusalStage,
  meanwhile: (stage: Boarded) => Promise<unknown> | void,
): Promise<RefusedCall> {
  const gate = await openGate(sim);
  const { code } = await sellTicket(sim, till);
  const { validation_id: id } = await gate.boardPart(code, { category: 'adult', quantity: 1 });
  await meanwhile({ sim, gate, code, id });
  return gate.caller.refused('undoValidation', { body: { validation_id: id } });
}
