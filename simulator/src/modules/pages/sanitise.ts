import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { isTooDeep } from './markup-depth.ts';

type Root = ReturnType<typeof fromHtml>;
type Child = Root['children'][number];

/** All that is left of a page: text markup, tables and links; of everything else the text stays. */
export const SAFE_TAGS =
  'p br hr h2 h3 h4 strong b em i u s ul ol li blockquote pre code a table thead tbody tfoot tr th td'.split(' ');
/** Where a link may lead: to the web, an email address, a phone number, or another page of this site. */
const SAFE_ADDRESS = /^(?:https?:\/\/[^\s/?#]|mailto:[^\s]|tel:\+?\d[\d-]*$|\/(?![/\\])[^\s\\]*$)/i;
/** A link opens in a window that knows nothing of this one. */
const LINK = { target: '_blank', rel: ['noopener', 'noreferrer', 'nofollow'] };

const SCHEMA: Schema = {
  tagNames: SAFE_TAGS,
  attributes: { a: ['href'], td: ['colSpan', 'rowSpan'], th: ['colSpan', 'rowSpan', 'scope'] },
  // Addresses are judged where links get their window.
  protocols: {},
  // What stands in these is no text for people.
  strip: ['script', 'style', 'title', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'svg', 'math'],
  ancestors: {},
  required: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

const WRITING = { characterReferences: { useNamedReferences: true } };

/** Taking an element away may bring together what HTML does not let stand together; reading it again settles it. */
const MOST_ROUNDS = 8;

/**
 * Returns what may stay of HTML that somebody has written (002 §2.11): SAFE_TAGS, and links to a SAFE_ADDRESS.
 * Sanitised again it stays as it is.
 * @returns null when it is nested too deep to be a text
 */
export function sanitise(html: string): string | null {
  if (isTooDeep(html)) return null;
  let clean = round(html);
  for (let turn = 1; turn < MOST_ROUNDS; turn++) {
    const again = round(clean);
    if (again === clean) return clean;
    clean = again;
  }
  return null;
}

function round(html: string): string {
  const safe = sanitize(fromHtml(html, { fragment: true }), SCHEMA) as Root | Child;
  const children = safe.type === 'root' ? safe.children : [safe];
  return toHtml({ type: 'root', children: children.flatMap(settle) }, WRITING);
}

/** Gives links their window, takes away those that lead nowhere, and the blank lines that no reader of HTML keeps. */
function settle(node: Child): Child[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(settle) as typeof node.children;
  if (node.tagName === 'a') {
    const href = String(node.properties['href'] ?? '').trim();
    if (!SAFE_ADDRESS.test(href)) return children;
    return [{ ...node, children, properties: href.startsWith('/') ? { href } : { href, ...LINK } }];
  }
  const [first] = children;
  if (node.tagName === 'pre' && first?.type === 'text') {
    const value = first.value.replace(/^\n+/, '');
    return [{ ...node, children: [{ ...first, value }, ...children.slice(1)] }];
  }
  return [{ ...node, children }];
}
