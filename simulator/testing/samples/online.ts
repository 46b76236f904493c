import type { ErrorCode } from '@muara/contract/errors';
import type { PaymentResult } from '@muara/contract/types';
import type { TestSimulator } from '../index.ts';
import type { RefusalCase } from './cases.ts';
import { bookingIn } from './counter.ts';
import { payUnreported } from './decisions.ts';
import { deriveSample } from './derive-sample.ts';
import { keyed } from './documents.ts';
import { getRefNo } from '../stages/bookings.ts';
import { order, result } from '../stages/payments.ts';
import { counterSale, ticketIn } from '../stages/sales.ts';

/** Days of a month on which a package may not be sold. */
const BLOCKED_DATES = { package_id: 1, from: '2026-03-10', to: '2026-03-31' };

/** Bank details of a refund. */
export const REFUND_BANK = { acc_no: '1234567890', bank_name: 'Maybank', refund_note: 'We cannot come' };

/** Calls that ask the provider, which took another amount than that of the attempt. */
const ANOTHER_AMOUNT: RefusalCase[] = [
  [
    'startBookingPayment',
    'payment_mismatch',
    async ({ sim }) => {
      const { id, code } = bookingIn(sim, 'Approved');
      await sim.call('startBookingPayment', keyed(sim, code));
      payUnreported(sim, getRefNo(sim, { id }), '0.01');
      return sim.refused('startBookingPayment', keyed(sim, code));
    },
  ],
  [
    'getSalePackages',
    'payment_mismatch',
    async ({ sim }) => {
      const { ticket, refNo } = await order(sim);
      payUnreported(sim, refNo, '0.01');
      return sim.refused('getSalePackages', { query: { ticket_code: ticket.code, try_again: '1' } });
    },
  ],
  [
    'checkPayment',
    'payment_mismatch',
    async ({ sim }) => {
      const { ticket, refNo } = await order(sim);
      payUnreported(sim, refNo, '0.01');
      return (await sim.as('manager')).refused('checkPayment', { body: { input: ticket.email ?? '' } });
    },
  ],
];

/** All refusals specific to these operations. */
export const ONLINE_REFUSALS: RefusalCase[] = [
  [
    'requestPublicRefund',
    'search_required',
    ({ sim }) => sim.refused('requestPublicRefund', { body: { search: ' ' } }),
  ],
  ...refundForm('account_no_required', { acc_no: ' ' }),
  ...refundForm('account_no_digits', { acc_no: '12-34' }),
  ...refundForm('bank_required', { bank_name: 'Bank of Nowhere' }),
  ...refundForm('other_bank_required', { bank_name: 'Others' }),
  ...refundForm('refund_note_required', { refund_note: '' }),
  ...refundForm('text_too_long', { refund_note: 'n'.repeat(501) }),
  ...paymentResult('payment_signature', ({ sim, refNo }) => result(sim, refNo, {}, { Status: '0' })),
  ...paymentResult('payment_unknown', ({ sim }) => result(sim, 'MRCAAAAAAAA-0001')),
  ...paymentResult('payment_mismatch', ({ sim, refNo }) => result(sim, refNo, { Amount: '0.01' })),
  ...ANOTHER_AMOUNT,
  ...blockedDates('dates_order', { to: '2026-03-09' }),
  ...blockedDates('date_too_far', { to: '2026-05-12' }),
  ...agentTickets('ticket_not_found', () => 'MRCAAAAAAAA'),
  ...agentTickets('ticket_not_paid', (sim) => ticketIn(sim, 'unpaid')),
  ...agentTickets('receipt_unavailable', (sim) => ticketIn(sim, 'refunded')),
  [
    'buildAgentTickets',
    'document_key_invalid',
    ({ sim }) => sim.refused('buildAgentTickets', deriveSample('buildAgentTickets')),
  ],
  [
    'buildAgentTickets',
    'agent_tickets_none',
    async ({ till }) => {
      const { ticket } = await till.call('generateTicket', { body: counterSale() });
      return till.refused('buildAgentTickets', { params: { code: ticket?.code ?? '' } });
    },
  ],
];

function refundForm(code: ErrorCode, part: object): RefusalCase[] {
  return [
    [
      'requestPublicRefund',
      code,
      ({ sim }) => sim.refused('requestPublicRefund', { body: { id: 'key', ...REFUND_BANK, ...part } }),
    ],
  ];
}

function paymentResult(
  code: ErrorCode,
  said: (stage: { sim: TestSimulator; refNo: string }) => PaymentResult,
): RefusalCase[] {
  return (['receivePaymentBackend', 'receivePaymentResponse'] as const).map((id) => [
    id,
    code,
    async ({ sim }) => sim.refused(id, { body: said({ sim, refNo: (await order(sim)).refNo }) }),
  ]);
}

function blockedDates(code: ErrorCode, part: object): RefusalCase[] {
  const body = { ...BLOCKED_DATES, ...part };
  return [['listBlockedDates', code, ({ sim }) => sim.refused('listBlockedDates', { body })]];
}

function agentTickets(code: ErrorCode, of: (sim: TestSimulator) => string): RefusalCase[] {
  return [
    ['buildAgentTickets', code, ({ sim, till }) => till.refused('buildAgentTickets', { params: { code: of(sim) } })],
  ];
}
