import { formatInstant } from '@muara/contract/rules';
import { escapeHtml, htmlPage } from '../documents/html-page.ts';
import type { OutboxMail } from '../kernel/domain.ts';
import { MAIL_SANDBOX, mailFrame } from './outbox-frame.ts';
import { OUTBOX_STYLE } from './outbox-style.ts';
import type { OutboxView } from './outbox-view.ts';

const MAILS_PER_PAGE = 50;
const SNIPPET_LENGTH = 160;
const HEAD = `<style>${OUTBOX_STYLE}</style>`;

/** Renders the mails of a world that match the search, newest first. @param mails oldest first */
export function listPage(view: OutboxView, mails: readonly OutboxMail[]): string {
  const { world, now, search, page } = view;
  const found = mails.filter((mail) => matches(mail, search.toLowerCase())).reverse();
  const shown = found.slice(page * MAILS_PER_PAGE, (page + 1) * MAILS_PER_PAGE);
  const unread = mails.filter(({ read_at: at }) => at === null).length;
  const body = `<header><h1>Outbox</h1>
<p>World <strong>${escapeHtml(world)}</strong>, ${formatTime(formatInstant(now))}. ${unread === 0 ? 'No unread mails.' : `${count(unread, 'mail')} unread.`}</p></header>
<div class="tools"><form class="search" role="search"><label for="search">Search</label>
<input id="search" name="search" type="search" value="${escapeHtml(search)}" placeholder="Address, subject, text or code"><button class="go">Search</button></form>
<div class="aside"><a class="button" href="${listUrl(view)}">Refresh</a>
<form method="post"><button name="read" value="all"${unread === 0 ? ' disabled' : ''}>Mark all as read</button></form></div></div>
${shown.length === 0 ? emptyText(search, mails.length) : `<ol class="mails">${shown.map((mail) => row(view, mail)).join('')}</ol>`}
${pager(view, found.length)}`;
  return htmlPage({ title: `${unread > 0 ? `(${unread}) ` : ''}Outbox of ${world}`, body, head: HEAD });
}

/** Renders one mail as sent: its page and its text. */
export function mailPage(view: OutboxView, mails: readonly OutboxMail[], mail: OutboxMail): string {
  const place = mails.findIndex(({ id }) => id === mail.id);
  const newer = mails[place + 1];
  const older = mails[place - 1];
  const shownHtml =
    mail.html === null
      ? ''
      : `<section class="card"><h2>HTML</h2><iframe title="HTML version of the mail" sandbox="${MAIL_SANDBOX}" srcdoc="${escapeHtml(mailFrame(mail.html))}"></iframe></section>`;
  const body = `<nav class="between" aria-label="Mails"><a class="button" href="${listUrl(view)}">Back to the outbox</a>
<span>${step(view, newer, 'Newer')}${step(view, older, 'Older')}</span></nav>
<h1>${escapeHtml(mail.subject)}</h1>
<section class="card" aria-label="About this mail"><dl>${facts(mail)}</dl></section>
${shownHtml}<section class="card"><h2>Plain text</h2><pre>${linked(mail.text)}</pre></section>`;
  return htmlPage({ title: `${mail.subject} – outbox of ${view.world}`, body, head: HEAD });
}

function matches({ to, subject, text, ticket_code: code }: OutboxMail, search: string): boolean {
  return search === '' || [...to, subject, text, code ?? ''].some((part) => part.toLowerCase().includes(search));
}

function row(view: OutboxView, mail: OutboxMail): string {
  const fresh = mail.read_at === null;
  const snippet = mail.text.replaceAll(/\s+/g, ' ').slice(0, SNIPPET_LENGTH);
  return `<li${fresh ? ' class="unread"' : ''}><a href="${mailUrl(view, mail)}"><span class="subject">${escapeHtml(mail.subject)}</span>${fresh ? '<span class="mark">Unread</span>' : ''}
<span class="meta">${escapeHtml(mail.to.join(', '))}</span><span class="meta">${formatTime(mail.created_at)}${mail.ticket_code === null ? '' : ` · ${escapeHtml(mail.ticket_code)}`}</span>
<span class="snippet">${escapeHtml(snippet)}</span></a></li>`;
}

function facts(mail: OutboxMail): string {
  const lines: [string, string][] = [
    ['To', mail.to.join(', ')],
    ['Sent', formatTime(mail.created_at)],
    ['Received', mail.received_at === null ? 'in transit' : formatTime(mail.received_at)],
    ['Read', mail.read_at === null ? 'not yet' : formatTime(mail.read_at)],
    ...(mail.ticket_code === null ? [] : [['Ticket', mail.ticket_code] as [string, string]]),
  ];
  return lines.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
}

function pager(view: OutboxView, total: number): string {
  const last = Math.max(0, Math.ceil(total / MAILS_PER_PAGE) - 1);
  if (last === 0) return `<p class="total">${count(total, 'mail')}</p>`;
  const turn = (page: number, words: string): string =>
    page < 0 || page > last ? '' : `<a class="button" href="${listUrl({ ...view, page })}">${words}</a>`;
  return `<nav class="between" aria-label="Pages"><p class="total">${count(total, 'mail')}, page ${view.page + 1} of ${last + 1}</p>
<span>${turn(view.page - 1, 'Newer')}${turn(view.page + 1, 'Older')}</span></nav>`;
}

function step(view: OutboxView, mail: OutboxMail | undefined, words: string): string {
  return mail ? `<a class="button" href="${mailUrl(view, mail)}">${words}</a>` : '';
}

function emptyText(search: string, total: number): string {
  const words =
    total === 0
      ? 'No mails yet. Sell a ticket to a buyer with an email address, and its mail appears here.'
      : `No mails match ‘${escapeHtml(search)}’.`;
  return `<p class="card">${words}</p>`;
}

function listUrl({ world, search, page }: OutboxView): string {
  return `/__sim/worlds/${world}/outbox${buildQuery(search, page)}`;
}

function mailUrl({ world, search, page }: OutboxView, { id }: OutboxMail): string {
  return `/__sim/worlds/${world}/outbox/${id}${buildQuery(search, page)}`;
}

function buildQuery(search: string, page: number): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (page > 0) query.set('page', String(page));
  return query.size === 0 ? '' : escapeHtml(`?${query.toString()}`);
}

const URL_PATTERN = /(https?:\/\/[^\s<>"]+)/;

/** Returns a text with clickable URLs. */
function linked(text: string): string {
  return text
    .split(URL_PATTERN)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${safe}" target="_blank" rel="noopener">${safe}</a>` : safe;
    })
    .join('');
}

/** Formats an instant as `2026-03-05 14:02:09`; it already has Kuala Lumpur time. */
function formatTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

function count(number: number, what: string): string {
  return number === 1 ? `1 ${what}` : `${number} ${what}s`;
}
