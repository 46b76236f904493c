import type { SalePackages } from '@muara/contract/types';
import { dayName } from '@/lib/calendar-days.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { blockedDay } from './blocked-day.ts';
import { isOpenTicket, jettyOf, canBoardAt, packageOf, agentOrGuideOf } from './catalogue.ts';
import type { Problem, Sale } from '@/domain/sale/sale.ts';

/** What the seller sees: the catalogue, and the price of the sale under it, in sen. */
interface CatalogueView {
  catalogue: SalePackages;
  total: number | null;
}

/** A change that the seller must fix at a step, or one to note. */
type CatalogueChange = { problem: Problem } | { note: string };

/**
 * Returns the first change that somebody else made to a running sale, or null (002 §4.3).
 * Checked in this order: its package, day, jetty, agent or tour guide, and price.
 */
export function describeChange(sale: Sale, before: CatalogueView, after: CatalogueView): CatalogueChange | null {
  if (before.catalogue === after.catalogue || sale.result !== null || sale.packageId === null) return null;
  const problem = findProblem(sale, before.catalogue, after.catalogue);
  if (problem !== null) return { problem };
  const isRepriced = before.total !== null && after.total !== null && before.total !== after.total;
  return isRepriced ? { note: saleText.priceChanged } : null;
}

function findProblem(sale: Sale, before: SalePackages, after: SalePackages): Problem | null {
  if (packageOf(after, sale) === null) {
    const wasOffered = packageOf(before, sale) !== null;
    return wasOffered ? { step: 'package', field: 'package', message: saleText.packageGone } : null;
  }
  const priceSource = agentOrGuideOf(before, sale);
  if (priceSource !== null && agentOrGuideOf(after, sale) === null) {
    return {
      step: 'package',
      field: sale.agentId === null ? 'guide' : 'agent',
      message: saleText.partnerGone(priceSource.name),
    };
  }
  return isOpenTicket(sale, after)
    ? null
    : (findDayProblem(sale, before, after) ?? findJettyProblem(sale, before, after));
}

function findDayProblem(sale: Sale, before: SalePackages, after: SalePackages): Problem | null {
  if (sale.date === null || blockedDay(sale, before, sale.date) !== null) return null;
  const blocked = blockedDay(sale, after, sale.date);
  // A counter continues with the new day when the old one is over.
  if (blocked === null || (blocked.code === 'past' && sale.platform === 'counter')) return null;
  return { step: 'package', field: 'date', message: saleText.dayClosed(dayName(sale.date), blocked.message) };
}

function findJettyProblem(sale: Sale, before: SalePackages, after: SalePackages): Problem | null {
  const was = jettyOf(before, sale);
  if (was === null || !canBoardAt(was, sale)) return null;
  const now = jettyOf(after, sale);
  if (now !== null && canBoardAt(now, sale)) return null;
  return { step: 'jetty', field: 'jetty', message: saleText.jettyClosed(was.name) };
}
