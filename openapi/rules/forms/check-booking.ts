import { BOOKING_CATEGORIES, GROUP_TYPES, PASSENGER_CATEGORIES, STATES } from '../../generated/constants.ts';
import { checkContact } from './check-contact.ts';
import { checkEmails } from './check-emails.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

const PRICED: ReadonlySet<string> = new Set(BOOKING_CATEGORIES);

/** The booking form, by wire names. */
export interface BookingValues {
  name?: string | null;
  company_name?: string | null;
  address?: string | null;
  email?: string | null;
  emails?: readonly string[] | null;
  contact?: string | null;
  state?: string | null;
  group_type?: string | null;
  agent_id?: number | null;
  tourguide_id?: number | null;
  package_id?: number | null;
  depart_date?: string | null;
  jetty_id?: number | null;
  slot?: string | null;
  remark?: string | null;
  [count: `total_${string}`]: number | null | undefined;
}

const GROUPS: readonly string[] = GROUP_TYPES;
const PLACES: readonly string[] = STATES;

/**
 * Checks the booking form in the order of its fields (002 §5.1).
 * Other rules check what depends on the catalogue and on seats: package, date and slot.
 */
export function checkBooking(values: BookingValues, { slots }: { slots: boolean }): FieldProblem[] {
  return [
    ...checkTexts(values as Record<string, unknown>, ['name', 'company_name', 'address'], ['remark']),
    ...checkEmails(values),
    ...checkContact(values.contact, 'required'),
    ...(PLACES.includes(values.state ?? '') ? [] : [{ field: 'state', code: 'state_required' } as const]),
    ...checkGroupType(values),
    ...(values.package_id == null ? [{ field: 'package_id', code: 'package_required' } as const] : []),
    ...(isBlank(values.depart_date) ? [{ field: 'depart_date', code: 'date_required' } as const] : []),
    ...(values.jetty_id == null ? [{ field: 'jetty_id', code: 'jetty_required' } as const] : []),
    ...(slots && isBlank(values.slot) ? [{ field: 'slot', code: 'slot_required' } as const] : []),
    ...checkCounts(values),
  ];
}

function checkGroupType({ group_type: group, agent_id, tourguide_id }: BookingValues): FieldProblem[] {
  if (!GROUPS.includes(group ?? '')) return [{ field: 'group_type', code: 'selection_required' }];
  if (group === 'Agent' && agent_id == null) return [{ field: 'group_type', code: 'booking_agent_required' }];
  if (group === 'Tour Guide' && tourguide_id == null)
    return [{ field: 'group_type', code: 'booking_tourguide_required' }];
  return [];
}

/**
 * Each count is a whole number from 0, there is at least one passenger, and each has a price (002
 * §3.2).
 */
function checkCounts(values: BookingValues): FieldProblem[] {
  const unpriced = PASSENGER_CATEGORIES.filter(
    (category) => !PRICED.has(category) && (values[`total_${category}`] ?? 0) !== 0,
  );
  if (unpriced.length > 0)
    return unpriced.map((category) => ({ field: `total_${category}`, code: 'passenger_not_bookable' }));
  const wrong = BOOKING_CATEGORIES.filter((category) => !isCount(values[`total_${category}`] ?? 0));
  if (wrong.length > 0) return wrong.map((category) => ({ field: `total_${category}`, code: 'number_invalid' }));
  const passengers = BOOKING_CATEGORIES.reduce((sum, category) => sum + (values[`total_${category}`] ?? 0), 0);
  return passengers > 0 ? [] : [{ field: 'total_adult', code: 'passengers_required' }];
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}
