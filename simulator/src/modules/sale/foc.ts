import { DEFAULT_STATE, FOC_PACKAGE_NAME } from '@muara/contract/constants';
import type { GenerateRequest } from '@muara/contract/types';
import { findJetty, holidaysAhead } from '../../domain/catalogue/index.ts';
import { getGuide, makeTicket, nonceKey, readPrinters } from '../../domain/sales/index.ts';
import { findPosJetty, type Seller } from '../../domain/sellers/index.ts';
import { getMoney, NO_PAYMENT } from '../../domain/tickets/index.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

/**
 * Gives a tour guide one free passenger (002 §7.6): the system's own package, today, from the till's
 * jetty, without a slot or an amount.
 * @returns null when the request has an amount
 * @throws Refusal platform_mismatch, tourguide_required, tourguide_not_found, jetty_required, jetty_not_found,
 * date_holiday
 */
export function giveFreeTicket(ctx: PublicContext, seller: Seller, body: GenerateRequest): TicketRecord | null {
  const { world, rules, now } = ctx;
  if (seller.platform !== 'counter' || seller.shift?.exhibition)
    throw new Refusal('platform_mismatch', { field: 'foc' });
  if (body.tourguide_id == null) throw new Refusal('tourguide_required', { field: 'tourguide_id' });
  const today = rules.toLocalDate(now);
  const guide = getGuide(world, today, body.tourguide_id);
  const jettyId = findPosJetty(seller, body);
  if (jettyId === null) throw new Refusal('jetty_required', { field: 'pos_jetty_id' });
  if (!findJetty(world, jettyId)) throw new Refusal('jetty_not_found', { field: 'pos_jetty_id' });
  assertAllowed(
    rules.checkDate({
      date: today,
      now,
      platform: 'counter',
      vvip: false,
      holidays: holidaysAhead(world),
      package: null,
    }),
  );
  if (body.amount > 0 || body.amount_food || body.processing_fee || body.amount_discount) return null;
  if (body.total_amount || body.total_discount) return null;
  const pkg = world.tables.packages.by('name', FOC_PACKAGE_NAME).find(({ system }) => system);
  if (!pkg) throw new Refusal('package_not_found');
  const counts = { adult: 1 };
  const priced = rules.priceOrder({
    mode: 'foc',
    package: null,
    source: 'tourguide',
    counts,
    foods: [],
    minisigua: null,
    cashierDiscount: null,
    enableDiscount: false,
    fee: null,
  });
  return makeTicket(ctx, pkg, {
    nonce: nonceKey(ctx, seller, body._),
    platform: 'counter',
    jettyId,
    departDate: today,
    foc: true,
    tourguideId: guide.id,
    adminId: seller.user?.id ?? null,
    shiftId: seller.shift?.id ?? null,
    posJettyId: jettyId,
    buyer: {
      name: guide.name,
      companyName: guide.companyName,
      email: guide.email,
      emails: [],
      contact: guide.contact,
      address: guide.address,
      state: DEFAULT_STATE,
      country: null,
      groupType: 'Tour Guide',
    },
    malaysian: true,
    nonMalaysian: false,
    counts,
    free: 0,
    passengers: 1,
    money: getMoney(priced),
    payment: { ...NO_PAYMENT, method: 'FOC' },
    ipAddress: ctx.request.address,
    printers: readPrinters(body),
  });
}
