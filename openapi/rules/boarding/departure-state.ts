import type { DepartureState } from '../../generated/constants.ts';
import { parseSlot } from '../availability/parse-slot.ts';
import { addDays } from '../dates/add-days.ts';
import type { EpochMs, LocalDate } from '../dates/local-date.ts';
import { toEpoch } from '../dates/to-epoch.ts';
import { tripEndsAt } from './trip-ends-at.ts';

/** The part of a departure that its state depends on. */
export interface DepartureToJudge {
  date: LocalDate;
  /** `09:00 - 10:00`; null at a jetty without slots, where boats leave all day. */
  slot: string | null;
  /** Passengers aboard its trips. */
  aboard: number;
}

/**
 * Returns the state of a departure.
 * Boarding from its start or its first passenger, departed when its slot is over.
 */
export function departureState({ date, slot, aboard }: DepartureToJudge, now: EpochMs): DepartureState {
  const ends = slot === null ? toEpoch(addDays(date, 1)) : tripEndsAt({ date, time: slot });
  if (now >= ends) return 'departed';
  return aboard > 0 || hasBegun(date, slot, now) ? 'boarding' : 'coming';
}

function hasBegun(date: LocalDate, slot: string | null, now: EpochMs): boolean {
  const from = slot === null ? null : parseSlot(slot)?.from;
  return from != null && now >= toEpoch(date, Number(from.slice(0, 2)) * 60 + Number(from.slice(3, 5)));
}
