/** What outbox pages may do: their own style, forms to this server; the frame of a mail inherits it. */
export const OUTBOX_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The sandbox of a mail: its links open new windows, and their files can be saved. */
export const MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** What a mail may do: show itself, and open its links. */
export const MAIL_POLICY = [
  `sandbox ${MAIL_SANDBOX}`,
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
].join('; ');

/** How mail programs show a mail without styles. */
const STYLE = '<style>body{font:1rem/1.5 system-ui,sans-serif;margin:1rem;overflow-wrap:anywhere}</style>';
const HEAD = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><base target="_blank">${STYLE}`;

/** Returns a mail's page for its frame; the mail's own styles come later and win. */
export function mailFrame(html: string): string {
  const start = /^\s*<!doctype[^>]*>\s*(?:<html[^>]*>)?\s*(?:<head>)?/i.exec(html)?.[0] ?? '';
  return `${start}${HEAD}${html.slice(start.length)}`;
}
