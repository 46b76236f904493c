import { countsFromWire, type Counts, type PriceSource } from '@muara/contract/rules';
import type { GenerateRequest } from '@muara/contract/types';
import type { PublicContext } from '../../kernel/handler.ts';
import { assertAllowed, invalidInput, Refusal } from '../../kernel/refusal.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { TourGuideRecord } from '../../world/catalogue/tour-guides.ts';
import type { LocalDate, UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { presentPackage } from '../catalogue/index.ts';
import { isAgentInContract, mayGuide } from '../people/index.ts';
import type { Seller } from '../sellers/index.ts';
import { assertPassengers } from './assert-passengers.ts';
import { readDeparture, type Departure } from './departure.ts';
import { readFoods, type OrderedFood } from './foods.ts';

/** A sale whose references resolve and whose passenger counts are allowed; not yet priced. */
export interface Order {
  seller: Seller;
  pkg: PackageRecord;
  exhibition: boolean;
  agent: UserRecord | null;
  guide: TourGuideRecord | null;
  source: PriceSource;
  counts: Counts;
  /** Null for an open ticket: an agent's batch outside VVIP, or an exhibition. */
  departure: Departure | null;
  foods: OrderedFood[];
}

/**
 * Parses a sale request into an order (002 §5.3, §7.6).
 * @throws Refusal for the first thing that is missing, unknown, closed or full
 */
export function readOrder(ctx: PublicContext, seller: Seller, body: GenerateRequest): Order {
  const { world, rules, now } = ctx;
  const exhibition = seller.shift?.exhibition ?? false;
  const pkg = getPackage(world, body.package_id);
  assertAllowed(rules.checkPackage({ package: presentPackage(pkg), platform: seller.platform, exhibition, now }));
  const agent = findAgent(world, seller, body.agent_id, now);
  const guide = findGuide(ctx, seller, body.tourguide_id);
  if (agent && guide) throw invalidInput('tourguide_id', 'exclusive', 'expected an agent or a tour guide, not both');
  const open = exhibition || (agent !== null && !pkg.vvip);
  const counts = countsFromWire(body);
  const place = open ? null : readDeparture(ctx, seller, pkg, body);
  const departure = assertPassengers(ctx, { seller, pkg, counts, body, place });
  return {
    seller,
    pkg,
    exhibition,
    agent,
    guide,
    source: agent ? 'agent' : guide ? 'tourguide' : 'none',
    counts,
    departure,
    foods: readFoods(ctx, pkg, counts, body.foods ?? []),
  };
}

function getPackage(world: World, id: number | null | undefined): PackageRecord {
  if (id == null) throw new Refusal('package_required', { field: 'package_id' });
  const pkg = world.tables.packages.get(id);
  if (!pkg || pkg.deletedAt !== null || pkg.system) throw new Refusal('package_not_found', { field: 'package_id' });
  return pkg;
}

/**
 * Returns the agent whose prices apply: the seller on the agents' dashboard, the chosen one at a
 * counter.
 */
function findAgent(world: World, seller: Seller, id: number | null | undefined, now: number): UserRecord | null {
  if (seller.platform === 'agent_dashboard') {
    if (id != null && id !== seller.user?.id) throw new Refusal('agent_not_found', { field: 'agent_id' });
    return seller.user;
  }
  if (id == null) return null;
  if (seller.platform !== 'counter') throw new Refusal('platform_mismatch', { field: 'agent_id' });
  const agent = world.tables.users.get(id);
  if (agent?.role !== 'Agent' || !isAgentInContract(agent, now))
    throw new Refusal('agent_not_found', { field: 'agent_id' });
  return agent;
}

function findGuide(
  { world, rules, now }: PublicContext,
  seller: Seller,
  id: number | null | undefined,
): TourGuideRecord | null {
  if (id == null) return null;
  if (seller.platform !== 'counter') throw new Refusal('platform_mismatch', { field: 'tourguide_id' });
  return getGuide(world, rules.toLocalDate(now), id);
}

/** Returns a tour guide who is active today. @throws Refusal tourguide_not_found */
export function getGuide(world: World, today: LocalDate, id: number): TourGuideRecord {
  const guide = world.tables.tourGuides.get(id);
  if (!guide || !mayGuide(guide, today)) throw new Refusal('tourguide_not_found', { field: 'tourguide_id' });
  return guide;
}
