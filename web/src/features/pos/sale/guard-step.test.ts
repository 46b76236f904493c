import { describe, expect, it } from 'vitest';
import { posText } from '../pos.messages.ts';
import { NO_COUNTS } from './categories.ts';
import { catalogueWith, slotWith } from './fixtures.ts';
import { blockedDay, blockOf } from './guard-step.ts';
import { newSale, type Sale, SALE_STEPS, type SaleStep } from './sale.ts';

const ready: Sale = {
  ...newSale('2026-03-05'),
  packageId: 1,
  jettyId: 1,
  counts: { ...NO_COUNTS, adult: 2 },
};
const context = { catalogue: catalogueWith(), slots: null };
const messageAt = (
  change: Partial<Sale>,
  step: SaleStep = 'checkout',
  slots: Parameters<typeof blockOf>[1]['slots'] = null,
) => blockOf({ ...ready, ...change }, { ...context, slots }, step)?.message ?? null;

describe('a step is entered only when all before it hold', () => {
  it('lets a complete sale reach every step up to the checkout', () => {
    expect(SALE_STEPS.slice(0, 5).map((step) => blockOf(ready, context, step))).toEqual([null, null, null, null, null]);
  });

  it('keeps the result for sales that were made', () => {
    expect(messageAt({}, 'result')).toBe(posText.selectPayment);
  });

  it.each<[string, Partial<Sale>, string]>([
    ['no package', { packageId: null }, 'No selected package'],
    ['a package that is gone', { packageId: 99 }, 'No selected package'],
    ['no jetty', { jettyId: null }, 'Please select jetty'],
    ['no slot at a jetty that has them', { jettyId: 3 }, 'Please select slot'],
    ['no group', { malaysian: false, counts: NO_COUNTS }, 'Please select passenger'],
    ['nobody in the group', { counts: NO_COUNTS }, 'Please provide passenger'],
    ['babies alone', { counts: { ...NO_COUNTS, baby: 2 } }, 'Please provide passenger'],
    [
      'foreigners without a country',
      { nonMalaysian: true, counts: { ...NO_COUNTS, adult: 1, adult_foreigner: 1 } },
      'Please select country',
    ],
    ['no foreigner in their group', { nonMalaysian: true, country: 'Japan' }, 'Please provide passenger'],
    [
      'a name with a slash',
      { buyer: { ...ready.buyer, name: 'Ravi A/L Kumar' } },
      'Name cannot contain special characters',
    ],
    [
      'a company with an ampersand',
      { buyer: { ...ready.buyer, company_name: 'A & B' } },
      'Company Name cannot contain special characters',
    ],
    [
      'an e-mail with an underscore',
      { buyer: { ...ready.buyer, email: 'a_b@c.my' } },
      'Email cannot contain special characters',
    ],
    ['too many for the till', { counts: { ...NO_COUNTS, adult: 101 } }, 'Only 100 left'],
  ])('%s', (_, change, message) => {
    expect(messageAt(change)).toBe(message);
  });

  it('takes letters of any script in a name', () => {
    expect(messageAt({ buyer: { ...ready.buyer, name: 'Nurul Aïsyah 李' } })).toBeNull();
  });

  it('holds a party to what the slot still has', () => {
    const slots = [slotWith({ available_passenger: 1 })];
    expect(messageAt({ jettyId: 3, slot: '09:00 - 10:00' }, 'checkout', slots)).toBe('Only 1 left');
  });

  it('does not hold on to a slot that filled up meanwhile', () => {
    const slots = [slotWith({ state: 'fully_booked', available: 0 })];
    expect(messageAt({ jettyId: 3, slot: '09:00 - 10:00' }, 'checkout', slots)).toBe('Please select slot');
  });

  it('asks an exhibition for neither jetty nor date', () => {
    const catalogue = catalogueWith({ pos: { type: 'start-shift-exhibition', jetty_id: null } });
    expect(blockOf({ ...ready, jettyId: null, date: null }, { catalogue, slots: null }, 'checkout')).toBeNull();
  });
});

describe('a day', () => {
  const catalogue = catalogueWith({
    disable_dates: ['2026-03-06', '2026-03-07', '2026-03-08'],
    disable_reasons: {
      '2026-03-06': { code: 'holiday', text: 'Holiday: Hari Raya' },
      '2026-03-07': { code: 'vvip_lead', text: 'VVIP needs notice' },
    },
  });
  it.each([
    ['2026-03-04', 'This day is over'],
    ['2026-03-05', null],
    ['2026-03-06', 'Holiday: Hari Raya'],
    ['2026-03-07', null],
    ['2026-03-08', 'Not available on this day'],
  ])('%s → %j', (day, reason) => {
    expect(blockedDay(catalogue, day)).toBe(reason);
  });

  it('that is blocked stops the sale at its package', () => {
    expect(blockOf({ ...ready, date: '2026-03-06' }, { catalogue, slots: null }, 'passengers')).toMatchObject({
      field: 'date',
    });
  });
});
