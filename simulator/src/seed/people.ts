import { addDays } from '@muara/contract/rules';
import { ROLES, type RoleName } from '@muara/contract/permissions';
import { hashPassword } from '../world/password.ts';
import type { Random } from '../world/random.ts';
import type { TourGuideRecord } from '../world/catalogue/tour-guides.ts';
import type { AgentProfile, Instant, LocalDate, UserRecord } from '../world/records.ts';
import { emailAddress, PeopleGenerator } from './people-generator.ts';
import { TRAVEL_COMPANIES } from './locale/companies.ts';

const DEMO_HASH = hashPassword('muara123', 'muara');

/** Ids that the rest of the seed speaks of. */
export const AGENT_ID = 9;
export const MARKETING_ID = 8;
const CUSTOMER_ID = 11;

type Draft = Pick<UserRecord, 'name' | 'username'> & Partial<UserRecord> & { role: RoleName };

/** One account a role, then accounts that are refused on purpose. Ids follow the order. */
const DEMO: readonly Draft[] = [
  { name: 'Hafiz Kamaruddin', username: 'superuser', role: 'Super User' },
  { name: 'Lim Siew Mei', username: 'manager', role: 'Manager' },
  { name: 'Nadia Zulkifli', username: 'admin', role: 'Admin' },
  { name: 'Ravi Chandran', username: 'accountant', role: 'Accountant' },
  { name: 'Aisyah Rahman', username: 'cashier', role: 'Cashier', shift: 'Shift 1 - Pagi' },
  { name: 'Faizal Othman', username: 'csa', role: 'CSA' },
  { name: 'Kumar Selvam', username: 'supervisor', role: 'Supervisor' },
  { name: 'Chong Hui Min', username: 'marketing', role: 'Marketing' },
  { name: 'Tan Boon Kiat', username: 'agent', role: 'Agent', companyName: TRAVEL_COMPANIES[0] },
  { name: 'Mohd Zaki Ibrahim', username: 'tourguide', role: 'Tour Guide', companyName: 'Zaki Guided Walks' },
  { name: 'Priya Nair', username: 'customer', role: 'Customer' },
  { name: 'Wan Azlan', username: 'skaloot', role: 'Super User', isSkaloot: true },
  { name: 'Suraya Hashim', username: 'cashier2', role: 'Cashier', shift: 'Shift 2 - Petang' },
  { name: 'Jason Ong', username: 'cashier3', role: 'Cashier', shift: 'Shift 1 - Pagi' },
  { name: 'Devi Maniam', username: 'cashier4', role: 'Cashier', shift: 'Shift 3 - Malam' },
  { name: 'Halim Sidek', username: 'inactive', role: 'Cashier', shift: 'Shift 1 - Pagi', active: false },
  { name: 'Goh Pei Shan', username: 'expired-agent', role: 'Agent', companyName: TRAVEL_COMPANIES[1] },
  { name: 'Rosmah Yusof', username: 'inactive-agent', role: 'Agent', companyName: TRAVEL_COMPANIES[2], active: false },
];
export const CASHIER_IDS = [5, 13, 14, 15];
const EXPIRED_AGENT = 'expired-agent';

interface People {
  users: UserRecord[];
  tourGuides: TourGuideRecord[];
  /** Agents in good standing. */
  agentIds: number[];
  customerIds: number[];
}

/** Every account of a new world. Agents without a password here are activated through Forgot Password. */
export function seedPeople(random: Random, today: LocalDate, createdAt: Instant, customers: number): People {
  const fake = new PeopleGenerator(random);
  const users = DEMO.map((draft, index) => account(draft, index + 1, today, createdAt, random, fake));
  const add = (draft: Draft): UserRecord => {
    const user = account(draft, users.length + 1, today, createdAt, random, fake);
    users.push({ ...user, passwordHash: null, lastActive: null });
    return user;
  };
  const agentIds = [AGENT_ID];
  for (const companyName of TRAVEL_COMPANIES.slice(3)) {
    const name = fake.fullName();
    agentIds.push(add({ name, username: `agent${users.length + 1}`, role: 'Agent', companyName }).id);
  }
  const customerIds = [CUSTOMER_ID];
  for (let index = 0; index < customers; index++) {
    const name = fake.fullName();
    const email = emailAddress(name, users.length + 1);
    customerIds.push(add({ name, username: email, email, role: 'Customer' }).id);
  }
  // Their accounts come last, so that every other one keeps its number.
  const tourGuides = seedTourGuides(random, fake, today).map((guide) => {
    if (guide.userId !== null) return guide;
    const { name, email, contact, companyName, active } = guide;
    const { id } = add({ name, username: email, email, contact, companyName, active, role: 'Tour Guide' });
    return { ...guide, userId: id };
  });
  return { users, tourGuides, agentIds, customerIds };
}

function account(
  draft: Draft,
  id: number,
  today: LocalDate,
  createdAt: Instant,
  random: Random,
  fake: PeopleGenerator,
): UserRecord {
  const role = ROLES[draft.role];
  const expired = draft.username === EXPIRED_AGENT;
  return {
    id,
    email: `${draft.username}@muara.test`,
    contact: fake.mobileNumber(),
    companyName: null,
    passwordHash: DEMO_HASH,
    superUser: role.superUser,
    isSkaloot: false,
    active: true,
    img: null,
    policies: role.policies,
    canChat: role.internal,
    canViewSubTickets: ['Super User', 'Manager', 'Admin'].includes(draft.role),
    bookingDefaultMessage: null,
    shift: null,
    shiftStart: null,
    shiftEnd: null,
    agent: draft.role === 'Agent' ? contract(random, fake, today, expired) : null,
    lastActive: createdAt,
    createdAt,
    deletedAt: null,
    ...draft,
  };
}

function contract(random: Random, fake: PeopleGenerator, today: LocalDate, expired: boolean): AgentProfile {
  return {
    address: fake.streetAddress(),
    state: fake.state(),
    country: 'Malaysia',
    ic: null,
    startDate: addDays(today, -400),
    endDate: addDays(today, expired ? -10 : random.int(120, 700)),
    docs: { ssm: 'ssm.pdf', kpl: 'kpl.pdf' },
  };
}

function seedTourGuides(random: Random, fake: PeopleGenerator, today: LocalDate): TourGuideRecord[] {
  return Array.from({ length: 8 }, (_, index) => {
    const first = index === 0;
    const name = first ? 'Mohd Zaki Ibrahim' : fake.fullName();
    return {
      id: index + 1,
      userId: first ? 10 : null,
      name,
      companyName: first ? 'Zaki Guided Walks' : `${name.split(' ')[0]} Guiding`,
      address: `${fake.houseNumber()} Lorong Hang Jebat`,
      state: fake.state(),
      country: 'Malaysia',
      email: first ? 'tourguide@muara.test' : emailAddress(name, 900 + index),
      contact: fake.mobileNumber(),
      ic: null,
      motacs: `KPL${random.int(10_000, 99_999)}`,
      startDate: addDays(today, -300),
      endDate: addDays(today, random.int(90, 500)),
      active: index !== 7,
    };
  });
}
