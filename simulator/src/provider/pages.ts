import type { Language } from '@muara/contract/constants';
import { AUTO_SUBMIT, escapeHtml, htmlPage } from '../documents/html-page.ts';
import type { ProviderPaymentRecord } from '../world/online-records.ts';
import type { ReportOutcome } from './report-result.ts';
import { PROVIDER_TEXTS, REASONS, type ProviderTexts, type Reason } from './texts.ts';

/** A response of the provider. */
export interface Page {
  status: number;
  html: string;
}

/** Returns a page of the provider, with the note that no money moves. */
function renderPage(language: Language, title: string, body: string): string {
  const text = PROVIDER_TEXTS[language];
  return htmlPage({
    title: text.titled(title),
    language,
    body: `<h1>${escapeHtml(title)}</h1><p class="note">${text.rehearsal}</p>
${body}`,
  });
}

/** Returns the page on which a buyer pays or chooses another outcome. */
export function entryPage(
  { key, amount, currency, refNo, product }: ProviderPaymentRecord,
  merchant: string,
  language: Language,
): string {
  const text = PROVIDER_TEXTS[language];
  const reasons = REASONS.map(
    (reason) => `<option value="${escapeHtml(reason)}">${escapeHtml(text.reasons[reason])}</option>`,
  ).join('');
  return renderPage(
    language,
    text.payment,
    `<section class="card" aria-label="${text.order}"><p class="amount">${money(currency, amount)}</p>
<dl><dt>${text.merchant}</dt><dd>${escapeHtml(merchant)}</dd><dt>${text.reference}</dt><dd>${escapeHtml(refNo)}</dd><dt>${text.product}</dt><dd>${escapeHtml(product)}</dd></dl></section>
<form class="card" method="post" action="decide?lang=${language}"><h2>${text.choose}</h2><input type="hidden" name="key" value="${escapeHtml(key)}">
${choice('pay', text.pay, text.payHelp, 'go')}
<div class="choice"><label for="reason">${text.whyFails}</label><select id="reason" name="reason">${reasons}</select>
<button name="choice" value="fail">${text.fail}</button></div>
${choice('late', text.late, text.lateHelp)}
${choice('twice', text.twice, text.twiceHelp)}
${choice('leave', text.leave, text.leaveHelp)}
</form>`,
  );
}

function choice(value: string, label: string, help: string, kind = ''): string {
  const id = `about-${value}`;
  const look = kind && ` class="${kind}"`;
  return `<div class="choice"><button${look} name="choice" value="${value}" aria-describedby="${id}">${label}</button><p id="${id}">${help}</p></div>`;
}

/**
 * Returns the page that posts the signed result to the shop with the buyer.
 * @param told the response of the shop's server
 */
export function resultPage(
  payment: ProviderPaymentRecord,
  fields: Record<string, string>,
  told: ReportOutcome,
  language: Language,
): string {
  const text = PROVIDER_TEXTS[language];
  const paid = payment.state === 'paid';
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const title = paid ? text.paid : text.notPaid;
  const outcome = paid ? text.wentThrough : reasonIn(payment.reason ?? '', text);
  return renderPage(
    language,
    title,
    `<section class="card"><p class="amount">${money(payment.currency, payment.amount)}</p>
<p>${escapeHtml(outcome)}</p><p>${escapeHtml(getNews(told, text))}</p>
<form method="post" action="${escapeHtml(payment.responseUrl)}">${hidden}<button class="go">${text.back}</button></form></section>
${AUTO_SUBMIT}`,
  );
}

function reasonIn(reason: string, { reasons }: ProviderTexts): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as Reason] : reason;
}

function getNews({ confirmed, status }: ReportOutcome, text: ProviderTexts): string {
  if (confirmed) return text.confirmed;
  return status === 0 ? text.unreachable : text.unconfirmed(status);
}

/** Returns the page for a buyer whose browser does not return to the shop. */
export function leftPage(title: string, message: string, shop: string, language: Language): string {
  const link = `<a class="button go" href="${escapeHtml(shop)}">${PROVIDER_TEXTS[language].openShop}</a>`;
  const body = `<section class="card"><p>${escapeHtml(message)}</p>
<p>${link}</p></section>`;
  return renderPage(language, title, body);
}

/** Returns the page of a refused request. @param problems fields of the shop's form, for its developer */
export function refusalPage(title: string, problems: readonly string[], language: Language): string {
  const text = PROVIDER_TEXTS[language];
  const list = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('');
  const body = `<section class="card"><h2>${text.problems}</h2><ul lang="en">${list}</ul>
<p>${text.goBack}</p></section>`;
  return renderPage(language, title, body);
}

function money(currency: string, amount: string): string {
  return escapeHtml(`${currency === 'MYR' ? 'RM' : currency} ${amount}`);
}
