import type { TicketPlatform } from '../../generated/constants.ts';
import type { EpochMs, LocalDate } from '../dates/local-date.ts';

/** Days on which no boat departs, both included (002 §3.7). */
export interface Holiday {
  start: LocalDate;
  end: LocalDate;
  details: string;
}

/** A departure slot with its availability, by wire names (001 §7). */
export interface SlotToCheck {
  /** 'HH:MM' */
  from: string;
  to: string;
  /** Tickets left. */
  available: number;
  /** Seats left for passengers. */
  available_passenger: number;
  seatide: boolean;
}

/** The part of a jetty that decides its capacity (002 §3.5). */
export interface JettyCapacity {
  id: number;
  max_passenger: number | null;
}

/** What a date is checked for. */
export interface DateContext {
  now: EpochMs;
  platform: TicketPlatform;
  vvip: boolean;
  /** A date edit by staff needs no notice; a new sale or booking does. */
  edit?: boolean;
  holidays: readonly Holiday[];
  /** The package's own dates as on the wire; null while none is chosen. */
  package: { start_date: string; end_date: string } | null;
}
