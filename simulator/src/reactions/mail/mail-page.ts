import type { Language } from '@muara/contract/constants';
import { encode } from 'uqr';
import { MUARA_BUSINESS } from '../../documents/business.ts';
import { escapeHtml } from '../../documents/html-page.ts';
import type { OutboxRecord } from '../../world/log-records.ts';
import { MAIL_TEXTS } from './texts/mail-texts.ts';

/** A mail's content; date and ticket are added on sending. */
export type Mail = Pick<OutboxRecord, 'to' | 'subject' | 'text' | 'html'>;

/** A term and its text; left out without a text. */
export type MailFact = readonly [term: string, text: string | null];

/** A ticket with its QR code in a mail. */
interface MailedCode {
  code: string;
  /** The content of the QR code. */
  qrcode: string;
  /** Package, category and the like. */
  facts?: string;
  /** The link to its document. */
  link?: MailLink;
}

interface MailLink {
  label: string;
  url: string;
}

interface MailContent {
  to: readonly string[];
  subject: string;
  language: Language;
  /** Name in the greeting; null greets a guest. */
  name: string | null;
  paragraphs: readonly string[];
  facts?: readonly MailFact[];
  codes?: readonly MailedCode[];
  /** The main action. */
  action?: MailLink;
  /** Small print. */
  notes?: readonly string[];
}

/** Returns a mail in the common layout, as HTML and as plain text with the same content. */
export function buildMail(content: MailContent): Mail {
  const { to, subject } = content;
  return { to, subject, text: renderText(content), html: renderPage(content) };
}

/** Keeps the line breaks of text that people typed. */
function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function renderText({ language, name, paragraphs, facts = [], codes = [], action, notes = [] }: MailContent): string {
  const texts = MAIL_TEXTS[language];
  const told = facts.flatMap(([term, text]) => (text === null ? [] : [`${term}: ${text}`]));
  const blocks = [
    texts.hello(name ?? texts.guest),
    ...paragraphs,
    ...codes.map(({ code, qrcode, facts: about, link }) =>
      [
        about === undefined ? code : `${code}: ${about}`,
        ...(qrcode === code ? [] : [`${texts.qrText}: ${qrcode}`]),
        ...(link ? [`${link.label}: ${link.url}`] : []),
      ].join('\n'),
    ),
    ...(told.length === 0 ? [] : [told.join('\n')]),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...notes,
    MUARA_BUSINESS.name,
  ];
  return `${blocks.join('\n\n')}\n`;
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif';

const FOOT = [MUARA_BUSINESS.name, ...MUARA_BUSINESS.lines, MUARA_BUSINESS.contact ?? ''].map(escapeHtml).join('<br>');

/** Styles are inline, because mail programs drop style sheets. */
function renderPage({
  subject,
  language,
  name,
  paragraphs,
  facts = [],
  codes = [],
  action,
  notes = [],
}: MailContent): string {
  const texts = MAIL_TEXTS[language];
  const rows = facts.flatMap(([term, text]) => (text === null ? [] : [renderRow(term, text)]));
  const body = [
    `<p style="margin:0 0 16px">${escapeHtml(texts.hello(name ?? texts.guest))}</p>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`),
    ...codes.map((code) => renderCode(code, texts.qrOf(code.code))),
    ...(rows.length === 0
      ? []
      : [
          `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 20px">${rows.join('')}</table>`,
        ]),
    ...(action ? [renderButton(action)] : []),
    ...notes.map((text) => `<p style="margin:16px 0 0;color:#4a5a68;font-size:14px">${lines(text)}</p>`),
  ];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#eef2f5;color:#17212b;${FONT};font-size:16px;line-height:1.5"><div style="max-width:560px;margin:0 auto;border-radius:16px;overflow:hidden;background:#fff">
<div style="padding:20px 28px;background:#0b3b46;color:#fff;font-size:20px;font-weight:700">${escapeHtml(MUARA_BUSINESS.name)}</div>
<div style="padding:28px">${body.join('\n')}</div>
<div style="padding:16px 28px;border-top:1px solid #c9d3dc;color:#4a5a68;font-size:13px">${FOOT}</div>
</div></body></html>`;
}

function renderRow(term: string, text: string): string {
  const cell = 'padding:8px 0;border-top:1px solid #e3e9ee;vertical-align:top';
  return `<tr><th scope="row" style="${cell};padding-right:16px;color:#4a5a68;font-weight:400;text-align:left">${escapeHtml(term)}</th><td style="${cell};font-weight:600;text-align:right">${lines(text)}</td></tr>`;
}

function renderCode({ code, qrcode, facts, link }: MailedCode, label: string): string {
  const about = facts === undefined ? '' : `<p style="margin:0 0 8px">${escapeHtml(facts)}</p>`;
  const text =
    qrcode === code ? '' : `<p style="margin:4px 0 0;color:#4a5a68;font-size:13px">${escapeHtml(qrcode)}</p>`;
  const file = link
    ? `<p style="margin:8px 0 0"><a href="${escapeHtml(link.url)}" style="color:#0b5f73">${escapeHtml(link.label)}</a></p>`
    : '';
  return `<div style="margin:0 0 20px;text-align:center"><h2 style="margin:0 0 4px;font-size:20px;letter-spacing:.04em">${escapeHtml(code)}</h2>${about}${qrSvg(qrcode, label)}${text}${file}</div>`;
}

function renderButton({ label, url }: MailLink): string {
  return `<p style="margin:0 0 16px;text-align:center"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;border-radius:10px;background:#0b5f73;color:#fff;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

/** White modules that readers need around the code. */
const QUIET_MODULES = 4;
/** Pixels that a scanner can read from a phone at arm's length. */
const SIDE = 256;

/** Returns the QR code of a text as an SVG for mails: black on white in any colour scheme. */
function qrSvg(text: string, label: string): string {
  const { size, data } = encode(text, { ecc: 'Q', boostEcc: true, border: QUIET_MODULES });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${SIDE}" height="${SIDE}" role="img" aria-label="${escapeHtml(label)}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark}"/></svg>`;
}
