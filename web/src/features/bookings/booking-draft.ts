import { type GroupType, GROUP_TYPES, PRICED_CATEGORIES, type PricedCategory } from '@muara/contract/constants';
import { type BookedFood, clampBookedFoods } from '@muara/contract/rules/bookings/clamp-booking';
import { checkBooking } from '@muara/contract/rules/forms/check-booking';
import { countPassengers } from '@muara/contract/rules/passengers/count-passengers';
import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import type { Autocompleted, Ticket } from '@muara/contract/types';

export type BookingCounts = Record<PricedCategory, number>;

/** Passengers under their wire names. */
type CountFields = { [Category in PricedCategory as `total_${Category}`]: number };

/** The fields of the booking form, by wire names. */
export interface BookingDraft extends CountFields {
  /** The account that a field was completed from. */
  user_id: number | null;
  name: string;
  company_name: string;
  address: string;
  email: string;
  emails: string[];
  contact: string;
  state: string;
  country: string | null;
  group_type: GroupType;
  agent_id: number | null;
  tourguide_id: number | null;
  package_id: number | null;
  depart_date: string | null;
  jetty_id: number | null;
  slot: string | null;
  foods: BookedFood[];
  remark: string;
  /** Texts that are not valid counts, by field name. The form refuses to send them. */
  typedCounts?: Readonly<Record<string, string>> | undefined;
}

/** The fields that passengers and dishes depend on; a change clears both (002 §5.1). */
export type DepartureFields = Pick<BookingDraft, 'package_id' | 'depart_date' | 'jetty_id' | 'slot'>;

const NOBODY = countFields(Object.fromEntries(PRICED_CATEGORIES.map((category) => [category, 0])));

/** No passengers and no dishes. */
export const CLEARED = { ...NOBODY, foods: [] as BookedFood[], typedCounts: undefined };

/** An empty form; the state is Melaka (002 §3.4). */
export const BLANK_BOOKING: BookingDraft = {
  user_id: null,
  name: '',
  company_name: '',
  address: '',
  email: '',
  emails: [],
  contact: '',
  state: 'Melaka',
  country: null,
  group_type: 'Individual',
  agent_id: null,
  tourguide_id: null,
  package_id: null,
  depart_date: null,
  jetty_id: null,
  slot: null,
  remark: '',
  ...CLEARED,
};

/** What the form of a booking is filled with. */
export function draftOf(ticket: Ticket): BookingDraft {
  const quantities = (food: Ticket['foods'][number]) =>
    Object.fromEntries(PRICED_CATEGORIES.map((category) => [category, food[`total_${category}`] ?? 0]));
  return {
    user_id: ticket.user_id,
    name: ticket.name ?? '',
    company_name: ticket.company_name ?? '',
    address: ticket.address ?? '',
    email: ticket.email ?? '',
    emails: ticket.emails.filter((extra) => extra !== ticket.email),
    contact: ticket.contact ?? '',
    state: ticket.state ?? '',
    country: ticket.country,
    group_type: GROUP_TYPES.find((known) => known === ticket.group_type) ?? 'Individual',
    agent_id: ticket.agent_id,
    tourguide_id: ticket.tourguide_id,
    package_id: ticket.package_id,
    depart_date: ticket.depart_date,
    jetty_id: ticket.jetty_id,
    slot: ticket.slot,
    remark: ticket.remark ?? '',
    ...countFields(
      Object.fromEntries(PRICED_CATEGORIES.map((category) => [category, ticket[`total_${category}`] ?? 0])),
    ),
    foods: ticket.foods.map((food) => ({ id: food.id, quantities: quantities(food) })),
  };
}

export function countsOf(draft: CountFields): BookingCounts {
  return Object.fromEntries(
    PRICED_CATEGORIES.map((category) => [category, draft[`total_${category}`]]),
  ) as BookingCounts;
}

