import type { OutboxRecord } from '../../world/log-records.ts';
import { TRAINING } from '../../world/training-word.ts';
import type { World } from '../../world/world.ts';

const BANNER = `<p style="margin:0 0 16px;padding:8px;background:#17212b;color:#fff;font-weight:700;text-align:center">${TRAINING}</p>`;

/** Puts a mail into the outbox. Mails of a training world say so in subject, text and page. */
export function storeMail({ training, tables: { outbox } }: World, mail: Omit<OutboxRecord, 'id'>): void {
  outbox.insert(training ? markTraining(mail) : mail);
}

function markTraining<Sent extends Pick<OutboxRecord, 'subject' | 'text' | 'html'>>(mail: Sent): Sent {
  const { subject, text, html } = mail;
  return {
    ...mail,
    subject: `[${TRAINING}] ${subject}`,
    text: `${TRAINING}\n\n${text}`,
    ...(html !== undefined && { html: html.replace(/<body[^>]*>/, (body) => `${body}${BANNER}`) }),
  };
}
