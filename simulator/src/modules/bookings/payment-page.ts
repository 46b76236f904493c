import { bookingRibbon } from '@muara/contract/rules';
import { AUTO_SUBMIT, escapeHtml, htmlPage, pagePolicy, submitPolicy } from '../../documents/html-page.ts';
import { MUARA_BUSINESS } from '../../documents/index.ts';
import { page, type Binary } from '../../kernel/binary.ts';
import type { Context } from '../../kernel/handler.ts';
import { documentKey } from '../../world/document-keys.ts';
import { bookingStateOf } from '../../world/booking-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { receiptOf } from '../printing/receipt-of.ts';
import type { HandOff } from '../sale/ipay88.ts';
import { amountToPay } from '../tickets/amount-to-pay.ts';
import { pendingUntil } from '../tickets/pending-until.ts';
import { billTable, factList, lines, paymentList, rm, SHEET_STYLE, tripFacts } from './booking-sheet.ts';
import { commandsOf } from './find-booking.ts';

type Ribbon = ReturnType<typeof bookingRibbon>;

/** What a state means to a buyer. */
const STATES: Record<Ribbon, readonly [word: string, meaning: string]> = {
  Pending: [
    'Waiting for approval',
    'We look at your booking and write to you as soon as it is decided. There is nothing to pay yet.',
  ],
  Approved: ['Approved, not paid', 'Your booking is yours once it is paid.'],
  'Processing Payment': [
    'Payment under way',
    'We are checking your payment. Open this page again in a few minutes to see the result.',
  ],
  Deposit: ['Deposit paid', 'Thank you. The rest is still to be paid.'],
  Paid: ['Paid', 'Thank you. We look forward to having you on board.'],
  Rejected: ['Rejected', 'We are sorry: we cannot take this booking.'],
  Expired: ['Expired', 'This booking was not paid by its day.'],
  Canceled: ['Voided', 'This booking was voided. Nobody can board with it.'],
  Refunded: ['Refunded', 'This booking was refunded. Nobody can board with it.'],
};
const ON_CREDIT: (typeof STATES)[Ribbon] = ['Confirmed on credit', 'We look forward to having you on board.'];
const PRICED: ReadonlySet<Ribbon> = new Set(['Approved', 'Processing Payment', 'Deposit', 'Paid', 'Refunded']);

/** The look of the shop: the river at the top, its colours, its round cards. */
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

/** The page behind the payment link (002 §7.1): what was booked, how it stands, and the way to pay it. */
export function paymentPage(ctx: Context, booking: TicketRecord): Binary {
  const { world, rules } = ctx;
  const sheet = receiptOf(world, booking, rules);
  const ribbon = bookingRibbon(bookingStateOf(booking));
  const onCredit = booking.balance.owed > 0;
  const [word, meaning] = ribbon === 'Paid' && onCredit ? ON_CREDIT : STATES[ribbon];
  const { buyer, payment, remark } = booking;
  const note = booking.booking?.note ?? null;
  const paid = paymentList(world.tables.payments.by('ticket', booking.id));
  const good = ribbon === 'Paid' || ribbon === 'Deposit' ? ' good' : '';
  const groups = PRICED.has(ribbon) ? '' : sheet.passengers.map(({ label, count }) => `${count} × ${label}`).join('\n');
  const failed =
    payment.errorDesc !== null && ribbon !== 'Paid'
      ? `<p class="note" role="status">The last payment did not go through: ${escapeHtml(payment.errorDesc)}. Nothing is lost: you can try again.</p>`
      : '';
  const key = documentKey(world, booking.code);
  const html = htmlPage({
    title: `Booking ${booking.code}: ${word}`,
    style: STYLE,
    body: `<p class="brand">${escapeHtml(MUARA_BUSINESS.name)}</p>
<h1>Booking ${escapeHtml(booking.code)}</h1>
<section class="card" aria-label="Status"><p class="state${good}">${word}</p><p>${meaning}</p>${failed}</section>
${dueCard(ctx, booking, key)}
${note === null ? '' : card('Our message', `<p>${lines(note)}</p>`)}
${card(
  'What is booked',
  factList([
    ...tripFacts(sheet),
    ['Group', groups === '' ? null : groups],
    ['For', [buyer.companyName, buyer.name].filter(Boolean).join('\n') || null],
    ['Remark', remark],
    ['Receipt no.', booking.receiptNo],
  ]),
)}
${PRICED.has(ribbon) ? card('Price', billTable(sheet)) : ''}
${paid === '' ? '' : card('Payments', paid)}
${ribbon === 'Paid' ? `<p><a class="button" href="../../pdf/receipt/${encodeURIComponent(booking.code)}?key=${key}">Download the receipt</a></p>` : ''}`,
  });
  return page(html, pagePolicy({ style: STYLE }));
}

/** What is to be paid now and the button that pays it; nothing where nothing can be paid. */
function dueCard({ world, rules }: Context, booking: TicketRecord, key: string): string {
  const toPay = amountToPay(booking, rules);
  if (toPay === null || toPay === 0 || !rules.checkBookingPayment(commandsOf(booking)).ok) return '';
  if (pendingUntil(world, booking, rules) !== null) return '';
  const { payment, balance, money } = booking;
  const [title, rest] = !payment.partial
    ? ['To pay', '']
    : balance.isPartlyPaid
      ? ['The rest to pay', `RM ${rm(balance.taken)} of RM ${rm(money.total)} is paid.`]
      : ['Deposit to pay now', `The rest, RM ${rm(money.total - toPay)}, is paid later.`];
  return `<section class="card" aria-label="${title}"><form class="due" method="post" action="${encodeURIComponent(booking.code)}?key=${key}">
<h2>${title}</h2><p class="amount">RM ${rm(toPay)}</p>${rest === '' ? '' : `<p>${rest}</p>`}
<button class="go">Pay RM ${rm(toPay)}</button><p>You are taken to our payment provider, and see the result when you come back.</p></form></section>`;
}

function card(title: string, body: string): string {
  return `<section class="card"><h2>${title}</h2>${body}</section>`;
}

/** The page that hands a buyer over to the payment provider: it posts the form by itself. */
export function handOffPage(booking: TicketRecord, { ipay88_payment_url: url, ipay88_payload: form }: HandOff): Binary {
  const address = url ?? '';
  const hidden = Object.entries(form ?? {})
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const html = htmlPage({
    title: 'To the payment provider',
    body: `<h1>To the payment provider</h1><section class="card"><p>Booking ${escapeHtml(booking.code)}, RM ${escapeHtml(form?.['Amount'] ?? '')}</p>
<form method="post" action="${escapeHtml(address)}">${hidden}<button class="go">Continue to the payment</button></form></section>
${AUTO_SUBMIT}`,
  });
  return page(html, submitPolicy(new URL(address).origin));
}
