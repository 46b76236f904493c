import { slotLabel, toLocalMinutes } from '@muara/contract/rules';
import type { Random } from '../world/random.ts';
import type { HolidayRecord } from '../world/catalogue/holidays.ts';
import type { SeaTideRecord } from '../world/catalogue/sea-tides.ts';
import type { JettyRecord, Slot } from '../world/catalogue/jetties.ts';
import type { PackageRecord } from '../world/catalogue/packages.ts';
import type { Instant, LocalDate } from '../world/records.ts';
import { seatsKey } from '../world/ticket-keys.ts';

interface Departure {
  jettyId: number;
  slot: string | null;
}

const NOON = '12:00';

interface LabelledSlot extends Slot {
  label: string;
  endMinute: number;
}

/**
 * Gives seats without ever overselling: a jetty with limited seats keeps its limit per date and
 * slot, a VVIP party has its slot to itself, tides and holidays are kept.
 */
export class Departures {
  readonly #jetties: ReadonlyMap<number, JettyRecord>;
  readonly #slots: ReadonlyMap<number, readonly LabelledSlot[]>;
  readonly #tides: ReadonlySet<LocalDate>;
  readonly #holidays: readonly HolidayRecord[];
  readonly #passengers = new Map<string, number>();
  readonly #charters = new Set<string>();

  constructor(jetties: readonly JettyRecord[], tides: readonly SeaTideRecord[], holidays: readonly HolidayRecord[]) {
    this.#jetties = new Map(jetties.map((jetty) => [jetty.id, jetty]));
    this.#slots = new Map(jetties.map((jetty) => [jetty.id, jetty.slots.map(labelled)]));
    this.#tides = new Set(tides.filter(({ session }) => session === 'morning').map(({ date }) => date));
    this.#holidays = holidays;
  }

  isHoliday(date: LocalDate): boolean {
    return this.#holidays.some(({ start, end }) => start <= date && date <= end);
  }

  /**
   * Seats for a party at one of the package's jetties; null when the day has none left for it.
   * @param notBefore the moment of sale, when the party boards on the day that it buys
   */
  take(
    random: Random,
    pkg: PackageRecord,
    date: LocalDate,
    passengers: number,
    notBefore: Instant | null,
  ): Departure | null {
    if (this.isHoliday(date)) return null;
    const minute = notBefore === null ? 0 : toLocalMinutes(notBefore);
    const first = random.int(0, pkg.jettyIds.length - 1);
    for (let turn = 0; turn < pkg.jettyIds.length; turn++) {
      const jettyId = pkg.jettyIds[(first + turn) % pkg.jettyIds.length] as number;
      const slots = this.#slots.get(jettyId) as readonly LabelledSlot[];
      if (slots.length === 0) return { jettyId, slot: null };
      const start = random.int(0, slots.length - 1);
      for (let step = 0; step < slots.length; step++) {
        const slot = slots[(start + step) % slots.length] as LabelledSlot;
        if (slot.endMinute > minute && this.#board(jettyId, date, slot, passengers, pkg.vvip))
          return { jettyId, slot: slot.label };
      }
    }
    return null;
  }

  #board(jettyId: number, date: LocalDate, slot: LabelledSlot, passengers: number, vvip: boolean): boolean {
    const { maxPassenger } = this.#jetties.get(jettyId) as JettyRecord;
    if (maxPassenger !== null && slot.from < NOON && this.#tides.has(date)) return false;
    const key = seatsKey(jettyId, date, slot.label);
    const taken = this.#passengers.get(key) ?? 0;
    if (maxPassenger !== null ? taken + passengers > maxPassenger : vvip && this.#charters.has(key)) return false;
    this.#passengers.set(key, taken + passengers);
    if (vvip) this.#charters.add(key);
    return true;
  }
}

function labelled(slot: Slot): LabelledSlot {
  return { ...slot, label: slotLabel(slot), endMinute: Number(slot.to.slice(0, 2)) * 60 };
}
