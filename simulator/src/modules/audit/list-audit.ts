import { PAGE_SIZE } from '@muara/contract/constants';
import { isInternal } from '@muara/contract/rules';
import type { StaffRef } from '@muara/contract/types';
import { presentAudit } from '../../domain/audit/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { AuditRecord } from '../../world/log-records.ts';
import type { World } from '../../world/world.ts';

/** Returns a page of the audit trail, newest first (002 §2.4). */
export const listAudit: Handler<'listAudit'> = ({ query }, { world }) => {
  const { page = 0, user_id: userId, module = '' } = query;
  const search = query.search?.trim().toLowerCase() ?? '';
  const trail = world.tables.audit;
  const where = (entry: AuditRecord): boolean =>
    (module === '' || entry.module === module) && (search === '' || matchesQuery(entry, search));
  const filtered = search !== '' || (userId !== undefined && module !== '');
  const more = filtered ? { where } : {};
  const cursor =
    userId !== undefined
      ? trail.cursor('user', { key: userId, ...more })
      : module !== ''
        ? trail.cursor('module', { key: module, ...more })
        : trail.cursor('newest', more);
  return {
    data: cursor.page(page, PAGE_SIZE).map(presentAudit),
    total: cursor.total,
    staffs: listStaff(world),
    modules: trail.keys('module').map(String).sort(),
  };
};

function matchesQuery({ username, action }: AuditRecord, search: string): boolean {
  return username.toLowerCase().includes(search) || action.toLowerCase().includes(search);
}

/** Returns the staff that the filter offers: all who have entries, former ones included; no buyers. */
function listStaff({ tables: { audit: trail, users } }: World): StaffRef[] {
  return trail
    .keys('user')
    .flatMap((id) => users.get(Number(id)) ?? [])
    .filter(isInternal)
    .map(({ id, name, username }) => ({ id, name, username }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
