import { COUNTRIES, GROUP_TYPES, type GroupType } from '@muara/contract/constants';
import type { FieldProblem } from '@muara/contract/rules';
import type { BookingForm } from '@muara/contract/types';
import { isAgentInContract, findPerson } from '../../domain/people/index.ts';
import { getGuide } from '../../domain/sales/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { TourGuideRecord } from '../../world/catalogue/tour-guides.ts';
import type { UserRecord } from '../../world/records.ts';
import type { TicketBuyer } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

const HOME = 'Malaysia';

/** Who is booked for, and at whose prices; the group type decides (002 §5.1). */
export interface BookingPartner {
  agent: UserRecord | null;
  guide: TourGuideRecord | null;
}

/**
 * Returns the agent or tour guide of a group of that type; other types have neither.
 * @throws Refusal agent_not_found, tourguide_not_found
 */
export function getPartner({ world, rules, now }: Context, form: BookingForm): BookingPartner {
  if (form.group_type === 'Agent') {
    const agent = findPerson(world, 'Agent', form.agent_id ?? 0);
    if (!agent || !isAgentInContract(agent, now)) throw new Refusal('agent_not_found', { field: 'agent_id' });
    return { agent, guide: null };
  }
  if (form.group_type === 'Tour Guide')
    return { agent: null, guide: getGuide(world, rules.toLocalDate(now), form.tourguide_id ?? 0) };
  return { agent: null, guide: null };
}

/** Returns the buyer of a form, trimmed, with duplicate extra addresses removed. */
export function readBuyer(form: BookingForm): TicketBuyer {
  const email = trimmed(form.email);
  const seen = new Set([email?.toLowerCase()]);
  const emails = (form.emails ?? []).flatMap((extra) => {
    const address = extra.trim();
    if (seen.has(address.toLowerCase())) return [];
    seen.add(address.toLowerCase());
    return [address];
  });
  return {
    name: trimmed(form.name),
    companyName: trimmed(form.company_name),
    email,
    emails,
    contact: trimmed(form.contact),
    address: trimmed(form.address),
    state: form.state ?? null,
    country: trimmed(form.country),
    groupType: GROUP_TYPES.find((type): type is GroupType => type === form.group_type) ?? null,
  };
}

/** Returns a problem when a given country does not exist. */
export function countryProblems({ country }: BookingForm): FieldProblem[] {
  const name = trimmed(country);
  const known = name === null || name === HOME || (COUNTRIES as readonly string[]).includes(name);
  return known ? [] : [{ field: 'country', code: 'selection_required' }];
}

/**
 * Returns the customer account that owns a booking: the one the form was completed from.
 * A form that names none keeps the previous one.
 */
export function findAccountId(world: World, form: BookingForm, before: number | null): number | null {
  if (form.group_type === 'Agent' || form.group_type === 'Tour Guide') return null;
  if (form.user === undefined) return before;
  const { id, role = 'Customer' } = form.user ?? {};
  if (typeof id !== 'number' || role !== 'Customer') return null;
  return findPerson(world, 'Customer', id)?.id ?? null;
}

function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
