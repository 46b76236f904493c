import { PASSENGER_CATEGORIES_LABELS, type BookingRibbon, type Language } from '@muara/contract/constants';
import { bookingRibbon, formatMoney, formatRinggit } from '@muara/contract/rules';
import { AUTO_SUBMIT, escapeHtml, htmlPage, pagePolicy, submitPolicy } from '../../documents/html-page.ts';
import { getOperatorName } from '../../documents/index.ts';
import { getBookingCommandState } from '../../domain/bookings/index.ts';
import type { HandOff } from '../../domain/payments/index.ts';
import { buildReceipt, type ReceiptWords } from '../../domain/printing/index.ts';
import { amountToPay, pendingUntil } from '../../domain/tickets/index.ts';
import { page, type Binary } from '../../kernel/binary.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import { MAIL_TEXTS } from '../../reactions/mail/index.ts';
import { getBookingState } from '../../world/booking-keys.ts';
import { documentKey } from '../../world/document-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { billTable, factList, lines, paymentList, SHEET_STYLE, tripFacts } from './booking-sheet.ts';
import { PAYMENT_TEXTS, type PaymentTexts } from './payment-texts.ts';

const PRICED: ReadonlySet<BookingRibbon> = new Set(['Approved', 'Processing Payment', 'Deposit', 'Paid', 'Refunded']);

/** The look of the shop: the river at the top, its colours, its rounded cards. */
const STYLE = `${SHEET_STYLE}
:root{--page:#f4f8f9;--go:#0c6472;--line:#d5e0e3}
@media (prefers-color-scheme:dark){:root{--page:#0f1a1e;--card:#17252b;--go:#5fcbe0;--line:#2d4148}}
body{background:var(--page) linear-gradient(#0b3f4b,#05262f) no-repeat 0 0/100% 10.5rem}
main{padding-top:1.75rem}
.brand{color:#d6f0f4;font-size:1.25rem;letter-spacing:-.01em}
h1{color:#fff;font-size:1.875rem;letter-spacing:-.02em;margin-bottom:1.75rem}
.card{border-radius:1.125rem;box-shadow:0 .25rem 1.25rem rgb(5 38 47/.08)}
button,.button{border-radius:.875rem;min-height:3.25rem}
.state{display:inline-block;border:1px solid var(--soft);border-radius:2rem;padding:.125rem .75rem;font-weight:600;margin:0 0 .25rem}
.good{border-color:var(--go);color:var(--go)}
.due{display:grid;gap:.75rem}
.due p{margin:0}
.due .amount{margin:0}
`;

/** Returns the page behind the payment link (002 §7.1): the booking, its state and the way to pay. */
export function paymentPage(ctx: PublicContext, booking: TicketRecord): Binary {
  const { world, rules } = ctx;
  const language = pageLanguage(ctx, booking);
  const text = PAYMENT_TEXTS[language];
  const sheet = buildReceipt(world, booking, rules, receiptWords(language));
  const ribbon = bookingRibbon(getBookingState(booking));
  const onCredit = booking.balance.owed > 0;
  const [word, meaning] = ribbon === 'Paid' && onCredit ? text.onCredit : text.states[ribbon];
  const { buyer, payment, remark } = booking;
  const note = booking.booking?.note ?? null;
  const paid = paymentList(world.tables.payments.by('ticket', booking.id), language);
  const good = ribbon === 'Paid' || ribbon === 'Deposit' ? ' good' : '';
  const groups = PRICED.has(ribbon) ? '' : sheet.passengers.map(({ label, count }) => `${count} × ${label}`).join('\n');
  const failed =
    payment.errorDesc !== null && ribbon !== 'Paid'
      ? `<p class="note" role="status">${escapeHtml(text.failed(payment.errorDesc))}</p>`
      : '';
  const key = documentKey(world, booking.code);
  const html = htmlPage({
    title: text.titled(booking.code, word),
    language,
    style: STYLE,
    body: `<p class="brand">${escapeHtml(getOperatorName(world))}</p>
<h1>${escapeHtml(text.booking(booking.code))}</h1>
<section class="card" aria-label="${text.status}"><p class="state${good}">${word}</p><p>${meaning}</p>${failed}</section>
${dueCard(ctx, booking, key, text)}
${note === null ? '' : card(text.message, `<p>${lines(note)}</p>`)}
${card(
  text.booked,
  factList([
    ...tripFacts(sheet, language),
    [text.group, groups === '' ? null : groups],
    [text.bookedFor, [buyer.companyName, buyer.name].filter(Boolean).join('\n') || null],
    [text.remark, remark],
    [text.receiptNo, booking.receiptNo],
  ]),
)}
${PRICED.has(ribbon) ? card(text.price, billTable(sheet, language)) : ''}
${paid === '' ? '' : card(text.payments, paid)}
${ribbon === 'Paid' ? `<p><a class="button" href="../../pdf/receipt/${encodeURIComponent(booking.code)}?key=${key}">${text.receipt}</a></p>` : ''}`,
  });
  return page(html, pagePolicy({ style: STYLE }));
}

