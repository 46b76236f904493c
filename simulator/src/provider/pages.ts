import { AUTO_SUBMIT, escapeHtml, htmlPage } from '../documents/html-page.ts';
import type { ProviderPaymentRecord } from '../world/online-records.ts';

/** An answer of the provider. */
export interface Page {
  status: number;
  html: string;
}

/** Why a payment can fail here. */
export const REASONS = [
  'Insufficient funds',
  'The card was declined',
  'The buyer cancelled',
  'The bank did not answer',
] as const;

const REHEARSAL = '<p class="note">Rehearsal: this stands in for the payment provider. No money moves.</p>';

/** The page on which a buyer pays, and everything else that may happen there. */
export function entryPage({ key, amount, currency, refNo, product }: ProviderPaymentRecord, merchant: string): string {
  const reasons = REASONS.map((reason) => `<option>${escapeHtml(reason)}</option>`).join('');
  return htmlPage({
    title: 'Payment (rehearsal)',
    body: `<h1>Payment</h1>${REHEARSAL}
<section class="card" aria-label="Order"><p class="amount">${money(currency, amount)}</p>
<dl><dt>Merchant</dt><dd>${escapeHtml(merchant)}</dd><dt>Reference</dt><dd>${escapeHtml(refNo)}</dd><dt>For</dt><dd>${escapeHtml(product)}</dd></dl></section>
<form class="card" method="post" action="decide"><h2>What happens?</h2><input type="hidden" name="key" value="${escapeHtml(key)}">
${choice('pay', 'Pay', 'The shop hears of it, and you go back to it.', 'go')}
<div class="choice"><label for="reason">Why it fails</label><select id="reason" name="reason">${reasons}</select>
<button name="choice" value="fail">Fail</button></div>
${choice('late', 'Late callback', 'You pay and close the tab; the shop hears of it 45 seconds later.')}
${choice('twice', 'Callback twice', 'You pay, and the shop is told twice.')}
${choice('leave', 'Close the tab', 'You leave without paying, and nobody is told.')}
</form>`,
  });
}

function choice(value: string, label: string, help: string, kind = ''): string {
  const id = `about-${value}`;
  const look = kind && ` class="${kind}"`;
  return `<div class="choice"><button${look} name="choice" value="${value}" aria-describedby="${id}">${label}</button><p id="${id}">${help}</p></div>`;
}

/** The page that takes the buyer back: it posts the signed result to the shop. @param news what the shop's server said */
export function resultPage(payment: ProviderPaymentRecord, fields: Record<string, string>, news: string): string {
  const paid = payment.state === 'paid';
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const title = paid ? 'Paid' : 'Not paid';
  return htmlPage({
    title: `${title} (rehearsal)`,
    body: `<h1>${title}</h1>${REHEARSAL}<section class="card"><p class="amount">${money(payment.currency, payment.amount)}</p>
<p>${paid ? 'The payment went through.' : escapeHtml(payment.reason ?? '')}</p><p>${escapeHtml(news)}</p>
<form method="post" action="${escapeHtml(payment.responseUrl)}">${hidden}<button class="go">Back to the shop</button></form></section>
${AUTO_SUBMIT}`,
  });
}

/** The page of somebody whose browser does not go back to the shop by itself. */
export function leftPage(title: string, text: string, shop: string): string {
  return htmlPage({
    title: `${title} (rehearsal)`,
    body: `<h1>${escapeHtml(title)}</h1>${REHEARSAL}<section class="card"><p>${escapeHtml(text)}</p>
<p><a class="button go" href="${escapeHtml(shop)}">Open the shop again</a></p></section>`,
  });
}

/** A request that the provider does not take, and why. */
export function refusalPage(title: string, problems: readonly string[]): string {
  const list = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('');
  return htmlPage({
    title: `${title} (rehearsal)`,
    body: `<h1>${escapeHtml(title)}</h1>${REHEARSAL}<section class="card"><h2>What is wrong</h2><ul>${list}</ul>
<p>Please go back to the shop and try again.</p></section>`,
  });
}

function money(currency: string, amount: string): string {
  return escapeHtml(`${currency === 'MYR' ? 'RM' : currency} ${amount}`);
}
