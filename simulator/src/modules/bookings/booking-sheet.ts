import { DEFAULT_ONLINE_METHOD, type Language } from '@muara/contract/constants';
import { bookingPaymentState, formatMoney, formatRinggit } from '@muara/contract/rules';
import { escapeHtml } from '../../documents/html-page.ts';
import { localTime, longDate } from '../../documents/format.ts';
import type { ReceiptData, ReceiptLine } from '../../documents/index.ts';
import { toIso } from '../../world/local-time.ts';
import { getBookingState } from '../../world/booking-keys.ts';
import type { PaymentRecord, TicketRecord } from '../../world/ticket-records.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';

/** A term and its description. */
type Fact = readonly [term: string, text: string];

/** Renders facts as a description list; those without a text are left out. */
export function factList(facts: readonly (readonly [term: string, text: string | null])[]): string {
  const rows = facts.flatMap(([term, text]) =>
    text === null ? [] : [`<dt>${escapeHtml(term)}</dt><dd>${lines(text)}</dd>`],
  );
  return `<dl>${rows.join('')}</dl>`;
}

/** Renders where, when and how many. */
export function tripFacts(sheet: ReceiptData, language: Language = 'en'): Fact[] {
  const text = PAYMENT_TEXTS[language];
  return [
    [text.package, sheet.packageName ?? ''],
    [text.departure, describeDeparture(sheet, language)],
    ...(sheet.jetty === null ? [] : [[text.jetty, sheet.jetty] as const]),
    [text.passengers, text.passengerCount(sheet.passengerCount, sheet.freeTickets)],
  ];
}

function describeDeparture({ departDate, slot }: ReceiptData, language: Language): string {
  const date = departDate === null ? PAYMENT_TEXTS[language].openTicket : longDate(departDate, language);
  return slot === null ? date : `${date}, ${slot}`;
}

/** Renders the bill as stored: a line for each group, dish, charge and discount, and the total. */
export function billTable(sheet: ReceiptData, language: Language): string {
  const text = PAYMENT_TEXTS[language];
  const { passengers, charges, foods, minisigua, discounts, fee, total } = sheet;
  const rows = [
    ...[...passengers, ...minisigua, ...foods].map(lineRow),
    ...charges.map(({ label, amount }) => row(label, '', '', formatRinggit(amount))),
    ...discounts.map(({ label, amount }) => row(label, '', '', `−${formatRinggit(amount)}`)),
    ...(fee > 0 ? [row(text.fee, '', '', formatRinggit(fee))] : []),
  ];
  return `<table><thead><tr><th scope="col">${text.item}</th><th scope="col">${text.quantity}</th><th scope="col">${text.each}</th><th scope="col">RM</th></tr></thead>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row" colspan="3">${text.total}</th><td>${formatRinggit(total)}</td></tr></tfoot></table>`;
}

/** The groups of a charter have no price of their own. */
function lineRow({ label, count, unit, amount }: ReceiptLine): string {
  return row(label, String(count), unit === 0 ? '' : formatRinggit(unit), unit === 0 ? '' : formatRinggit(amount));
}

function row(what: string, count: string, each: string, amount: string): string {
  return `<tr><th scope="row">${escapeHtml(what)}</th><td>${count}</td><td>${each}</td><td>${amount}</td></tr>`;
}

/** A payment in words. */
interface ReceivedPayment {
  what: string;
  at: string;
  /** In sen. */
  amount: number;
}

/**
 * Returns the payments received, oldest first; one that bought nothing says so.
 * The name of the only online provider is left out, because it tells a buyer nothing.
 */
export function paymentsReceived(payments: readonly PaymentRecord[], language: Language = 'en'): ReceivedPayment[] {
  const text = PAYMENT_TEXTS[language];
  return payments.flatMap(({ type, method, amount, paidAt, surplus }) => {
    const what = surplus ? text.surplus : text.payment[type];
    return paidAt === null
      ? []
      : [
          {
            what: `${what}, ${method === DEFAULT_ONLINE_METHOD ? text.online : method}`,
            at: toIso(paidAt) as string,
            amount,
          },
        ];
  });
}

/** Renders the payments received as a list. */
export function paymentList(payments: readonly PaymentRecord[], language: Language): string {
  const items = paymentsReceived(payments, language).map(
    ({ what, at, amount }) =>
      `<li><span>${escapeHtml(what)}<br><small>${localTime(at, language)}</small></span><b>${formatMoney(amount)}</b></li>`,
  );
  return items.length === 0 ? '' : `<ul class="payments">${items.join('')}</ul>`;
}

/** Returns how much of a booking is paid, in words. */
export function paymentWord(booking: TicketRecord): string {
  return bookingPaymentState(getBookingState(booking));
}

/** Renders text that people typed, line by line. */
export function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** Styles of the sheet beyond the common ones. */
export const SHEET_STYLE = `
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.375rem 0 .375rem .625rem;text-align:right;vertical-align:top}
th{font-weight:400}
td{white-space:nowrap}
th:first-child{padding-left:0;text-align:left;overflow-wrap:break-word;width:99%}
thead th{color:var(--soft);font-size:.875rem;border-bottom:1px solid var(--line)}
tfoot th,tfoot td{border-top:1px solid var(--line);font-weight:700;font-size:1.125rem}
.brand{color:var(--soft);font-weight:600;margin:0 0 .5rem}
.payments{list-style:none;padding:0;margin:0}
.payments li{display:flex;justify-content:space-between;gap:1rem;padding:.375rem 0;border-top:1px solid var(--line)}
.payments li:first-child{border-top:0}
.payments small{color:var(--soft)}
.payments b{white-space:nowrap;font-variant-numeric:tabular-nums}
`;
