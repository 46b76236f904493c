import { describe, expect, it } from 'vitest';
import { saleText } from './sale.messages.ts';
import { NO_COUNTS } from './categories.ts';
import { catalogueWith, diningWith, EXHIBITION_SHIFT, plainJetty, slotWith } from './fixtures.ts';
import { problemBefore } from './guard-step.ts';
import { reduceSale } from './reduce-sale.ts';
import { newSale, type Sale } from './sale.ts';
import type { SaleStep } from './sale-steps.ts';

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
  slots: Parameters<typeof problemBefore>[1]['slots'] = null,
) => problemBefore({ ...ready, ...change }, { ...context, slots }, step)?.message ?? null;

describe('a step is entered only when all before it hold', () => {
  it('lets a complete sale reach every step up to the checkout', () => {
    const steps = ['package', 'jetty', 'passengers', 'info', 'checkout'] as const;
    expect(steps.map((step) => problemBefore(ready, context, step))).toEqual([null, null, null, null, null]);
  });

  it('stops passengers that a day without slots has no seats for', () => {
    const reach = (seats: number) =>
      problemBefore(ready, { ...context, day: { available_passenger: seats } }, 'checkout');
    expect(reach(2)).toBeNull();
    expect(reach(1)).toEqual({ step: 'passengers', field: 'counts', message: saleText.onlyLeft(1) });
  });

  it('keeps the result for sales that were made', () => {
    expect(messageAt({}, 'result')).toBe(saleText.selectPayment);
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

  it('accepts passengers that fill the boat exactly, and not one more', () => {
    const slots = [slotWith({ available_passenger: 3 })];
    const atSlot = { jettyId: 3, slot: '09:00 - 10:00' };
    expect(messageAt({ ...atSlot, counts: { ...NO_COUNTS, adult: 3 } }, 'checkout', slots)).toBeNull();
    expect(messageAt({ ...atSlot, counts: { ...NO_COUNTS, adult: 4 } }, 'checkout', slots)).toBe('Only 3 left');
    expect(messageAt({ counts: { ...NO_COUNTS, adult: 100 } })).toBeNull();
  });

  it('limits passengers to the free seats of the slot', () => {
    const slots = [slotWith({ available_passenger: 1 })];
    expect(messageAt({ jettyId: 3, slot: '09:00 - 10:00' }, 'checkout', slots)).toBe('Only 1 left');
  });

  it('does not hold on to a slot that filled up meanwhile', () => {
    const slots = [slotWith({ state: 'fully_booked', available: 0 })];
    expect(messageAt({ jettyId: 3, slot: '09:00 - 10:00' }, 'checkout', slots)).toBe('Please select slot');
  });

  it('asks an exhibition for neither jetty nor date', () => {
    const catalogue = catalogueWith({ pos: EXHIBITION_SHIFT });
    expect(problemBefore({ ...ready, jettyId: null, date: null }, { catalogue, slots: null }, 'checkout')).toBeNull();
  });
});

describe('each platform asks in its own words', () => {
  const elsewhere = {
    platform: 'web_app',
    buyer: { name: 'Aina', company_name: '', email: 'a@b.my', contact: '0123456789' },
  } as const;
  it.each<[string, Partial<Sale>, string | null]>([
    ['a complete order of the public shop', elsewhere, null],
    ['a slot in the public shop', { ...elsewhere, jettyId: 3 }, 'Please select a slot'],
    [
      'a slot of an agent, VVIP',
      { ...elsewhere, platform: 'agent_dashboard', agentId: 9, vvip: true, jettyId: 3, date: '2026-03-09' },
      'Please select a slot',
    ],
    ['a buyer in the public shop', { platform: 'web_app' }, 'Please provide your info'],
    [
      'a phone in the public shop',
      { ...elsewhere, buyer: { ...elsewhere.buyer, contact: '' } },
      'Please provide your info',
    ],
    ['no buyer at the counter', {}, null],
    ['a customer of a VVIP sale at the counter', { vvip: true }, 'Please provide customer info'],
    ['no customer where a tour guide buys', { vvip: true, guideId: 1 }, null],
    ['no buyer where an agent buys', { platform: 'agent_dashboard', agentId: 9 }, null],
    ['neither jetty nor date of an open ticket', { agentId: 9, jettyId: null, date: null }, null],
    ['a date outside it', { ...elsewhere, date: null }, 'Please select a departure date'],
  ])('%s', (_, change, message) => {
    expect(messageAt(change)).toBe(message);
  });

  it('reports an invalid name before a missing email', () => {
    const buyer = { name: 'A/B', company_name: '', email: '', contact: '' };
    expect(problemBefore({ ...ready, platform: 'web_app', buyer }, context, 'checkout')).toMatchObject({
      field: 'name',
      message: 'Name cannot contain special characters',
    });
  });

  it('the public cannot leave from a jetty that is closed to it', () => {
    const catalogue = catalogueWith({ jettys: [{ ...plainJetty, active: false }] });
    const at = (platform: Sale['platform']) =>
      problemBefore({ ...ready, platform }, { catalogue, slots: null }, 'passengers');
    expect(at('web_app')?.message).toBe('Jeti Muara is closed. Choose another jetty.');
    expect(at('counter')).toBeNull();
  });
});

describe('dishes', () => {
  const dining = diningWith({ counts: { ...NO_COUNTS, adult: 2 } });
  it('are required if nothing else is sold, and cannot exceed the passenger counts', () => {
    const sale = reduceSale(newSale(null), { do: 'dine', dining });
    expect(problemBefore(sale, context, 'checkout')).toMatchObject({ step: 'addons', message: 'Please select a dish' });
    expect(problemBefore({ ...sale, dishes: { 1: { adult: 2 } } }, context, 'checkout')).toBeNull();
    expect(problemBefore({ ...sale, dishes: { 1: { adult: 3 } } }, context, 'checkout')?.field).toBe('dishes');
  });
});
