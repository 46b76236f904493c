import type { ApprovalKind } from '@muara/contract/constants';
import { catalogue } from '@/lib/catalogue.ts';
import type { Choice } from './approvals.api.ts';
import { english } from '@/lib/numbers.ts';

const NOUNS: Record<ApprovalKind, string> = { refund: 'Refund', void: 'Void', booking: 'Booking', surplus: 'Surplus' };

/** Texts of the inbox of approvals (001 §8). */
export const approvalsMessages = catalogue('approvals', {
  title: 'Approvals',
  holdOn: 'Hold On!',
  kinds: 'Request type',
  all: 'All',
  kind: { refund: 'Refunds', void: 'Voids', booking: 'Bookings', surplus: 'Surplus' } satisfies Record<
    ApprovalKind,
    string
  >,
  noun: NOUNS,
  waiting: (count: number) =>
    `${english.count(count, 'request')} ${english.plural(count, 'needs your decision', 'need your decision, oldest first')}`,
  empty: 'Nothing to approve',
  emptyText: 'New requests appear here automatically.',
  emptyKind: {
    refund: 'No open refunds',
    void: 'No open voids',
    booking: 'No open bookings',
    surplus: 'No open surplus',
  } satisfies Record<ApprovalKind, string>,
  emptyKindText: (elsewhere: number) =>
    `${english.count(elsewhere, 'other request')} ${english.plural(elsewhere, 'needs', 'need')} your decision.`,
  showAll: 'Show all',
  own: 'Requested by you',
  waitsFor: (words: string) => `Waiting for ${words}`,
  departure: 'Departure',
  openTicket: 'Open Ticket',
  passengers: 'Passengers',
  method: 'Paid by',
  requestedBy: 'Requested by',
  batch: 'Tickets of the batch',
  batchCounts: (total: number, sold: number, used: number, voided: number) =>
    `${english.number(sold)} sold, ${english.number(used)} used, ${english.number(voided)} voided of ${english.number(total)}`,
  buyer: 'The buyer',
  reason: 'Reason',
  bookingNote: 'Remark',
  noReason: 'No reason was given.',
  surplusReason: 'Why it is surplus',
  markPaidBack: 'Mark as paid back',
  markPaidBackOf: (code: string) => `Mark as paid back: surplus of ${code}`,
  bank: 'Refund to',
  publicForm: 'These bank details come from the public form. Check with the buyer before you pay.',
  charter: 'Charter',
  vvip: 'VVIP',
  oneOf: 'One ticket from the batch',
  choice: { approve: 'Approve', reject: 'Reject' } satisfies Record<Choice, string>,
  choiceOf: (choice: Choice, kind: ApprovalKind, code: string) =>
    `${choice === 'approve' ? 'Approve' : 'Reject'} ${kind} ${code}`,
  confirm: {
    refund: { approve: 'Approve refund', reject: 'Reject refund' },
    void: { approve: 'Approve void', reject: 'Reject void' },
  } satisfies Record<'refund' | 'void', Record<Choice, string>>,
  approveRefund: (who: string, amount: string, bank: string | null) =>
    `Refund ${who}?\n${amount} will be refunded${bank === null ? '' : ` to ${bank}`}. This voids the entire purchase.`,
  approveUnpaidRefund: (who: string, outcome: string) => `Refund ${who}?\n${outcome} This voids the entire purchase.`,
  rejectRefund: (who: string) => `Reject the refund of ${who}?\nThe ticket stays valid. The buyer will be notified.`,
  approveVoid: (who: string, outcome: string) =>
    `Void ${who}?\n${outcome} It can no longer be used. This cannot be undone.`,
  approveVoidOpen: 'This will void the entire tickets under this purchase. Do you still want to continue?',
  counts: (voided: number, sold: number, used: number) =>
    `${english.number(voided)} will be voided. ${english.number(sold)} sold and ${english.number(used)} used will not change.`,
  rejectVoid: (who: string) => `Reject the void of ${who}?\nThe ticket stays valid.`,
  ownRequest: 'This is your own request. The audit trail will record that.',
  refund: { approve: 'Refund request has been approved', reject: 'Refund request has been rejected' } satisfies Record<
    Choice,
    string
  >,
  void: { approve: 'Void request has been approved', reject: 'Void request has been rejected' } satisfies Record<
    Choice,
    string
  >,
  voidDenied: 'Void request has been denied',
  elsewhere: (what: string) => `${what} was decided by someone else`,
  elsewhereMany: (count: number) => `${english.number(count)} requests were decided by someone else`,
  keyMove: 'choose',
  keyApprove: 'approve',
  keyReject: 'reject',
  keyPaidBack: 'mark as paid back',
});
