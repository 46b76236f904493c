import { PAGE_SIZE } from '@muara/contract/constants';
import type { RedemptionFact, ReportFilters } from '@muara/contract/reports';
import { formatInstant } from '@muara/contract/rules';
import type { AgentRedemptionList, DailyRedemptionList } from '@muara/contract/types';
import { textsMatch } from '../../../domain/lists/index.ts';
import type { World } from '../../../world/world.ts';
import { countRedemptions, createTest, listRedemptionDays, listDayRedemptions } from '../facts/list-redemptions.ts';
import type { Redemption } from '../facts/redemption.ts';
import type { ViewPart } from './present-agent-tickets.ts';

/** Returns a page of agents' validated tickets, latest first. */
export function presentAgentRedemptions(world: World, filters: ReportFilters, part: ViewPart): AgentRedemptionList {
  const { facts, total } = pageRedemptions(world, filters, part, {
    of: 'agents',
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

/** Returns a page of all validated tickets, latest first. */
export function presentDailyRedemptions(world: World, filters: ReportFilters, part: ViewPart): DailyRedemptionList {
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
  /** Whose redemptions to show; everybody's by default. */
  readonly of?: 'agents';
  /** The searchable texts. */
  readonly texts: (fact: RedemptionFact) => (string | null)[];
}

/** Reads a page of redemptions. Days that match entirely are only counted, unless the page is on them. */
function pageRedemptions(
  world: World,
  { departure_date: range, ...filters }: ReportFilters,
  { search, page = 0 }: ViewPart,
  { of, texts }: View,
): { facts: Redemption[]; total: number } {
  const first = page * PAGE_SIZE;
  const isWhole = of === undefined && search === '' && Object.keys(filters).length === 0;
  const isWanted = createTest(filters, of);
  const facts: Redemption[] = [];
  let total = 0;
  for (const day of listRedemptionDays(world, range).reverse()) {
    const count = isWhole ? countRedemptions(world, day) : 0;
    if (isWhole && (facts.length === PAGE_SIZE || total + count <= first)) {
      total += count;
      continue;
    }
    for (const redemption of listDayRedemptions(world, day, isWanted).reverse()) {
      if (search !== '' && !textsMatch(search, texts(redemption))) continue;
      if (total >= first && facts.length < PAGE_SIZE) facts.push(redemption);
      total++;
    }
  }
  return { facts, total };
}
