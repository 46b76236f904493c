import { createHash } from 'node:crypto';
import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/**
 * Renders a part of the page that is replaced when it changes; a stamp of its content tells whether it
 * has.
 * @param newest identifies the first entry: when it changes, the whole part is new
 */
export function section(id: string, title: string, content: Html, newest = ''): Html {
  // oxlint-disable-next-line typescript/no-base-to-string -- a template of hono is a text
  const stamp = createHash('sha256').update(String(content)).digest('base64url').slice(0, 16);
  return html`<section id="${id}" aria-labelledby="${id}-title" data-stamp="${stamp}" data-newest="${newest}">
    <h2 id="${id}-title">${title}</h2>
    ${content}
  </section>`;
}

/** Renders a Kuala Lumpur instant for people. */
export function time(instant: string): Html {
  return html`<time datetime="${instant}">${instant.slice(0, 10)} ${instant.slice(11, 19)}</time>`;
}

/** Returns `1 page`, `2 pages`. */
export function count(number: number, thing: string): string {
  return `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
}
