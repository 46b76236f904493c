import { COUNTERS, COUNTRIES, GROUP_TYPES, SHIFTS, STATES, TICKET_PLATFORMS } from '@muara/contract/constants';
import { BOAT_TYPES, REPORT_TIMES, TRIP_TYPES } from '@muara/contract/reports';
import { platformFilterLabel } from '@muara/contract/rules/tickets/platform-word';
import type { ReportFilter, ReportOptions, ReportType } from '@muara/contract/types';
import { labelOf, labels } from '@/domain/labels/labels.ts';
import { reportsMessages as text } from './reports.messages.ts';

export interface Choice {
  value: string;
  label: string;
}

/** The value of all of them: a required filter cannot be empty. */
export const ALL = '0';

type ListChoices = (type: ReportType, options: ReportOptions) => Choice[];

const LISTS: Readonly<Record<string, ListChoices>> = {
  staff_id: ({ staffs, all_staffs: hasAll }) => [
    ...(hasAll ? [{ value: ALL, label: text.allStaffs }] : []),
    ...staffs.map(toChoice),
  ],
  agent_id: (_type, options) => listAgents(options),
  package_id: (_type, { packages }) => packages.map(toChoice),
  addon_id: (_type, { foods }) => foods.map(toChoice),
  // A jetty has to be chosen, and may be all of them: exhibitions have none.
  jetty_id: ({ filters }, { jettys }) => [
    ...(isRequired(filters, 'jetty_id') ? [{ value: ALL, label: text.allJetties }] : []),
    ...jettys.map(toChoice),
  ],
  payment_method: (_type, { payment_methods: methods }) =>
    methods.map((value) => ({ value, label: labelOf('method', value) })),
  status: ({ statuses }) => statuses,
  counter: () => same(COUNTERS),
  shift: () => same(SHIFTS),
  state: () => same(STATES),
  country: () => same(COUNTRIES),
  time: () => same(Object.keys(REPORT_TIMES)),
  trip_type: () => same(TRIP_TYPES),
  boat_type: () => BOAT_TYPES.map((value) => ({ value, label: text.boatType[value] })),
  group_type: () => GROUP_TYPES.map((value) => ({ value, label: labels.groupType[value] })),
  platform: () => TICKET_PLATFORMS.map((value) => ({ value, label: labelOf('platform', platformFilterLabel(value)) })),
};

/** Returns what a filter offers; null for one that is typed. */
export function listChoices(name: string, type: ReportType, options: ReportOptions): Choice[] | null {
  return Object.hasOwn(LISTS, name) ? (LISTS[name] as ListChoices)(type, options) : null;
}

/** Returns the words of a filter without a choice. */
export function emptyChoiceLabel({ name, required }: ReportFilter, type: Pick<ReportType, 'all_staffs'>): string {
  if (required) return text.choose;
  if (name === 'staff_id' && type.all_staffs) return text.allStaffs;
  return name === 'agent_id' ? text.allAgents : text.all;
}

/** Returns the agents with their companies. */
export function listAgents({ agents }: Pick<ReportOptions, 'agents'>): Choice[] {
  return agents.map(({ company_name: company, ...agent }) => {
    const { value, label } = toChoice(agent);
    return { value, label: company === null || company === agent.name ? label : `${label}, ${company}` };
  });
}

/** Returns a record as a choice; one that was removed says so. */
export function toChoice({ id, name, removed }: { id: number; name: string; removed?: boolean }): Choice {
  return { value: String(id), label: removed ? text.removed(name) : name };
}

function isRequired(filters: readonly ReportFilter[], wanted: string): boolean {
  return filters.some(({ name, required }) => name === wanted && required);
}

function same(values: readonly string[]): Choice[] {
  return values.map((value) => ({ value, label: value }));
}
