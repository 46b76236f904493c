/** The HTML that is allowed in written texts. Everything else is removed, but its text stays. */
export const SAFE_TAGS: readonly string[] = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'hr',
  'blockquote',
  'pre',
  'code',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'a',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
];

/** Attributes of table cells. */
export const CELL_ATTRIBUTES: readonly string[] = ['colspan', 'rowspan', 'scope'];

/** Where a link may lead: to the web, an email address, a phone number, or another page of this site. */
export const SAFE_ADDRESS = /^(?:https?:\/\/[^\s/?#]|mailto:[^\s]|tel:\+?\d[\d-]*$|\/(?![/\\])[^\s\\]*$)/i;

/** Returns whether a link leads to another page of this site, which opens in the same window. */
export const isOwnAddress = (href: string): boolean => href.startsWith('/');

/** Attributes of links in texts by users: they open in a new window without access to this one. */
export const LINK_ATTRIBUTES = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/**
 * Returns the address that a typed text means; null if a link must not lead there.
 * 'example.com' → 'https://example.com', 'a@b.my' → 'mailto:a@b.my'; a page of this site ('/vvip') and a phone number
 * ('tel:+60123456789') stay unchanged.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /[\s<>"'`\\]/.test(text)) return null;
  if (isOwnAddress(text) || /^tel:/i.test(text)) return SAFE_ADDRESS.test(text) ? text : null;
  if (/^[^:/?#@]+@[^:/?#@]+\.[^:/?#@]+$/.test(text)) return `mailto:${text}`;
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^:/]+\.[^:/]+:\d+(\/|$)/.test(text))
    return SAFE_ADDRESS.test(text) && URL.canParse(text) ? text : null;
  const address = `https://${text}`;
  return /^[^/?#]+\.[^/?#.]+/.test(text) && URL.canParse(address) ? address : null;
}
