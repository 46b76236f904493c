import { describe, expect, test } from 'vitest';
import { EMPTY_DAY } from '../../../testing/stages/sales.ts';
import { openSlotSales } from '../../../testing/stages/slot-sales.ts';

describe('countSeaTideTickets', () => {
  test('200: counts the tickets of the slots that a morning tide would close before noon', async () => {
    const { manager } = await openSlotSales();
    const count = (date: string) => manager.call('countSeaTideTickets', { query: { date } });
    expect(await count(EMPTY_DAY)).toEqual({ tickets: 2, passengers: 5 });
    expect(await count('2026-06-11')).toEqual({ tickets: 0, passengers: 0 });
  });
});
