import type { World } from '../../world/world.ts';

/** Marks mails as read now, by default all unread ones; returns how many were unread. */
export function readMails({ tables: { outbox }, clock }: World, ids?: readonly number[]): number {
  const mails = ids ? ids.flatMap((id) => outbox.get(id) ?? []) : outbox.all();
  const unread = mails.filter(({ readAt }) => readAt === undefined);
  for (const { id } of unread) outbox.update(id, { readAt: clock.now() });
  return unread.length;
}
