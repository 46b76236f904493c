import { catalogue } from '@/lib/catalogue.ts';

/** Words of a decision on a booking (002 §5.1, §8). */
export const bookingDecisionMessages = catalogue('booking-decision', {
  holdOn: 'Hold On!',
  question: {
    approve: (booking: string) => `Approve booking ${booking}?`,
    reject: (booking: string) => `Reject booking ${booking}?`,
    cancel: (booking: string) => `Void booking ${booking}?`,
  },
  consequence: {
    approve: 'The buyer will get an email with the payment link. The booking can no longer be edited.',
    reject: 'Its seats will be released. This cannot be undone.',
    cancel: 'Its seats will be released, and it can no longer be paid. This cannot be undone.',
  },
  confirm: { approve: 'Approve', reject: 'Reject', cancel: 'Void' },
  done: {
    approve: 'Booking has been approved',
    reject: 'Booking has been rejected',
    cancel: 'Booking has been canceled',
  },
  back: 'Go back',
  note: 'Note',
  noteHint: {
    approve: 'Included in the email to the buyer.',
    reject: 'The reason for rejecting it. Sent to the buyer if you notify them.',
    cancel: 'The reason for voiding it. Sent to the buyer if you notify them.',
  },
  approveNote:
    'Thank you for your booking. It has been approved. Please complete the payment through the link in this email. We look forward to welcoming you on board.',
  discount: 'Discount (%)',
  discountHint: '0 to 100, off the ticket price without add-ons.',
  deposit: '50% deposit',
  depositHint: (deposit: string, rest: string) => `${deposit} now, ${rest} later.`,
  depositPlain: 'The buyer can pay in two halves.',
  notify: 'Notify User',
  notifyHint: (email: string) => `Sends the note to ${email}.`,
  money: 'Booking total',
  price: 'Ticket price',
  addons: 'Add-ons',
  off: (percent: string) => `Discount (${percent}%)`,
  total: 'Total',
});
