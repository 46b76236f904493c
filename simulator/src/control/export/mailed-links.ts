import type { RecordedCall } from '../../kernel/journal.ts';
import type { OutboxRecord } from '../../world/log-records.ts';
import type { World } from '../../world/world.ts';
import { linksOf } from '../present-outbox-mail.ts';

/** A value that a call took from the link of a mail. */
export interface MailedValue {
  readonly value: string;
  readonly mail: OutboxRecord;
  /** The recipient. */
  readonly to: string;
  /** The number of the link in the mail, and the parameter of its query. */
  readonly link: number;
  readonly parameter: string;
  /** A part of the mail's text that no other kind of mail has: `reset-password?token=`. */
  readonly mark: string;
}

/**
 * Finds the values of a call that came by a mail: one of those that the world sent after its first
 * `skipped` ones and before the call.
 */
export function findMailedValues({ line }: RecordedCall, world: World, skipped: number): MailedValue[] {
  const values = new Set(textsIn([line.body, line.query]));
  const mails = world.tables.outbox.all().filter(({ id }) => id > skipped && id <= (line.mailsBefore ?? 0));
  return mails.flatMap((mail) =>
    linksOf(mail.text).flatMap(({ url, query }, link) =>
      Object.entries(query)
        .filter(([, value]) => values.has(value))
        .map(([parameter, value]) => ({
          value,
          mail,
          to: mail.to[0] ?? '',
          link,
          parameter,
          mark: `${new URL(url).pathname.split('/').at(-1)}?${parameter}=`,
        })),
    ),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.values(value).flatMap(textsIn);
}
