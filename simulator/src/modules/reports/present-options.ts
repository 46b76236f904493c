import { DEFAULT_ONLINE_METHOD, type Language } from '@muara/contract/constants';
import { FILTER_NAMES, FILTERS, type ReportDefinition } from '@muara/contract/reports';
import { isInternal, toLocalDate } from '@muara/contract/rules';
import type { ReportOptions, ReportStaff, ReportType } from '@muara/contract/types';
import { findOpenShift } from '../../domain/sellers/index.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { presentRefusal } from '../../kernel/reply.ts';
import type { Instant, UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { hasToCloseShift, listReports } from './get-report-definition.ts';
import { isStaffLocked } from './read-filters.ts';

/** Returns the report types of a member of staff and the choices of their filters (001 §3, §6). */
export function presentOptions(world: World, user: UserRecord, language: Language, now: Instant): ReportOptions {
  const { foods, users, packages, jetties, settings } = world.tables;
  const staff = users.all().filter(isInternal);
  const types = listReports(user).map((definition) => presentType(definition, user, staff, language));
  const offered = new Map(types.flatMap(({ staffs }) => staffs).map((person) => [person.id, person]));
  const blocked = hasToCloseShift(world, user)
    ? presentRefusal(new Refusal('report_shift_open'), language).body.message
    : null;
  return {
    types,
    foods: foods.all().map(presentChoice),
    agents: users
      .all()
      .filter(({ role }) => role === 'Agent')
      .map((agent) => ({ ...presentChoice(agent), company_name: agent.companyName })),
    packages: packages.all().map(presentChoice),
    jettys: jetties.all().map(presentChoice),
    payment_methods: listMethods(settings.must(1)),
    staffs: [...offered.values()],
    current_shift_status: findOpenShift(world, user.id) ? 'Open' : 'Closed',
    blocked,
    today: toLocalDate(now),
  };
}

/** Returns a report type as the screen shows it. */
function presentType(
  definition: ReportDefinition,
  user: UserRecord,
  staff: readonly UserRecord[],
  language: Language,
): ReportType {
  const { type, title, about, hasDownload, filters, filterLabels, tables, statuses = {} } = definition;
  const locked = definition.staff !== undefined && isStaffLocked(user);
  return {
    type,
    title: title[language],
    about: about[language],
    download: hasDownload,
    filters: FILTER_NAMES.filter((name) => filters[name]).map((name) => ({
      name,
      label: (filterLabels?.[name] ?? FILTERS[name])[language],
      required: filters[name] === 'required',
    })),
    tables: Object.entries(tables).map(([name, table]) => ({ name, title: table.title[language] })),
    staffs: locked ? [presentStaff(user)] : listStaff(definition, staff),
    all_staffs: !locked && definition.staff?.all === true,
    locked_staff: locked,
    statuses: Object.entries(statuses).map(([value, label]) => ({ value, label: label[language] })),
  };
}

function listStaff({ staff: pkg }: ReportDefinition, staff: readonly UserRecord[]): ReportStaff[] {
  return pkg ? staff.filter(({ role }) => pkg.roles.includes(role)).map(presentStaff) : [];
}

function presentStaff({ id, name, role, deletedAt }: UserRecord): ReportStaff {
  return { id, name, role, removed: deletedAt !== null };
}

function presentChoice({ id, name, deletedAt }: { id: number; name: string; deletedAt?: Instant | null }): {
  id: number;
  name: string;
  removed?: boolean;
} {
  return { id, name, ...(deletedAt != null && { removed: true }) };
}

/** Returns the methods of counters and those of other sales. */
function listMethods({ paymentMethods }: { paymentMethods: readonly string[] }): string[] {
  return [...new Set([...paymentMethods, DEFAULT_ONLINE_METHOD, 'FOC'])];
}
