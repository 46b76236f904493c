import { describe, expect, test } from 'vitest';
import { openSlotSales } from '../../../testing/stages/slot-sales.ts';

describe('countOverbookedTickets', () => {
  test('200: counts the tickets of departures that a lower seat limit would overbook', async () => {
    const { manager } = await openSlotSales();
    const count = (max_passenger: number) =>
      manager.call('countOverbookedTickets', { query: { id: 3, max_passenger } });
    expect(await count(5)).toEqual({ tickets: 0, passengers: 0 });
    expect(await count(4)).toEqual({ tickets: 2, passengers: 5 });
    expect(await count(2)).toEqual({ tickets: 3, passengers: 8 });
  });
});
