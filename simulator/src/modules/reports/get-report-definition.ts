import { LIMITED_ROLES, REPORTS, type ReportDefinition } from '@muara/contract/reports';
import { findOpenShift } from '../../domain/sellers/index.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { UserRecord } from '../../world/records.ts';
import type { Session, World } from '../../world/world.ts';

/** Returns the report types of a role (001 §6). */
export function listReports({ role }: Pick<UserRecord, 'role'>): readonly ReportDefinition[] {
  const limited = LIMITED_ROLES.find((name) => name === role);
  return limited === undefined ? REPORTS : REPORTS.filter(({ limitedRoles }) => limitedRoles.includes(limited));
}

/** Returns whether a cashier must close the shift before any report (001 §4). */
export function hasToCloseShift(world: World, { id, role }: UserRecord): boolean {
  return role === 'Cashier' && findOpenShift(world, id) !== undefined;
}

/**
 * Returns the report of a type if the session may read it now.
 * @throws Refusal report_type_unknown, permission_denied, report_shift_open
 */
export function getReportDefinition(world: World, session: Session, type: string): ReportDefinition {
  const definition = REPORTS.find((report) => report.type === type);
  if (!definition) throw new Refusal('report_type_unknown', { field: 'type' });
  if (!listReports(session.user).includes(definition)) throw new Refusal('permission_denied');
  if (hasToCloseShift(world, session.user)) throw new Refusal('report_shift_open');
  return definition;
}
