import { formatMoney } from '@muara/contract/rules';
import type { Sen } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { buildMail, type Mail, type MailFact } from './mail-page.ts';
import { getLanguage, type MailedPlace, textsFor, tripFacts } from './mail-words.ts';
import type { MailTexts } from './texts/wording.ts';

/** What the mail of a booking is written from, all of it stored. */
interface BookingToMail extends MailedPlace {
  booking: TicketRecord;
  /** Whether the news is that it changed while pending. */
  changed: boolean;
  /** The amount of the next payment; null when nothing can be paid. */
  toPay: Sen | null;
  /** Where the buyer sees and pays it. */
  link: string;
  receipt: string;
}

type State = Exclude<keyof MailTexts['booking']['states'], 'Changed'>;

/**
 * Returns the mail about a booking's state, with the payment link while something is due (002 §4.1,
 * §7.1).
 */
export function bookingMail(to: readonly string[], mail: BookingToMail): Mail {
  const { booking, changed } = mail;
  const texts = textsFor(booking);
  const words = texts.booking.states[changed ? 'Changed' : stateOf(booking)];
  const note = booking.booking?.note ?? null;
  return buildMail({
    to,
    subject: words.subject(booking.code),
    language: getLanguage(booking),
    name: booking.buyer.name,
    paragraphs: [words.text, ...(note === null ? [] : [note])],
    facts: [[texts.facts.booking, booking.code], ...tripFacts(booking, mail, texts), ...getMoney(mail, texts)],
    action: getAction(mail, texts),
    notes: [texts.questions],
  });
}

function getAction({ booking, toPay, link, receipt }: BookingToMail, { booking: words }: MailTexts) {
  if (toPay !== null && toPay > 0) return { label: words.pay, url: link };
  const isPaid = booking.balance.isPaid && booking.bookingStatus === 'Paid';
  return isPaid ? { label: words.receipt, url: receipt } : { label: words.see, url: link };
}

function stateOf({ refund, cancel, bookingStatus, balance }: TicketRecord): State {
  if (refund?.doneAt != null) return 'Refunded';
  if (cancel?.doneAt != null) return 'Canceled';
  return bookingStatus === 'Paid' && balance.owed > 0 ? 'Credit' : (bookingStatus ?? 'Pending');
}

const PRICED: ReadonlySet<State> = new Set<State>(['Approved', 'Processing Payment', 'Deposit', 'Paid', 'Credit']);

/** Leaves out a price that is not approved yet (002 §4.1), or that is no longer payable. */
function getMoney({ booking, toPay }: BookingToMail, { facts }: MailTexts): MailFact[] {
  const { money, payment, balance } = booking;
  if (!PRICED.has(stateOf(booking))) return [];
  const part = !payment.partial ? facts.toPay : balance.isPartlyPaid ? facts.toPayRest : facts.toPayDeposit;
  return [
    [facts.discount, money.amountDiscount > 0 ? formatMoney(money.amountDiscount) : null],
    [facts.total, formatMoney(money.total)],
    [facts.owed, balance.owed > 0 ? formatMoney(balance.owed) : null],
    [part, toPay === null || toPay === 0 ? null : formatMoney(toPay)],
  ];
}
