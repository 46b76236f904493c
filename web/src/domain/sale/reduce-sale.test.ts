import type { Ticket } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from './categories.ts';
import { diningWith } from './fixtures.ts';
import { reduceSale, type SaleAction } from './reduce-sale.ts';
import { newSale, type Sale } from './sale.ts';

const after = (start: Sale, ...actions: SaleAction[]): Sale => actions.reduce(reduceSale, start);
const fresh = newSale('2026-03-05');
const atPassengers = after(
  fresh,
  { do: 'choosePackage', packageId: 1, next: 'jetty' },
  { do: 'chooseJetty', jettyId: 1, hasSlots: false },
);

describe('choosing', () => {
  it('moves automatically from package to jetty to passengers', () => {
    const jetty = after(fresh, { do: 'choosePackage', packageId: 1, next: 'jetty' });
    expect(jetty.step).toBe('jetty');
    expect(atPassengers.step).toBe('passengers');
  });

  it('stays at a jetty with slots until the slot is chosen', () => {
    const jetty = after(
      fresh,
      { do: 'choosePackage', packageId: 1, next: 'jetty' },
      { do: 'chooseJetty', jettyId: 3, hasSlots: true },
    );
    expect(jetty.step).toBe('jetty');
    expect(after(jetty, { do: 'chooseSlot', slot: '09:00 - 10:00' }).step).toBe('passengers');
  });

  it('another package clears jetty and slot, the same one keeps them', () => {
    expect(after(atPassengers, { do: 'choosePackage', packageId: 2, next: 'jetty' }).jettyId).toBeNull();
    expect(after(atPassengers, { do: 'choosePackage', packageId: 1, next: 'jetty' }).jettyId).toBe(1);
  });

  it('another jetty clears the slot', () => {
    const slotted = after(
      fresh,
      { do: 'chooseJetty', jettyId: 3, hasSlots: true },
      { do: 'chooseSlot', slot: '09:00 - 10:00' },
    );
    expect(after(slotted, { do: 'chooseJetty', jettyId: 1, hasSlots: false }).slot).toBeNull();
    expect(after(slotted, { do: 'chooseJetty', jettyId: 3, hasSlots: true }).slot).toBe('09:00 - 10:00');
  });

  it('another date clears the slot and goes back to choose one', () => {
    const slotted = after(
      fresh,
      { do: 'chooseJetty', jettyId: 3, hasSlots: true },
      { do: 'chooseSlot', slot: '09:00 - 10:00' },
    );
    const moved = after(slotted, { do: 'setDate', date: '2026-03-06', hasSlots: true });
    expect([moved.slot, moved.step]).toEqual([null, 'jetty']);
    expect(after(atPassengers, { do: 'setDate', date: '2026-03-06', hasSlots: false }).step).toBe('passengers');
  });
});

describe('passengers', () => {
  const counted = after(
    atPassengers,
    { do: 'toggleGroup', group: 'nonMalaysian', on: true },
    { do: 'setCount', category: 'adult', count: 2 },
    { do: 'setCount', category: 'adult_foreigner', count: 3 },
  );

  it('start with Malaysians from Melaka', () => {
    expect([fresh.malaysian, fresh.nonMalaysian, fresh.state]).toEqual([true, false, 'Melaka']);
  });

  it('of both groups may ride together; switching a group off clears its own totals only', () => {
    const off = after(counted, { do: 'toggleGroup', group: 'malaysian', on: false });
    expect(off.counts).toEqual({ ...NO_COUNTS, adult_foreigner: 3 });
  });

  it('are never fewer than none and always whole', () => {
    expect(after(fresh, { do: 'setCount', category: 'child', count: -2 }).counts.child).toBe(0);
    expect(after(fresh, { do: 'setCount', category: 'child', count: 2.7 }).counts.child).toBe(2);
  });

  it('come back whole after a clear that is undone', () => {
    const cleared = after(counted, { do: 'setCounts', counts: NO_COUNTS });
    expect(after(cleared, { do: 'setCounts', counts: counted.counts }).counts).toEqual(counted.counts);
  });
});

describe('VVIP', () => {
  const chosen = after(
    atPassengers,
    { do: 'chooseSlot', slot: '09:00 - 10:00' },
    { do: 'setCount', category: 'adult', count: 2 },
    { do: 'setDish', id: 1, quantities: { adult: 1 } },
    { do: 'setAgent', agentId: null },
  );

  it('switched on or off clears what was chosen and begins at the package', () => {
    const vvip = after(chosen, { do: 'setVvip', vvip: true });
    expect(vvip).toMatchObject({ vvip: true, step: 'package', packageId: null, jettyId: null, slot: null });
    expect([vvip.counts, vvip.dishes]).toEqual([NO_COUNTS, {}]);
    expect(after(vvip, { do: 'setVvip', vvip: true })).toBe(vvip);
    expect(after(vvip, { do: 'setVvip', vvip: false }).vvip).toBe(false);
  });
});

