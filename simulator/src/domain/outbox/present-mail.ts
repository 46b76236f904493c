import { formatInstant } from '@muara/contract/rules';
import type { OutboxMail } from '../../kernel/domain.ts';
import { toIso } from '../../world/local-time.ts';
import type { OutboxRecord } from '../../world/log-records.ts';
import type { Instant } from '../../world/records.ts';
import { receivedAt } from './received-at.ts';

/** Returns an unsent mail for the control plane. */
export function presentMail(mail: OutboxRecord, now: Instant): OutboxMail {
  const { id, to, subject, text, html, ticketCode, createdAt, readAt } = mail;
  return {
    id,
    to,
    subject,
    text,
    html: html ?? null,
    ticket_code: ticketCode,
    created_at: formatInstant(createdAt),
    received_at: toIso(receivedAt(mail, now)),
    read_at: toIso(readAt),
  };
}
