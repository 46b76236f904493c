import type { ErrorCode } from '@muara/contract/errors';
import { formatRinggit } from '@muara/contract/rules';
import type { OperationId } from '@muara/contract/operations';
import { postSurplus } from '../../src/domain/ledger/index.ts';
import type { PaymentRecord, SubTicketRecord, TicketRecord, TicketReversal } from '../../src/world/ticket-records.ts';
import type { TestSimulator } from '../index.ts';
import { TODAY } from '../stages/sales.ts';
import { unpaidBalance } from './balances.ts';
import type { RefusalCase } from './cases.ts';

/** Bank details and reason of a refund. */
export const REFUND = { acc_no: '1234567890', bank_name: 'Maybank', refund_note: 'We cannot come' };
/** The buyer entered for a ticket without an account. */
const NAMED = { name: 'Aina', email: 'aina@mail.test' };
const NOTE = 'Sold twice';
const FOC_PACKAGE = 'Tour Guide FOC';

/**
 * Returns a dated, paid, upcoming ticket without requests and without an account, with changes
 * applied.
 */
export function ticketWith(sim: TestSimulator, part: Partial<TicketRecord> = {}): TicketRecord {
  const { tickets } = sim.world.tables;
  const found = tickets.all().find((ticket) => isPlain(ticket) && !ticket.vvip && ticket.userId === null);
  if (!found) throw new Error('the seed has no plain ticket to come');
  return tickets.update(found.id, part);
}

function isPlain({ departDate, balance, refund, cancel, bookingStatus, used, money }: TicketRecord): boolean {
  const kept = refund === null && cancel === null && !used && bookingStatus === null;
  return kept && balance.isPaid && money.total > 0 && (departDate ?? '') >= TODAY;
}

/** Returns an agent's batch with an available ticket, with changes applied to the latter. */
export function partWith(sim: TestSimulator, part: Partial<SubTicketRecord> = {}): SubTicketRecord {
  const { subTickets } = sim.world.tables;
  const found = subTickets
    .all()
    .find((one) => one.type === 'agent' && !one.sold && one.canceledAt === null && one.requestCanceledAt === null);
  if (!found) throw new Error('the seed has no available ticket of an agent');
  return subTickets.update(found.id, part);
}

/** A requested or completed refund or void. */
export function reversal(part: Partial<TicketReversal> = {}): TicketReversal {
  const bank = { name: 'Maybank', accNo: '1234567890' };
  return { requestedAt: 1, requestedById: null, doneAt: null, adminId: null, note: 'Ill', bank, ...part };
}

const DONE = reversal({ doneAt: 2, adminId: 2 });
const BOARDED = { partialValidate: [{ category: 'adult', total: 1, at: 1 }] } as const;

/** Makes a manager's call about a ticket in some state. */
function about(
  id: OperationId,
  code: ErrorCode,
  part: (sim: TestSimulator) => Partial<TicketRecord>,
  input: (ticket: TicketRecord) => object,
  account = 'manager',
): RefusalCase {
  return [
    id,
    code,
    async ({ sim }) => {
      const ticket = ticketWith(sim, part(sim));
      return (await sim.as(account)).refused(id, input(ticket));
    },
  ];
}

const plain = (part: Partial<TicketRecord>) => () => part;
const byId = ({ id }: { id: number }): object => ({ params: { id } });
const getRefund = ({ id }: { id: number }): object => ({ body: { id, ...REFUND, ...NAMED } });
const voidOf = ({ id }: { id: number }): object => ({ body: { id, type: 'ticket', cancel_note: NOTE } });
const decisionOf = ({ id }: { id: number }): object => ({ body: { id, type: 'normal' } });
const terminalOf = ({ id }: { id: number }): object => ({ body: { id, device_id: 'K9-0012', terminal_id: 'T-4471' } });

function freed(sim: TestSimulator): Partial<TicketRecord> {
  return { money: { ...ticketWith(sim).money, total: 0 } };
}

function unpaid(sim: TestSimulator): Partial<TicketRecord> {
  return { balance: unpaidBalance(ticketWith(sim)) };
}

function ofFocPackage(sim: TestSimulator): Partial<TicketRecord> {
  return { packageId: sim.world.tables.packages.by('name', FOC_PACKAGE)[0]?.id ?? 0 };
}

/** Refusals of every command that ends a ticket. */
function ended(id: OperationId, input: (ticket: TicketRecord) => object): RefusalCase[] {
  return [
    about(id, 'ticket_refunded', plain({ refund: DONE, cancel: DONE }), input),
    about(id, 'ticket_voided', (sim) => ({ cancel: DONE, ...unpaid(sim) }), input),
    about(id, 'refund_requested', plain({ refund: reversal() }), input),
    about(id, 'void_requested', plain({ cancel: reversal() }), input),
    about(id, 'foc_fixed', ofFocPackage, input),
    about(id, 'ticket_used', plain(BOARDED), input),
  ];
}

function refundForm(id: 'requestRefund' | 'refundTicket'): RefusalCase[] {
  const form = (code: ErrorCode, part: object): RefusalCase =>
    about(id, code, plain({}), (ticket) => ({ body: { id: ticket.id, ...REFUND, ...NAMED, ...part } }));
  return [
    ...ended(id, getRefund),
    about(id, 'ticket_not_paid', unpaid, getRefund),
    about(id, 'refund_free', freed, getRefund),
    about(id, 'refund_missed', plain({ noShow: true, used: true }), getRefund),
    about(id, 'ticket_expired', plain({ expired: true }), getRefund),
    about(id, 'refund_open_ticket', plain({ departDate: null }), getRefund),
    form('account_no_required', { acc_no: ' ' }),
    form('account_no_digits', { acc_no: '12-34' }),
    form('bank_required', { bank_name: 'Bank of Nowhere' }),
    form('other_bank_required', { bank_name: 'Others' }),
    form('refund_note_required', { refund_note: ' ' }),
    form('text_too_long', { refund_note: 'n'.repeat(501) }),
    form('email_invalid', { email: 'aina' }),
  ];
}