/** Returns the buyer's own language; for a booking made by staff, the browser's. */
function pageLanguage({ request }: PublicContext, { buyer }: TicketRecord): Language {
  return buyer.language ?? request.language;
}

function receiptWords(language: Language): ReceiptWords {
  const { categories } = MAIL_TEXTS[language];
  const names = Object.entries(PASSENGER_CATEGORIES_LABELS).map(([key, label]) => [key, categories[key] ?? label]);
  return { ...PAYMENT_TEXTS[language], passenger: Object.fromEntries(names) as ReceiptWords['passenger'] };
}

/** Renders the amount due and its pay button; empty when nothing can be paid. */
function dueCard({ world, rules }: PublicContext, booking: TicketRecord, key: string, text: PaymentTexts): string {
  const toPay = amountToPay(booking, rules);
  if (toPay === null || toPay === 0 || !rules.checkBookingPayment(getBookingCommandState(booking)).ok) return '';
  if (pendingUntil(world, booking, rules) !== null) return '';
  const { payment, balance, money } = booking;
  const [title, rest] = !payment.partial
    ? [text.toPay, '']
    : balance.isPartlyPaid
      ? [text.toPayRest, text.paidSoFar(formatRinggit(balance.taken), formatRinggit(money.total))]
      : [text.toPayDeposit, text.restLater(formatRinggit(money.total - toPay))];
  return `<section class="card" aria-label="${title}"><form class="due" method="post" action="${encodeURIComponent(booking.code)}?key=${key}">
<h2>${title}</h2><p class="amount">${formatMoney(toPay)}</p>${rest === '' ? '' : `<p>${rest}</p>`}
<button class="go">${text.pay(formatRinggit(toPay))}</button><p>${text.handOver}</p></form></section>`;
}

function card(title: string, body: string): string {
  return `<section class="card"><h2>${title}</h2>${body}</section>`;
}

/** Returns the page that submits the form to the payment provider without a click. */
export function handOffPage(
  ctx: PublicContext,
  booking: TicketRecord,
  { ipay88_payment_url: url, ipay88_payload: form }: HandOff,
): Binary {
  const language = pageLanguage(ctx, booking);
  const text = PAYMENT_TEXTS[language];
  const address = url ?? '';
  const hidden = Object.entries(form ?? {})
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const html = htmlPage({
    title: text.toProvider,
    language,
    body: `<h1>${text.toProvider}</h1><section class="card"><p>${escapeHtml(text.bookingAmount(booking.code, form?.['Amount'] ?? ''))}</p>
<form method="post" action="${escapeHtml(address)}">${hidden}<button class="go">${text.goOn}</button></form></section>
${AUTO_SUBMIT}`,
  });
  return page(html, submitPolicy(new URL(address).origin));
}
