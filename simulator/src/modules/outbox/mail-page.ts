import type { OutboxRecord } from '../../world/records.ts';

/** A mail as it is written; when, and about which ticket, is added where it is sent. */
export type Mail = Pick<OutboxRecord, 'to' | 'subject' | 'text' | 'html'>;

/** The page of a mail that greets somebody by name. @param body HTML */
export function mailPage(name: string, body: string): string {
  return `<!doctype html><html lang="en"><body><p>Hello ${escapeHtml(name)}!</p>${body}</body></html>`;
}

/** Names are typed by people. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (letter) => entities[letter] as string);
}
