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
    approve: 'The buyer gets an e-mail with the link to pay. The booking can no longer be edited.',
    reject: 'Its seats are free again. This cannot be undone.',
    cancel: 'Its seats are free again and it can no longer be paid. This cannot be undone.',
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
    approve: 'The buyer reads it in the e-mail.',
    reject: 'Why it is rejected. The buyer reads it when notified.',
    cancel: 'Why it is voided. The buyer reads it when notified.',
  },
  approveNote:
    'Thank you for your booking. It has been approved. Please complete the payment through the link in this e-mail. We look forward to welcoming you on board.',
  discount: 'Discount (%)',
  discountHint: 'Of the ticket price, without add-ons. 0 to 100.',
  deposit: 'Deposit of 50 %',
  depositHint: (deposit: string, rest: string) => `${deposit} now, ${rest} later.`,
  depositPlain: 'It may be paid in two halves.',
  notify: 'Notify User',
  notifyHint: (email: string) => `Sends the note to ${email}.`,
  money: 'What the booking comes to',
  price: 'Ticket price',
  addons: 'Add-ons',
  off: (percent: string) => `Discount, ${percent} %`,
  total: 'Total',
});
