import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { isTooDeep } from './markup-depth.ts';

type Root = ReturnType<typeof fromHtml>;
type Child = Root['children'][number];

/** The allowed tags: text markup, tables and links. The text of all others stays. */
export const SAFE_TAGS =
  'p br hr h2 h3 h4 strong b em i u s ul ol li blockquote pre code a table thead tbody tfoot tr th td'.split(' ');
/** Where a link may lead: the web, an email address, a phone number, or another page of this site. */
const SAFE_ADDRESS = /^(?:https?:\/\/[^\s/?#]|mailto:[^\s]|tel:\+?\d[\d-]*$|\/(?![/\\])[^\s\\]*$)/i;
/** Links open in a window without access to this one. */
const LINK = { target: '_blank', rel: ['noopener', 'noreferrer', 'nofollow'] };

const SCHEMA: Schema = {
  tagNames: SAFE_TAGS,
  attributes: { a: ['href'], td: ['colSpan', 'rowSpan'], th: ['colSpan', 'rowSpan', 'scope'] },
  // Addresses are checked where links get their target window.
  protocols: {},
  // The content of these is not text for readers.
  strip: ['script', 'style', 'title', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'svg', 'math'],
  ancestors: {},
  required: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

const WRITING = { characterReferences: { useNamedReferences: true } };

/** Removing an element may join content that HTML does not allow together; parsing again settles it. */
const MAX_ROUNDS = 8;

/**
 * Returns the safe part of HTML that somebody wrote (002 §2.11): SAFE_TAGS, and links to a
 * SAFE_ADDRESS. Sanitising the result again does not change it.
 * @returns null when it is nested too deeply
 */
export function sanitise(html: string): string | null {
  if (isTooDeep(html)) return null;
  let clean = round(html);
  for (let turn = 1; turn < MAX_ROUNDS; turn++) {
    const again = round(clean);
    if (again === clean) return clean;
    clean = again;
  }
  return null;
}

function round(html: string): string {
  const safe = sanitize(fromHtml(html, { fragment: true }), SCHEMA);
  const children = safe.type === 'root' ? safe.children : [safe];
  return toHtml({ type: 'root', children: children.flatMap(settle) }, WRITING);
}

/** Gives links their target window, and removes dead links and the blank lines that HTML parsers drop. */
function settle(node: Child): Child[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(settle) as typeof node.children;
  if (node.tagName === 'a') {
    const href = (node.properties['href'] ?? '').trim();
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
