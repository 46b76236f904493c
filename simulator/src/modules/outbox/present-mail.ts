import { formatInstant } from '@muara/contract/rules';
import type { OutboxRecord } from '../../world/records.ts';

/** A mail as QA reads it. */
export interface Mail {
  id: number;
  to: readonly string[];
  subject: string;
  text: string;
  /** The same as a page; null where the text says it all. */
  html: string | null;
  ticket_code: string | null;
  created_at: string;
}

/** A mail that would have been sent, for the control plane. */
export function presentMail({ id, to, subject, text, html, ticketCode, createdAt }: OutboxRecord): Mail {
  return { id, to, subject, text, html: html ?? null, ticket_code: ticketCode, created_at: formatInstant(createdAt) };
}
