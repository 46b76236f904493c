import { escapeHtml } from '../../documents/html-page.ts';
import type { OutboxRecord } from '../../world/records.ts';

export { escapeHtml };

/** A mail as it is written; when, and about which ticket, is added where it is sent. */
export type Mail = Pick<OutboxRecord, 'to' | 'subject' | 'text' | 'html'>;

/** The page of a mail that greets somebody by name. @param body HTML */
export function mailPage(name: string, body: string): string {
  return `<!doctype html><html lang="en"><body><p>Hello ${escapeHtml(name)}!</p>${body}</body></html>`;
}