describe('an agent or a tour guide', () => {
  it('stand for each other', () => {
    const guided = after(fresh, { do: 'setAgent', agentId: 9 }, { do: 'setGuide', guideId: 1 });
    expect([guided.agentId, guided.guideId]).toEqual([null, 1]);
    expect(after(guided, { do: 'setAgent', agentId: 9 })).toMatchObject({ agentId: 9, guideId: null });
  });

  it('of an agent the ticket is open: the jetty goes, but not with VVIP', () => {
    expect(after(atPassengers, { do: 'setAgent', agentId: 9 }).jettyId).toBeNull();
    expect(after({ ...atPassengers, vvip: true }, { do: 'setAgent', agentId: 9 }).jettyId).toBe(1);
    expect(after(atPassengers, { do: 'setGuide', guideId: 1 }).jettyId).toBe(1);
  });

  it('set prices that allow no cashier discount', () => {
    const discounted: Sale = { ...fresh, discount: { type: '%', value: 10 } };
    expect(after(discounted, { do: 'setAgent', agentId: 9 }).discount).toBeNull();
    expect(after(discounted, { do: 'setGuide', guideId: 1 }).discount).toBeNull();
    expect(after(discounted, { do: 'setAgent', agentId: null }).discount).not.toBeNull();
  });
});

describe('outside the counter', () => {
  const buyer = newSale('2026-03-05', { platform: 'web_app', agentId: null });
  const counted = after(buyer, { do: 'setCount', category: 'adult', count: 2 });
  const turned = after(counted, { do: 'toggleGroup', group: 'nonMalaysian', on: true });

  it('does not continue automatically after a choice', () => {
    expect(after(buyer, { do: 'choosePackage', packageId: 1, next: 'jetty' }).step).toBe('package');
    const jetty = after(buyer, { do: 'go', step: 'jetty' }, { do: 'chooseJetty', jettyId: 1, hasSlots: false });
    expect(jetty.step).toBe('jetty');
  });

  it('the groups exclude each other, and what went can come back', () => {
    expect(turned).toMatchObject({ malaysian: false, nonMalaysian: true, counts: NO_COUNTS });
    expect(after(turned, { do: 'undoClear' })).toMatchObject({
      malaysian: true,
      nonMalaysian: false,
      counts: counted.counts,
      cleared: null,
    });
  });

  it('nothing is kept where nothing went', () => {
    expect(after(buyer, { do: 'toggleGroup', group: 'nonMalaysian', on: true }).cleared).toBeNull();
  });

  it('the next sale is of the same seller', () => {
    const agent = newSale(null, { platform: 'agent_dashboard', agentId: 9 });
    expect(after(agent, { do: 'reset', date: null })).toEqual(agent);
    expect(after(counted, { do: 'reset', date: null }).platform).toBe('web_app');
    expect(after(fresh, { do: 'setAgent', agentId: 9 }, { do: 'reset', date: null }).agentId).toBeNull();
  });
});

describe('dishes', () => {
  const eating = after(
    atPassengers,
    { do: 'setCount', category: 'adult', count: 3 },
    { do: 'setDish', id: 1, quantities: { adult: 3, child: 0 } },
    { do: 'setDish', id: 2, quantities: { adult: 1 } },
  );

  it('do not exceed the passenger counts, even after a passenger is removed', () => {
    expect(eating.dishes).toEqual({ 1: { adult: 3 }, 2: { adult: 1 } });
    expect(after(eating, { do: 'setCount', category: 'adult', count: 2 }).dishes).toEqual({
      1: { adult: 2 },
      2: { adult: 1 },
    });
    expect(after(eating, { do: 'toggleGroup', group: 'malaysian', on: false }).dishes).toEqual({});
  });

  it('without a portion are gone', () => {
    expect(after(eating, { do: 'setDish', id: 1, quantities: { adult: 0 } }).dishes).toEqual({ 2: { adult: 1 } });
  });

  it('of another package are other dishes', () => {
    expect(after(eating, { do: 'choosePackage', packageId: 1, next: 'jetty' }).dishes).toEqual(eating.dishes);
    expect(after(eating, { do: 'choosePackage', packageId: 2, next: 'jetty' }).dishes).toEqual({});
  });

  it('for a ticket begin a sale of their own', () => {
    const dining = diningWith();
    expect(after(eating, { do: 'dine', dining })).toMatchObject({
      step: 'addons',
      dining,
      dishes: {},
      packageId: null,
    });
  });
});

describe('a refusal', () => {
  const refused = after(atPassengers, {
    do: 'refuse',
    problem: { step: 'passengers', field: 'country', message: 'Please select country' },
  });

  it('moves to the step of the field and keeps what was typed', () => {
    const info = after(atPassengers, { do: 'setBuyer', field: 'name', value: 'Aisyah' }, { do: 'go', step: 'info' });
    const back = after(info, { do: 'refuse', problem: { step: 'passengers', field: 'country', message: 'x' } });
    expect([back.step, back.buyer.name]).toEqual(['passengers', 'Aisyah']);
  });

  it('stays until its own field is touched', () => {
    expect(after(refused, { do: 'setCount', category: 'adult', count: 1 }).problem).not.toBeNull();
    expect(after(refused, { do: 'setCountry', country: 'Japan' }).problem).toBeNull();
  });
});

describe('after a sale', () => {
  const sold = after(atPassengers, {
    do: 'sold',
    result: { ticket: { code: 'MRC1' } as Ticket, tendered: 100_00, change: 25_00 },
  });

  it('the result stays, and any way back starts clean', () => {
    expect(sold.step).toBe('result');
    expect(after(sold, { do: 'go', step: 'result' })).toBe(sold);
    expect(after(sold, { do: 'go', step: 'checkout' })).toEqual(newSale('2026-03-05'));
  });

  it('a new sale starts on the day that it is given', () => {
    expect(after(sold, { do: 'reset', date: '2026-03-06' })).toEqual(newSale('2026-03-06'));
  });
});
