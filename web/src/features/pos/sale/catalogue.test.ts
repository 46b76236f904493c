import { ApiError } from '@muara/client/http';
import { describe, expect, it } from 'vitest';
import { capOf, jettiesOf, packagesForSale, priceFrom } from './catalogue.ts';
import { catalogueWith, packageWith, plainJetty, slotJetty, slotWith } from './fixtures.ts';
import { problemOf } from './refusal.ts';
import { slotWords } from './slot-words.ts';

describe('the counter sells', () => {
  const packages = [
    packageWith({ id: 1 }),
    packageWith({ id: 2, vvip: true }),
    packageWith({ id: 3, vvip: true, vvip_charter: true }),
    packageWith({ id: 4, exhibition: true }),
  ];

  it('neither VVIP packages nor charters, and exhibitions only in an exhibition shift', () => {
    const exhibition = catalogueWith({ packages, pos: { type: 'start-shift-exhibition', jetty_id: null } });
    expect(packagesForSale(catalogueWith({ packages })).map(({ id }) => id)).toEqual([1]);
    expect(packagesForSale(exhibition).map(({ id }) => id)).toEqual([4]);
  });

  it('from the jetties of the package, and from all when it names none', () => {
    const catalogue = catalogueWith();
    expect(jettiesOf(catalogue, packageWith({ jetty_ids: [3] }))).toEqual([slotJetty]);
    expect(jettiesOf(catalogue, packageWith({ jetty_ids: [] }))).toEqual(catalogue.jettys);
  });

  it('from the lowest price that is charged', () => {
    expect(priceFrom(packageWith())).toBe(10);
    expect(priceFrom(packageWith({ senior_price: 0, super_senior_price: 0 }))).toBe(15);
  });

  it('no more heads than the server takes and the slot has', () => {
    expect(capOf(catalogueWith(), null)).toEqual({ max: 100, bySlot: false });
    expect(capOf(catalogueWith(), slotWith({ available_passenger: 12 }))).toEqual({ max: 12, bySlot: true });
    expect(capOf(catalogueWith(), slotWith({ available_passenger: 300 }))).toEqual({ max: 100, bySlot: false });
  });
});

describe('a slot tile', () => {
  it.each([
    ['the heads of a jetty below 3', slotWith({ available_passenger: 40 }), plainJetty, 'Max Passenger 40', false],
    ['what jetty 3 still has', slotWith({ available: 25 }), slotJetty, '25 available', false],
    ['the last seats', slotWith({ available: 4 }), slotJetty, '4 available', true],
    ['a full slot', slotWith({ available: 0, state: 'fully_booked' }), slotJetty, 'Fully Booked', false],
    ['a tidal slot', slotWith({ seatide: true, state: 'seatide' }), slotJetty, 'Seatide', false],
    ['a slot that is over', slotWith({ state: 'past' }), plainJetty, 'Past', false],
  ])('names %s', (_, slot, jetty, words, few) => {
    expect(slotWords(slot, jetty)).toEqual({ words, few });
  });
});

describe('a refused sale', () => {
  const refusal = (code: string, field?: string) => new ApiError('http', 422, code, 'No', { body: { field } });

  it('goes back to the step of the field', () => {
    expect(problemOf(refusal('slot_fully_booked', 'slot'))).toEqual({ step: 'jetty', field: 'slot', message: 'No' });
    expect(problemOf(refusal('email_invalid', 'email'))).toMatchObject({ step: 'info', field: 'email' });
    expect(problemOf(refusal('too_many_passengers'))).toMatchObject({ step: 'passengers', field: 'counts' });
  });

  it('without a place in the wizard is told in a dialog', () => {
    expect(problemOf(refusal('shift_required'))).toBeNull();
    expect(problemOf(new ApiError('timeout', 0, 'timeout', 'No'))).toBeNull();
    expect(problemOf(new Error('No'))).toBeNull();
  });
});
