import type { Ticket } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from './categories.ts';
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
  it('goes on by itself from package over jetty to passengers', () => {
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
