import { formatInstant } from '@muara/contract/rules';
import type { BugReport } from '@muara/contract/types';
import { toIso } from '../../world/local-time.ts';
import type { BugReportRecord } from '../../world/log-records.ts';
import type { World } from '../../world/world.ts';

/** Returns a problem report for the wire; only super users see who reported it (002 §2.6). */
export function presentReport(world: World, record: BugReportRecord, named: boolean): BugReport {
  const { id, userId, report, createdAt, resolvedAt } = record;
  return {
    id,
    ...(named && { username: getReporter(world, userId) }),
    report,
    status: resolvedAt === null ? 'Pending' : 'Resolved',
    created_at: formatInstant(createdAt),
    resolved_at: toIso(resolvedAt),
  };
}

export function getReporter(world: World, userId: number): string {
  return world.tables.users.get(userId)?.username ?? '';
}
