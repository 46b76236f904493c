import type { GroupType, UserField } from '@muara/contract/constants';
import type { Autocompleted } from '@muara/contract/types';
import { memoizeByVersion, normalizeSearch } from '../../domain/lists/index.ts';
import { type PeopleIndex, isAgentInContract, mayGuide } from '../../domain/people/index.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { mailKey } from '../../world/mail-keys.ts';
import type { TourGuideRecord } from '../../world/catalogue/tour-guides.ts';
import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

const MAX_RESULTS = 10;

type Field = UserField;

/** How well a text matches, best first: as a prefix, as the start of a word, anywhere. */
type Rank = 0 | 1 | 2;

interface Found {
  text: string;
  person: UserRecord | TourGuideRecord;
}

/** The index that changes with each field of an account. */
const INDEXES: Record<Field, PeopleIndex> = {
  name: 'roleName',
  company_name: 'roleCompany',
  email: 'roleEmail',
  contact: 'roleContact',
};

const SHELVES: Record<Field, object> = { name: {}, company_name: {}, email: {}, contact: {} };

/**
 * Returns customers, agents and tour guides whose field contains the text, prefix matches first, at
 * most ten (002 §7.1). The id is that of the account or, for a tour guide, of the tour guide.
 */
export const autocompleteUsers: Handler<'autocompleteUsers'> = ({ params: { field }, query: { search } }, ctx) => {
  const text = normalizeSearch(search);
  if (text === '') return { users: [] };
  const ranks: [Found[], Found[], Found[]] = [[], [], []];
  const { users, tourGuides } = ctx.world.tables;
  const { ids, texts } = accountTexts(ctx.world, field);
  // In alphabetical order: once enough texts start with the search, no better one can follow.
  for (let place = 0; place < ids.length && ranks[0].length < MAX_RESULTS; place++) {
    const folded = texts[place] as string;
    const rank = getRank(folded, text);
    if (rank === null || ranks[rank].length >= MAX_RESULTS) continue;
    const person = users.must(ids[place] as number);
    if (isOpen(ctx, person)) ranks[rank].push({ text: folded, person });
  }
  for (const guide of tourGuides.cursor('list', { key: true })) {
    const folded = getText(guide, field);
    const rank = getRank(folded, text);
    if (rank !== null && isOpen(ctx, guide)) ranks[rank].push({ text: folded, person: guide });
  }
  const found = ranks
    .flatMap((rank) => rank.sort((one, other) => compare(one.text, other.text)))
    .slice(0, MAX_RESULTS)
    .map(({ person }) => present(ctx.world, person));
  return { users: found };
};

/** Returns the field of every customer and agent, lower-cased and sorted; recomputed when one changes. */
function accountTexts(world: World, field: Field): { ids: readonly number[]; texts: readonly string[] } {
  const { users } = world.tables;
  const index = INDEXES[field];
  return memoizeByVersion(world.tables, SHELVES[field], [users.version(index)], () => {
    const people = ['Customer', 'Agent']
      .flatMap((role) => [...users.cursor(index, { key: role, direction: 'asc' })])
      .map((user) => ({ id: user.id, text: getText(user, field) }))
      .sort((one, other) => compare(one.text, other.text));
    return { ids: people.map(({ id }) => id), texts: people.map(({ text }) => text) };
  });
}

function getText(person: UserRecord | TourGuideRecord, field: Field): string {
  const text = field === 'company_name' ? person.companyName : person[field];
  return text?.toLowerCase() ?? '';
}

function getRank(folded: string, text: string): Rank | null {
  const place = folded.indexOf(text);
  if (place <= 0) return place === 0 ? 0 : null;
  return folded.includes(` ${text}`) ? 1 : 2;
}

/**
 * Returns whether somebody can be booked for: an active account, an agent in contract, an active
 * guide.
 */
function isOpen({ rules, now }: Context, person: UserRecord | TourGuideRecord): boolean {
  if (isGuide(person)) return mayGuide(person, rules.toLocalDate(now));
  return person.role === 'Agent' ? isAgentInContract(person, now) : person.active;
}

function isGuide(person: UserRecord | TourGuideRecord): person is TourGuideRecord {
  return 'motacs' in person;
}

/** What the account lacks, such as a customer's address, comes from the last booking under its email. */
function present(world: World, person: UserRecord | TourGuideRecord): Autocompleted {
  const { id, name, email, companyName, contact } = person;
  const known = isGuide(person) ? person : person.agent;
  const [last] = world.tables.tickets.cursor('mail', { key: mailKey('booking', email) }).page(0, 1);
  const role = isGuide(person) ? 'Tour Guide' : person.role;
  return {
    id,
    name,
    email,
    company_name: companyName,
    contact,
    address: known?.address ?? last?.buyer.address ?? null,
    state: known?.state ?? last?.buyer.state ?? null,
    country: known?.country ?? last?.buyer.country ?? null,
    group_type:
      role === 'Customer' ? ((last?.buyer.groupType as GroupType | null | undefined) ?? null) : (role as GroupType),
    emails: [...(last?.buyer.emails ?? [])],
    role,
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