export function countFields(counts: Partial<BookingCounts>): CountFields {
  return Object.fromEntries(
    PRICED_CATEGORIES.map((category) => [`total_${category}`, counts[category] ?? 0]),
  ) as CountFields;
}

export const passengersOf = (draft: CountFields): number => countPassengers(countsOf(draft));

export function departureOf({ package_id, depart_date, jetty_id, slot }: BookingDraft): DepartureFields {
  return { package_id, depart_date, jetty_id, slot };
}

/** Other passengers: dishes stay as far as there is somebody to eat them (002 §5.1). */
export function withCounts(draft: BookingDraft, counts: BookingCounts): Partial<BookingDraft> {
  const gone = PRICED_CATEGORIES.filter((category) => counts[category] === 0);
  const left = draft.typedCounts && withoutKeys(draft.typedCounts, (name) => isPortionOf(name, gone));
  return { ...countFields(counts), foods: clampBookedFoods(draft.foods, counts), typedCounts: left };
}

/** Returns the invalid counts with one field replaced; null removes it. */
export function withTypedCount(
  { typedCounts = {} }: BookingDraft,
  name: string,
  text: string | null,
): Pick<BookingDraft, 'typedCounts'> {
  if (text !== null) return { typedCounts: { ...typedCounts, [name]: text } };
  return { typedCounts: withoutKeys(typedCounts, (key) => key === name) };
}

/** Returns the texts that are no counts without those of one dish. */
export function withoutDish({ typedCounts = {} }: BookingDraft, id: number): Pick<BookingDraft, 'typedCounts'> {
  return { typedCounts: withoutKeys(typedCounts, (key) => key.startsWith(`foods.${id}.`)) };
}

/** The name of the field for the portions of a dish. */
export const portionField = (id: number, category: PricedCategory): string => `foods.${id}.total_${category}`;

function isPortionOf(name: string, categories: readonly PricedCategory[]): boolean {
  return name.startsWith('foods.') && categories.some((category) => name.endsWith(`.total_${category}`));
}

/** Undefined when nothing is left, so that a form without errors equals one that never had any. */
function withoutKeys(
  texts: Readonly<Record<string, string>>,
  isGone: (name: string) => boolean,
): Readonly<Record<string, string>> | undefined {
  const left = Object.entries(texts).filter(([name]) => !isGone(name));
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** Sets a dish count, limited to the category's passengers. A dish with no portions is dropped. */
export function withPortions(
  draft: BookingDraft,
  id: number,
  quantities: Partial<Record<PricedCategory, number>>,
): Pick<BookingDraft, 'foods'> {
  const known = draft.foods.find((food) => food.id === id);
  const changed = { id, quantities: { ...known?.quantities, ...quantities } };
  const foods = known ? draft.foods.map((food) => (food === known ? changed : food)) : [...draft.foods, changed];
  return { foods: clampBookedFoods(foods, countsOf(draft)) };
}

/**
 * Returns the fields that a picked person fills in. Unknown fields stay unchanged.
 * Customers have an account.
 */
export function filledFrom(person: Autocompleted): Partial<BookingDraft> {
  const { id, role, name, email, company_name, contact, address, state, country, emails } = person;
  const known = { name, email, company_name, contact, address, state };
  return {
    user_id: role === 'Customer' ? id : null,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null && value !== '')),
    ...(country === null ? {} : { country }),
    ...(emails.length === 0 ? {} : { emails: emails.filter((extra) => extra !== email) }),
  };
}

/** Returns the errors that the form can find without the server. */
export function checkDraft(draft: BookingDraft, { hasSlots }: { hasSlots: boolean }): FieldProblem[] {
  const { user_id: _user, foods: _foods, typedCounts = {}, ...values } = draft;
  const noCounts = Object.keys(typedCounts).map((field): FieldProblem => ({ field, code: 'number_invalid' }));
  return [...noCounts, ...checkBooking(values, { slots: hasSlots })];
}
