import type { Language } from '@muara/contract/constants';
import { sha256 } from '../world/sha256.ts';

/** The parts of a page. */
interface HtmlPage {
  title: string;
  /** HTML of the main part. */
  body: string;
  /** Additional head elements, such as a refresh. */
  head?: string;
  /** Styles beyond the common ones. */
  style?: string;
  language?: Language;
}

const STYLE = `
:root{color-scheme:light dark;--page:#eef2f5;--card:#fff;--ink:#17212b;--soft:#4a5a68;--line:#c9d3dc;--go:#0b5f73;--on-go:#fff;--warn:#8a3b00;--warn-back:#fff4e5}
@media (prefers-color-scheme:dark){:root{--page:#10171e;--card:#1a242e;--ink:#e9eff4;--soft:#b3c0cb;--line:#3a4a59;--go:#5fcbe0;--on-go:#05242c;--warn:#ffc487;--warn-back:#3a2a17}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin-top:1rem}
h1{font-size:1.5rem;line-height:1.25;margin:0}
h2{font-size:1.125rem;margin:0 0 .75rem}
p{margin:.5rem 0}
.note{background:var(--warn-back);color:var(--warn);border-radius:.5rem;padding:.5rem .75rem;font-weight:600}
.amount{font-size:2.25rem;font-weight:700;line-height:1.2;margin:.25rem 0 .75rem;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
.choice{display:grid;gap:.5rem;padding:.75rem 0;border-top:1px solid var(--line)}
.choice:first-of-type{border-top:0}
.choice p,label{color:var(--soft);margin:0;font-size:.9375rem}
button,.button,select{font:inherit;min-height:2.75rem;border-radius:.5rem;padding:.5rem 1rem;border:1px solid var(--soft);background:var(--card);color:var(--ink);width:100%;text-align:center}
select{text-align:left}
button,.button{display:block;font-weight:600;cursor:pointer;text-decoration:none}
.go{background:var(--go);border-color:var(--go);color:var(--on-go)}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}
ul{margin:.5rem 0;padding-left:1.25rem}
`;

const SUBMIT = 'document.forms[0].submit()';

/** A script element that submits the page's first form; without scripts, its button does. */
export const AUTO_SUBMIT = `<script>${SUBMIT}</script>`;

/** What a page may do besides showing itself in the common style. */
interface PageRights {
  /** Its own styles. */
  style?: string;
  /** Its only script. */
  script?: string;
  /** Whether it calls its own server. */
  connects?: boolean;
  /** Another origin that it posts a form to. */
  forms?: string;
}

/** Returns the Content Security Policy of a page: what is not listed is not allowed. */
export function pagePolicy({ style, script, connects, forms }: PageRights = {}): string {
  const styles = [STYLE, ...(style === undefined ? [] : [style])].map((text) => `'sha256-${digest(text)}'`);
  return [
    "default-src 'none'",
    `style-src ${styles.join(' ')}`,
    script === undefined ? "script-src 'none'" : `script-src 'sha256-${digest(script)}'`,
    ...(connects ? ["connect-src 'self'"] : []),
    `form-action 'self'${forms === undefined ? '' : ` ${forms}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Returns the policy of a page that submits its form automatically.
 * @param forms another origin that it is sent to
 */
export function submitPolicy(forms?: string): string {
  return pagePolicy({ script: SUBMIT, ...(forms !== undefined && { forms }) });
}

/** Returns a small self-contained page: readable in light and dark mode, at any width, without scripts. */
export function htmlPage({ body, ...top }: HtmlPage): string {
  return `${openPage(top)}${body}${CLOSE_PAGE}`;
}

/** Returns the start of such a page, up to its main part. */
export function openPage({ title, head = '', style, language = 'en' }: Omit<HtmlPage, 'body'>): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}<style>${STYLE}</style>${style === undefined ? '' : `<style>${style}</style>`}
</head>
<body>
<main>`;
}

/** The end of such a page, after its main part. */
export const CLOSE_PAGE = `</main>
</body>
</html>
`;

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  if (!/[&<>"']/.test(text)) return text;
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (letter) => entities[letter] as string);
}

/** Hashes of the styles and scripts of pages, which are the same from page to page. */
const digests = new Map<string, string>();

/** Returns a SHA-256 hash in CSP syntax. */
function digest(text: string): string {
  const known = digests.get(text);
  if (known !== undefined) return known;
  const hex = sha256(text);
  const made = btoa(hex.replaceAll(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))));
  digests.set(text, made);
  return made;
}
