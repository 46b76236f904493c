import type { GenerateRequest } from '@muara/contract/types';
import type { PublicContext } from '../../kernel/handler.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import type { JettyRecord, Slot } from '../../world/catalogue/jetties.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { LocalDate } from '../../world/records.ts';
import { findJetty, holidaysAhead, presentPackage } from '../catalogue/index.ts';
import type { Seller } from '../sellers/index.ts';

/** Where and when passengers want to depart; seats are checked separately. */
export interface Place {
  jetty: JettyRecord;
  date: LocalDate;
  slot: Slot | null;
}

/** A departure with the number of passengers that it still takes; null where nothing counts them. */
export interface Departure {
  jetty: JettyRecord;
  date: LocalDate;
  slot: Slot | null;
  /** Passengers that may board in all, free ones included. */
  capacity: number | null;
}

/**
 * Returns the departure of a sale (002 §4.3, §9). At a counter the date defaults to today.
 * @throws Refusal jetty_required, jetty_not_found, jetty_closed, a date's or a slot's code
 */
export function readDeparture(ctx: PublicContext, seller: Seller, pkg: PackageRecord, body: GenerateRequest): Place {
  const { world, rules, now } = ctx;
  if (body.jetty_id == null) throw new Refusal('jetty_required', { field: 'jetty_id' });
  const jetty = findJetty(world, body.jetty_id);
  if (!jetty || !pkg.jettyIds.includes(jetty.id)) throw new Refusal('jetty_not_found', { field: 'jetty_id' });
  if (!jetty.active && seller.platform === 'web_app') throw new Refusal('jetty_closed', { field: 'jetty_id' });
  const date = body.depart_date ?? (seller.platform === 'counter' ? rules.toLocalDate(now) : null);
  assertAllowed(
    rules.checkDate({
      date,
      now,
      platform: seller.platform,
      vvip: pkg.vvip,
      holidays: holidaysAhead(world),
      package: presentPackage(pkg),
    }),
  );
  return { jetty, date: date as LocalDate, slot: findSlot(ctx, jetty, body.slot) };
}

function findSlot({ rules }: PublicContext, jetty: JettyRecord, label: string | null | undefined): Slot | null {
  if (jetty.slots.length === 0) return null;
  if (!label) throw new Refusal('slot_required', { field: 'slot' });
  const slot = jetty.slots.find((candidate) => rules.slotLabel(candidate) === label);
  if (!slot) throw new Refusal('slot_not_found', { field: 'slot' });
  return slot;
}
