import { DEFAULT_ONLINE_METHOD, PRICED_CATEGORIES, type SalePlatform } from '@muara/contract/constants';
import { type Rules, toRinggit } from '@muara/contract/rules';
import type {
  Jetty,
  Minisigua,
  Package,
  PartnerRef,
  Popup,
  ProcessingFee,
  SalePackages,
  Ticket,
} from '@muara/contract/types';
import { addMonths } from '../../world/local-time.ts';
import type { FoodRecord } from '../../world/catalogue/foods.ts';
import type { JettyRecord } from '../../world/catalogue/jetties.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { SettingsRecord } from '../../world/records.ts';
import { getSettings, type World } from '../../world/world.ts';
import { allJetties, presentFood, presentPackage } from '../catalogue/index.ts';
import { isAgentInContract, mayGuide } from '../people/index.ts';
import { blockedDates } from '../seats/index.ts';
import { hasClosedToday, needsShift, presentPos, type Seller } from '../sellers/index.ts';

/** Returns everything that a seller's sale screen needs to start (002 §3.6). */
export function presentSalePackages(
  world: World,
  rules: Rules,
  seller: Seller,
  ticket: Ticket | null = null,
): SalePackages {
  const settings = getSettings(world);
  const now = world.clock.now();
  const { platform, user, shift } = seller;
  const counter = platform === 'counter';
  const closed = !counter && !settings.online;
  const cashier = counter && user !== null && needsShift(user);
  const shiftClosed = cashier && !shift && hasClosedToday(world, user.id, now);
  return {
    online: closed ? 0 : 1,
    ...(closed ? { message: settings.offlineMessage } : {}),
    packages: closed ? [] : packagesFor(world, rules, seller),
    agents: counter ? listAgents(world).map((agent) => ({ ...agent, ...presentContact(world, agent.id) })) : [],
    tourguides: counter ? listTourGuides(world, rules) : [],
    jettys: allJetties(world).map(presentJetty),
    payment_methods: counter ? [...settings.paymentMethods] : [DEFAULT_ONLINE_METHOD],
    processing_fee: presentFees(settings),
    popup: platform === 'web_app' ? findPopup(world, rules) : null,
    ...blockedDates(world, rules, platform),
    minisigua: presentMinisigua(settings),
    enable_discount: counter && settings.enableDiscount,
    pos: shift && presentPos(shift),
    shift_closed: shiftClosed,
    start_shift: cashier && !shift && !shiftClosed,
    adult_min_age: settings.adultMinAge,
    child_min_age: settings.childMinAge,
    senior_min_age: settings.seniorMinAge,
    super_senior_min_age: settings.superSeniorMinAge,
    max_passenger: settings.maxPassenger,
    today: rules.toLocalDate(now),
    ...(platform === 'agent_dashboard'
      ? { open_ticket_until: addMonths(rules.toLocalDate(now), settings.agentsTicketExpiryPeriod) }
      : {}),
    ticket,
  };
}

function packagesFor(world: World, rules: Rules, { platform, shift }: Seller): Package[] {
  const now = world.clock.now();
  const exhibition = shift?.exhibition ?? false;
  return world.tables.packages.all().flatMap((pkg) => {
    if (pkg.system || pkg.deletedAt !== null) return [];
    const wire = presentPackage(pkg);
    if (!rules.checkPackage({ package: wire, platform, exhibition, now }).ok) return [];
    return [{ ...withVisiblePrices(wire, platform), foods: findMenu(world, pkg)?.map(presentFood) ?? null }];
  });
}

/** Returns the active dishes of a package; null without a menu or active dishes. */
export function findMenu({ tables: { foods } }: World, pkg: PackageRecord): FoodRecord[] | null {
  const menu = pkg.foodIds?.map((id) => foods.must(id)).filter((food) => food.active && food.deletedAt === null) ?? [];
  return menu.length === 0 ? null : menu;
}

/** Returns the agents that can be sold to. */
export function listAgents(world: World): PartnerRef[] {
  const now = world.clock.now();
  const agents = world.tables.users.by('role', 'Agent').filter((agent) => isAgentInContract(agent, now));
  return agents.map(({ id, name, companyName }) => ({ id, name, company_name: companyName }));
}

/** Returns an agent's contact details, if known. */
function presentContact(world: World, id: number): Pick<PartnerRef, 'email' | 'contact'> {
  const { email, contact } = world.tables.users.must(id);
  return { ...(email && { email }), ...(contact && { contact }) };
}

/** Returns the tour guides active today. */
export function listTourGuides(world: World, rules: Rules): PartnerRef[] {
  const today = rules.toLocalDate(world.clock.now());
  const guides = world.tables.tourGuides.all().filter((guide) => mayGuide(guide, today));
  return guides.map(({ id, name, companyName }) => ({ id, name, company_name: companyName }));
}

/** Returns a jetty for the wire (002 §3.5). */
export function presentJetty({ id, name, active, maxPassenger, slots }: JettyRecord): Jetty {
  return { id, name, active, gotSlots: slots.length > 0, max_passenger: maxPassenger };
}

/** Returns fees by payment method, in percentage points or ringgit. */
function presentFees({ processingFees }: SettingsRecord): Record<string, ProcessingFee> {
  return Object.fromEntries(
    Object.entries(processingFees).map(([method, { type, amount }]) => [
      method,
      { type, amount: type === 'RM' ? toRinggit(amount) : amount },
    ]),
  );
}

function presentMinisigua({ minisigua: { active, prices } }: SettingsRecord): Minisigua {
  const priced = PRICED_CATEGORIES.flatMap((category) => {
    const price = prices[category];
    return price === undefined ? [] : [[`${category}_price`, toRinggit(price)] as const];
  });
  return { active, ...Object.fromEntries(priced) };
}

/** Returns the active popup of today that started last (002 §3.7). */
function findPopup(world: World, rules: Rules): Popup | null {
  const today = rules.toLocalDate(world.clock.now());
  for (const { id, name, link, img, startDate, endDate } of world.tables.popups.cursor('active', { key: true }))
    if (startDate <= today && today <= endDate) return { id, name, link, img };
  return null;
}

type Source = 'agent' | 'tourguide';

/** Buyers whose own prices are hidden from each platform; counters sell to all of them. */
const HIDDEN: Readonly<Record<SalePlatform, readonly Source[]>> = {
  counter: [],
  agent_dashboard: ['tourguide'],
  web_app: ['agent', 'tourguide'],
};

/**
 * Returns a package with the prices and tiers that apply to a caller (001 §3).
 * A hidden price is replaced by the public one, and hidden tiers are empty: the fields stay.
 */
function withVisiblePrices(pkg: Package, platform: SalePlatform): Package {
  const hidden = HIDDEN[platform];
  if (hidden.length === 0) return pkg;
  const prices = hidden.map((source) => [`vvip_${source}_price`, pkg.vvip_price]);
  const tiers = hidden.flatMap((source) =>
    PRICED_CATEGORIES.map((category) => [`${source}_discount_${category}s`, []] as const),
  );
  return { ...pkg, ...Object.fromEntries([...prices, ...tiers]) };
}
