import { PAGE_SIZE } from '@muara/contract/constants';
import type { RedemptionFact, ReportFilters } from '@muara/contract/reports';
import { formatInstant } from '@muara/contract/rules';
import type { AgentRedemptionList, DailyRedemptionList } from '@muara/contract/types';
import type { World } from '../../../world/world.ts';
import { matches } from '../../catalogue/search.ts';
import {
  countRedemptionsOf,
  listRedemptionDays,
  listRedemptionsOf,
  matchesRedemption,
  readRedemption,
  type Redemption,
} from '../facts/list-redemptions.ts';
import type { ViewPart } from './list-agent-tickets.ts';

/** Returns a page of the tickets of agents that were validated, the last one first. */
export function listAgentRedemptions(world: World, filters: ReportFilters, part: ViewPart): AgentRedemptionList {
  const { facts, total } = pageRedemptions(world, filters, part, {
    isWanted: ({ ticket }) => ticket.agentId !== null,
    texts: ({ code, jetty, purchase }) => [code, purchase.receiptNo, purchase.agent, jetty],
  });
  const data = facts.map(({ at, code, jetty, passengers, purchase }) => ({
    agent_name: purchase.agent ?? '',
    payment_method: purchase.method,
    _id: purchase.receiptNo,
    code,
    validated_at: formatInstant(at),
    jetty: jetty === null ? null : { name: jetty },
    passengers,
  }));
  return { data, total };
}

/** Returns a page of all tickets that were validated, the last one first. */
export function listDailyRedemptions(world: World, filters: ReportFilters, part: ViewPart): DailyRedemptionList {
  const { facts, total } = pageRedemptions(world, filters, part, {
    texts: ({ code, purchase, boatOperator, boatNo, jetty, csa }) => [
      code,
      purchase.receiptNo,
      boatOperator,
      boatNo,
      jetty,
      csa,
    ],
  });
  const data = facts.map(({ at, code, boatOperator, boatNo, csa, jetty, passengers, purchase }) => ({
    boat_operator_name: boatOperator,
    boat_no: boatNo,
    _id: purchase.receiptNo,
    code,
    csa_name: csa,
    validated_at: formatInstant(at),
    jetty_name: jetty,
    passengers,
  }));
  return { data, total };
}

interface View {
  /** Which redemptions the view is about; all without it. */
  isWanted?(redemption: Redemption): boolean;
  /** What a search looks at. */
  texts(fact: RedemptionFact): (string | null)[];
}

/** Reads a page of redemptions. Days that are wanted whole are only counted, unless the page is on them. */
function pageRedemptions(
  world: World,
  filters: ReportFilters,
  { search, page = 0 }: ViewPart,
  { isWanted, texts }: View,
): { facts: RedemptionFact[]; total: number } {
  const { departure_date: range, ...others } = filters;
  const first = page * PAGE_SIZE;
  const isWhole = !isWanted && search === '' && Object.keys(others).length === 0;
  const found: Redemption[] = [];
  let total = 0;
  for (const day of listRedemptionDays(world, range).reverse()) {
    const isShown = found.length < PAGE_SIZE;
    if (isWhole && (!isShown || total + countRedemptionsOf(world, day) <= first)) {
      total += countRedemptionsOf(world, day);
      continue;
    }
    for (const redemption of listRedemptionsOf(world, day).reverse()) {
      if (isWanted && !isWanted(redemption)) continue;
      if (!matchesRedemption(world, redemption, filters)) continue;
      if (search !== '' && !matches(search, texts(readRedemption(world, redemption)))) continue;
      if (total >= first && found.length < PAGE_SIZE) found.push(redemption);
      total++;
    }
  }
  return { facts: found.map((redemption) => readRedemption(world, redemption)), total };
}
