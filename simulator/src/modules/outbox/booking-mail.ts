import { formatRinggit } from '@muara/contract/rules';
import type { Sen } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { escapeHtml, mailPage, type Mail } from './mail-page.ts';

/** What the mail of a booking is written from: all of it is stored. */
export interface BookingToMail {
  booking: TicketRecord;
  /** It was changed while it was pending, and that is the news. */
  changed: boolean;
  packageName: string;
  jettyName: string | null;
  /** What the next payment takes; null when nothing can be paid. */
  toPay: Sen | null;
  /** Where the buyer sees and pays it. */
  link: string;
  receipt: string;
}

/** What a mail says of one state. */
interface Words {
  subject: (code: string) => string;
  text: string;
}

const WORDS: Record<NonNullable<TicketRecord['bookingStatus']> | 'Refunded', Words> = {
  Pending: {
    subject: (code) => `We have received your booking ${code}`,
    text: 'Thank you for your booking. We look at it and write to you as soon as it is decided. Until then there is nothing to pay.',
  },
  Approved: {
    subject: (code) => `Your booking ${code} is approved`,
    text: 'Your booking is approved. It is yours once it is paid.',
  },
  'Processing Payment': {
    subject: (code) => `The payment of your booking ${code}`,
    text: 'A payment of your booking has begun, and we have not heard yet how it ended.',
  },
  Deposit: {
    subject: (code) => `We have received the deposit of your booking ${code}`,
    text: 'Thank you. We have received the deposit of your booking.',
  },
  Paid: {
    subject: (code) => `Your booking ${code} is paid`,
    text: 'Your booking is paid. We look forward to having you on board.',
  },
  Rejected: {
    subject: (code) => `We cannot take your booking ${code}`,
    text: 'We are sorry: we cannot take your booking.',
  },
  Expired: {
    subject: (code) => `Your booking ${code} has expired`,
    text: 'Your booking was not paid by its day and has expired.',
  },
  Canceled: {
    subject: (code) => `Your booking ${code} was voided`,
    text: 'Your booking was voided. Nobody can board with it.',
  },
  Refunded: {
    subject: (code) => `Your booking ${code} was refunded`,
    text: 'Your booking was refunded and is void.',
  },
};
const CHANGED: Words = {
  subject: (code) => `Your booking ${code} was changed`,
  text: 'Your booking was changed. We look at it and write to you as soon as it is decided. Until then there is nothing to pay.',
};
const ANYONE = 'guest';

/** Tells a buyer how a booking stands, with the payment link while there is something to pay (002 §4.1, §7.1). */
export function bookingMail(to: readonly string[], mail: BookingToMail): Mail {
  const { booking, changed, toPay, link } = mail;
  const name = booking.buyer.name ?? ANYONE;
  const words = changed ? CHANGED : WORDS[stateOf(booking)];
  const note = booking.booking?.note ?? null;
  const lines = [words.text, ...(note === null ? [] : [note])];
  const facts = [whatOf(mail), ...moneyOf(mail)];
  const [action, address] =
    toPay !== null && toPay > 0
      ? ['Pay now', link]
      : booking.balance.isPaid && booking.bookingStatus === 'Paid'
        ? ['Download your receipt', mail.receipt]
        : ['See your booking', link];
  return {
    to,
    subject: words.subject(booking.code),
    text: `Hello ${name}!\n\n${lines.join('\n\n')}\n\n${facts.join('\n')}\n\n${action}: ${address}\n`,
    html: mailPage(
      name,
      `${lines.map(paragraph).join('')}${facts.map(paragraph).join('')}<p><a href="${escapeHtml(address)}">${action}</a></p>`,
    ),
  };
}

function stateOf({ refund, cancel, bookingStatus }: TicketRecord): keyof typeof WORDS {
  if (refund?.doneAt != null) return 'Refunded';
  return cancel?.doneAt != null ? 'Canceled' : (bookingStatus ?? 'Pending');
}

function whatOf({ booking, packageName, jettyName }: BookingToMail): string {
  const { departDate, slot, heads } = booking;
  const passengers = `${heads} ${heads === 1 ? 'passenger' : 'passengers'}`;
  return [packageName, departDate, slot, jettyName, passengers].filter((part) => part !== null).join(', ');
}

const PRICED: ReadonlySet<string> = new Set(['Approved', 'Processing Payment', 'Deposit', 'Paid']);

/** Nothing is said of a price that is not approved yet (002 §4.1), or of one that nobody pays any more. */
function moneyOf({ booking, toPay }: BookingToMail): string[] {
  const { money, payment, balance } = booking;
  if (!PRICED.has(stateOf(booking))) return [];
  const rm = (amount: Sen): string => `RM ${formatRinggit(amount)}`;
  const discount = money.amountDiscount > 0 ? [`Discount: ${rm(money.amountDiscount)}`] : [];
  const lines = [...discount, `Total: ${rm(money.total)}`];
  if (toPay === null || toPay === 0) return lines;
  const part = !payment.partial ? 'To pay' : balance.isPartlyPaid ? 'To pay, the rest' : 'To pay now, the deposit';
  return [...lines, `${part}: ${rm(toPay)}`];
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}
