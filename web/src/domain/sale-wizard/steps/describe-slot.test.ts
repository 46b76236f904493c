import { describe, expect, it } from 'vitest';
import { plainJetty, slotJetty, slotWith } from '@/domain/sale/fixtures.ts';
import { describeSlot } from './describe-slot.ts';

describe('a slot tile', () => {
  it.each([
    ['the passengers of a jetty below 3', slotWith({ available_passenger: 40 }), plainJetty, 'Max Passenger 40', false],
    ['passengers', slotWith({ available_passenger: 40 }), { ...plainJetty, id: 4 }, 'Max Passenger 40', false],
    ['what jetty 3 still has', slotWith({ available: 25 }), slotJetty, '25 available', false],
    ['the last seats', slotWith({ available: 4 }), slotJetty, '4 available', true],
    ['a full slot', slotWith({ available: 0, state: 'fully_booked' }), slotJetty, 'Fully Booked', false],
    ['a tidal slot', slotWith({ seatide: true, state: 'seatide' }), slotJetty, 'Seatide', false],
    ['a slot that is over', slotWith({ state: 'past' }), plainJetty, 'Past', false],
  ])('names %s', (_, slot, jetty, words, few) => {
    expect(describeSlot(slot, jetty)).toEqual({ words, few });
  });
});