function voidForm(id: 'requestCancel' | 'cancelTicket'): RefusalCase[] {
  const noted = (note: string) => (ticket: TicketRecord) => ({
    body: { id: ticket.id, type: 'ticket', cancel_note: note },
  });
  return [
    ...ended(id, voidOf),
    about(id, 'booking_not_cancelable', plain({ bookingStatus: 'Pending' }), voidOf),
    about(id, 'cancel_note_required', plain({}), noted(' ')),
    about(id, 'text_too_long', plain({}), noted('n'.repeat(501))),
  ];
}

/** Returns a surplus payment of a ticket, created on the first call. */
function surplusIn({ world }: TestSimulator): PaymentRecord {
  const { payments } = world.tables;
  const found = payments.all().find(({ surplus }) => surplus);
  if (found) return found;
  const { id: _, ...model } = payments.must(1);
  const payment = payments.insert({ ...model, surplus: true, surplusReason: 'the ticket was paid already' });
  postSurplus({ world, now: world.clock.now() }, payment);
  return payment;
}

const getReturn = ({ id }: { id: number }) => ({ body: { payment_id: id, reference: 'TRF123456' } });

function returning(code: ErrorCode, part: object): RefusalCase {
  return [
    'markSurplusPaidBack',
    code,
    async ({ sim }) => {
      const { body } = getReturn(surplusIn(sim));
      return (await sim.as('manager')).refused('markSurplusPaidBack', { body: { ...body, ...part } });
    },
  ];
}

/** All refusals specific to these operations. */
export const DECISIONS_REFUSALS: RefusalCase[] = [
  about('getMyPurchase', 'ticket_not_found', plain({}), ({ code }) => ({ params: { ticket_code: code } }), 'customer'),
  ...refundForm('requestRefund'),
  ...refundForm('refundTicket'),
  ...(['approveRefund', 'rejectRefund'] as const).flatMap((id): RefusalCase[] => [
    about(id, 'request_processed', plain({}), byId),
  ]),
  about('approveRefund', 'ticket_used', plain({ refund: reversal(), ...BOARDED }), byId),
  ...voidForm('requestCancel'),
  ...voidForm('cancelTicket'),
  about('requestCancel', 'ticket_not_paid', (sim) => ({ userId: 11, ...unpaid(sim) }), voidOf, 'customer'),
  ...(['approveVoid', 'rejectVoid'] as const).flatMap((id): RefusalCase[] => [
    about(id, 'request_processed', plain({}), decisionOf),
  ]),
  about('approveVoid', 'ticket_used', plain({ cancel: reversal(), ...BOARDED }), decisionOf),
  about('markAsPaid', 'credit_not_pending', plain({}), byId),
  about('markAsPaid', 'ticket_refunded', plain({ refund: DONE, cancel: DONE }), byId),
  about('markAsPaid', 'ticket_voided', plain({ cancel: DONE }), byId),
  about('markAsPaid', 'refund_requested', plain({ refund: reversal() }), byId),
  about('markAsPaid', 'void_requested', plain({ cancel: reversal() }), byId),
  about('forceMarkAsPaid', 'refund_requested', plain({ refund: reversal() }), terminalOf),
  about('forceMarkAsPaid', 'void_requested', plain({ cancel: reversal() }), terminalOf),
  about('forceMarkAsPaid', 'terminal_only', plain({ platform: 'counter' }), terminalOf),
  about('forceMarkAsPaid', 'ticket_paid', plain({ platform: 'terminal' }), terminalOf),
  about('forceMarkAsPaid', 'ticket_refunded', plain({ refund: DONE, cancel: DONE }), terminalOf),
  about('forceMarkAsPaid', 'ticket_voided', plain({ cancel: DONE }), terminalOf),
  returning('reference_required', { reference: ' ' }),
  returning('text_too_long', { reference: 'n'.repeat(101) }),
  [
    'markSurplusPaidBack',
    'request_processed',
    async ({ sim }) => {
      const manager = await sim.as('manager');
      await manager.call('markSurplusPaidBack', getReturn(surplusIn(sim)));
      return manager.refused('markSurplusPaidBack', getReturn(surplusIn(sim)));
    },
  ],
  about('checkPayment', 'search_required', plain({}), () => ({ body: { input: ' ' } })),
  about('checkPayment', 'search_contact_invalid', plain({}), () => ({ body: { input: 'Aina' } })),
  about('checkPayment', 'ticket_not_found', plain({}), () => ({ body: { input: 'nobody@mail.test' } })),
];

/** Lets the provider take an attempt's money, or another amount, without reporting it. */
export function payUnreported(sim: TestSimulator, refNo: string, amount?: string): void {
  const { providerPayments, payments } = sim.world.tables;
  const attempt = payments.one('refNo', refNo);
  providerPayments.insert({
    key: `key of ${refNo}`,
    refNo,
    amount: amount ?? formatRinggit(attempt?.amount ?? 0),
    currency: 'MYR',
    product: 'Ticket',
    remark: '',
    responseUrl: 'http://localhost:3000/x',
    backendUrl: 'http://localhost:3000/x',
    state: 'paid',
    transactionId: `T${refNo}`,
    reason: null,
    createdAt: sim.clock.now(),
  });
}
