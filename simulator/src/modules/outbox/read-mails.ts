import type { World } from '../../world/world.ts';

/** Marks mails as read now, all that are not unless told which; answers how many were not read before. */
export function readMails({ tables: { outbox }, clock }: World, ids?: readonly number[]): number {
  const mails = ids ? ids.flatMap((id) => outbox.get(id) ?? []) : outbox.all();
  const unread = mails.filter(({ readAt }) => readAt === undefined);
  for (const { id } of unread) outbox.update(id, { readAt: clock.now() });
  return unread.length;
}
