import type { PassengerCategory } from '@muara/contract/constants';
import { countPassengers } from '@muara/contract/rules';
import type { Random } from '../world/random.ts';
import type { UserRecord } from '../world/records.ts';
import type { TicketBuyer } from '../world/ticket-records.ts';
import { weightedPick } from './weighted-pick.ts';
import { emailAddress, type PeopleGenerator } from './people-generator.ts';

/** Who boards, and who buys for them. */
export interface Party {
  counts: Partial<Record<PassengerCategory, number>>;
  passengers: number;
  malaysian: boolean;
  nonMalaysian: boolean;
  buyer: TicketBuyer;
}

const drawAdults = weightedPick([
  [1, 20],
  [2, 50],
  [3, 12],
  [4, 14],
  [6, 4],
]);
const drawChildren = weightedPick([
  [0, 52],
  [1, 24],
  [2, 18],
  [3, 6],
]);

/**
 * A family or a few friends.
 * @param named whether the buyer left name and address, as online buyers must
 */
export function family(random: Random, fake: PeopleGenerator, named: boolean, number: number): Party {
  const origin = random.next();
  const malaysian = origin < 0.82;
  const nonMalaysian = origin >= 0.78;
  const counts: Party['counts'] = {};
  if (malaysian) addLocals(counts, random);
  const visitor = nonMalaysian ? fake.visitor() : null;
  if (visitor) {
    counts.adult_foreigner = random.int(1, 3);
    if (random.chance(0.25)) counts.child_foreigner = random.int(1, 2);
    if (random.chance(0.06)) counts.baby_foreigner = 1;
  }
  const name = visitor && !malaysian ? visitor.name : fake.fullName();
  return {
    counts,
    passengers: countPassengers(counts),
    malaysian,
    nonMalaysian,
    buyer: {
      ...buildContact(fake, named ? name : null, number),
      companyName: null,
      address: null,
      state: malaysian ? fake.state() : null,
      country: visitor?.country ?? null,
      groupType: 'Individual',
    },
  };
}

/** A school, a club, a company: twelve to sixty people, and an organiser who can be reached. */
export function group(random: Random, fake: PeopleGenerator, most: number, number: number): Party {
  const [companyName, groupType] = fake.organization();
  const passengers = Math.min(most, random.int(12, 60));
  const children = groupType.includes('School') || groupType === 'Kindergarden' ? Math.floor(passengers * 0.8) : 0;
  return {
    counts: children > 0 ? { adult: passengers - children, child: children } : { adult: passengers },
    passengers,
    malaysian: true,
    nonMalaysian: false,
    buyer: {
      ...buildContact(fake, fake.fullName(), number),
      companyName,
      address: `${fake.houseNumber()} Jalan Merdeka`,
      state: fake.state(),
      country: null,
      groupType,
    },
  };
}

/** The passengers that an agent buys open tickets for; the agent is the buyer. */
export function touringParty(random: Random, agent: UserRecord): Party {
  const adult = random.int(8, 24);
  const child = random.chance(0.3) ? random.int(2, 10) : 0;
  return {
    counts: child > 0 ? { adult, child } : { adult },
    passengers: adult + child,
    malaysian: true,
    nonMalaysian: false,
    buyer: {
      name: agent.name,
      companyName: agent.companyName,
      email: agent.email,
      emails: [],
      contact: agent.contact,
      address: agent.agent?.address ?? null,
      state: agent.agent?.state ?? null,
      country: null,
      groupType: 'Agent',
    },
  };
}

function addLocals(counts: Party['counts'], random: Random): void {
  counts.adult = drawAdults(random);
  const children = drawChildren(random);
  if (children > 0) counts.child = children;
  if (random.chance(0.1)) counts.senior = random.int(1, 2);
  if (random.chance(0.04)) counts.super_senior = 1;
  if (random.chance(0.07)) counts.student = random.int(1, 4);
  if (random.chance(0.03)) counts.adult_oku = 1;
  if (random.chance(0.08)) counts.baby = 1;
}

function buildContact(
  fake: PeopleGenerator,
  name: string | null,
  number: number,
): Pick<TicketBuyer, 'name' | 'email' | 'emails' | 'contact'> {
  if (name === null) return { name: null, email: null, emails: [], contact: null };
  return { name, email: emailAddress(name, number), emails: [], contact: fake.mobileNumber() };
}
