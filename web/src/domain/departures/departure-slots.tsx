import { slotLabel } from '@muara/contract/rules/availability/slot-label';
import type { Slot } from '@muara/contract/types';
import { Muted } from '@/ui/layout/muted.tsx';
import styles from './departure.module.css';
import { departureMessages as text } from './departure.messages.ts';

interface DepartureSlotsProps {
  label: string;
  /** Null while they load. */
  slots: readonly Slot[] | null;
  value: string | null;
  /** The slot in which it departs now, when this is its day. */
  own: string | null;
  /** How many ride; a slot that has not seats for all of them cannot be chosen. */
  passengers: number;
  onChoose(slot: string): void;
}

/** The slots of a day, each with what is left of it in words. */
export function DepartureSlots({ label, slots, value, own, passengers, onChoose }: DepartureSlotsProps) {
  if (slots === null) {
    return (
      <div className={styles.slots} aria-busy="true" aria-label={text.loading} role="group">
        {[...Array(6).keys()].map((index) => (
          <div key={index} className={styles.ghost} />
        ))}
      </div>
    );
  }
  if (slots.length === 0) return <Muted>{text.noSlots}</Muted>;
  return (
    <ul className={styles.slots} aria-label={label}>
      {slots.map((slot) => {
        const name = slotLabel(slot);
        const { words, off } = standingOf(slot, passengers);
        return (
          <li key={name}>
            <button
              type="button"
              className={styles.slot}
              aria-pressed={value === name}
              aria-disabled={off || undefined}
              onClick={() => {
                if (!off) onChoose(name);
              }}
            >
              <span className={styles.time}>{name}</span>
              <span className={styles.words}>{own === name ? `${words} · ${text.own}` : words}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What is left of a slot in words, and whether it can be chosen. */
function standingOf(slot: Slot, passengers: number): { words: string; off: boolean } {
  if (slot.state !== 'available') return { words: text.state[slot.state], off: true };
  const left = slot.available_passenger;
  return left < passengers
    ? { words: text.tooFew(left, passengers), off: true }
    : { words: text.seats(left), off: false };
}
