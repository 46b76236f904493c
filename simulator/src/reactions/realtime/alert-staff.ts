import { listStaff, type StaffGroup } from '../../domain/people/index.ts';
import type { JobContext } from '../../kernel/handler.ts';

/** Shows an alert in the windows of all staff of a group. */
export function alertStaff(
  ctx: Pick<JobContext, 'world' | 'rules' | 'hub'>,
  group: StaffGroup,
  title: string,
  message: string,
): void {
  for (const { id } of listStaff(ctx, group)) ctx.hub.toUser(id, { type: 'alert', title, message });
}
