import { bookingRibbon, formatInstant } from '@muara/contract/rules';
import { escapeHtml, htmlPage, pagePolicy } from '../../documents/html-page.ts';
import { localTime } from '../../documents/format.ts';
import { MUARA_BUSINESS } from '../../documents/index.ts';
import { page, type Binary } from '../../kernel/binary.ts';
import type { Context } from '../../kernel/handler.ts';
import { bookingStateOf } from '../../world/booking-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { receiptOf } from '../printing/receipt-of.ts';
import { billTable, factList, lines, paymentList, paymentWord, SHEET_STYLE, tripFacts } from './booking-sheet.ts';

/** On paper: black on white, A4, no button, no box torn in two. */
const STYLE = `${SHEET_STYLE}
main{max-width:46rem}
.head{display:flex;justify-content:space-between;gap:2rem;flex-wrap:wrap;border-bottom:2px solid var(--ink);padding-bottom:.75rem}
.head p{margin:0;font-size:.875rem}
.head .brand{font-size:1.25rem;color:var(--ink)}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:0 1rem}
h1{margin-top:1rem}
button{width:auto;margin-top:1rem}
@page{size:A4;margin:16mm}
@media print{
:root{color-scheme:light;--page:#fff;--card:#fff;--ink:#000;--soft:#333;--line:#999}
body{font-size:10pt}
main{max-width:none;padding:0}
.card{border-radius:0;break-inside:avoid;padding:.75rem}
thead{display:table-header-group}
button{display:none}
}
`;
const PRINT = "document.getElementById('print').addEventListener('click',()=>print())";

/** A booking for paper: who, what, when, the bill as it is stored, and how it stands (002 §7.1). */
export function printBooking({ world, rules, now }: Context, booking: TicketRecord): Binary {
  const sheet = receiptOf(world, booking, rules);
  const { buyer, remark, payment } = booking;
  const file = booking.booking;
  const note = file?.note ?? null;
  const decidedBy = file?.decidedById == null ? null : (world.tables.users.get(file.decidedById)?.name ?? null);
  const paid = paymentList(world.tables.payments.by('ticket', booking.id));
  const { name, lines: address, registration, contact } = MUARA_BUSINESS;
  const time = (at: number | null | undefined): string | null => (at == null ? null : localTime(formatInstant(at)));
  const html = htmlPage({
    title: `Booking ${booking.code}`,
    style: STYLE,
    body: `<header class="head"><div><p class="brand">${escapeHtml(name)}</p>${address.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</div>
<div>${[registration, contact].map((line) => (line ? `<p>${escapeHtml(line)}</p>` : '')).join('')}<p>Printed ${time(now)}</p></div></header>
<button id="print" type="button">Print</button>
<h1>Booking ${escapeHtml(booking.code)}</h1>
<div class="pair">${card(
      'Booking',
      factList([
        ['Status', bookingRibbon(bookingStateOf(booking))],
        [
          'Payment',
          `${paymentWord(booking)}${payment.method === null || !payment.isPaid ? '' : `, ${payment.method}`}`,
        ],
        ['Receipt no.', booking.receiptNo],
        ['Made', time(booking.createdAt)],
        ['Approved', time(file?.approvedAt)],
        ['Decided by', decidedBy],
        ['Paid', time(payment.paidAt)],
        ...tripFacts(sheet),
      ]),
    )}${card(
      'Buyer',
      factList([
        ['Name', buyer.name],
        ['Group', buyer.companyName],
        ['Group type', buyer.groupType],
        [sheet.partner?.label ?? 'Agent', sheet.partner?.name ?? null],
        ['Address', buyer.address],
        ['State', buyer.state],
        ['Country', buyer.country],
        ['E-mail', [buyer.email, ...buyer.emails].filter(Boolean).join('\n') || null],
        ['Phone', buyer.contact],
      ]),
    )}</div>
${card('Price', billTable(sheet))}
${paid === '' ? '' : card('Payments', paid)}
${remark === null ? '' : card('Remark', `<p>${lines(remark)}</p>`)}
${note === null ? '' : card('Message to the buyer', `<p>${lines(note)}</p>`)}
<script>${PRINT}</script>`,
  });
  return page(html, pagePolicy({ style: STYLE, script: PRINT }));
}

function card(title: string, body: string): string {
  return `<section class="card"><h2>${title}</h2>${body}</section>`;
}
