import { formatCount } from '@/lib/format-count.ts';
import type { OpenTrip } from '@/domain/trips/open-trip.ts';
import { Stack } from '@/ui/layout/stack.tsx';
import type { ShownTicket } from '../flow/flow.ts';
import { countLeft, countPicked } from '../flow/picked.ts';
import type { Gate } from '../flow/use-gate.ts';
import { scannerMessages } from '../scanner.messages.ts';
import { BigButton } from '../big-button.tsx';
import { categoryName } from './category-name.ts';
import styles from './picker.module.css';

interface PassengerPickerProps {
  shown: ShownTicket;
  trip: OpenTrip;
  gate: Gate;
}

/** How many passengers board now, by category; at first everyone left, as far as there are places. */
export function PassengerPicker({ shown, trip, gate }: PassengerPickerProps) {
  const text = scannerMessages.ticket;
  const { ticket, picked } = shown;
  const remaining = trip.remaining_passenger;
  const left = countLeft(ticket);
  const boarding = countPicked(picked);
  const isShort = left > remaining;
  return (
    <Stack gap="sm" role="group" aria-label={text.passengers}>
      {isShort ? <p className={styles.hint}>{text.choose(remaining)}</p> : null}
      {ticket.left.map(({ category, total }) => (
        <Stepper
          key={category}
          label={categoryName(category)}
          value={picked[category] ?? 0}
          most={Math.min(total, remaining - boarding + (picked[category] ?? 0))}
          onChange={(value) => gate.dispatch({ type: 'pick', category, total: value, remaining })}
        />
      ))}
      {isShort || boarding === left ? null : (
        <BigButton kind="outline" onClick={() => gate.dispatch({ type: 'pick-all', remaining })}>
          {text.selectAll(left)}
        </BigButton>
      )}
    </Stack>
  );
}

interface StepperProps {
  label: string;
  value: number;
  most: number;
  onChange(value: number): void;
}

function Stepper({ label, value, most, onChange }: StepperProps) {
  const text = scannerMessages.ticket;
  const isLeast = value <= 0;
  const isMost = value >= most;
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <button
        type="button"
        aria-label={text.fewer(label)}
        aria-disabled={isLeast}
        onClick={() => {
          if (!isLeast) onChange(value - 1);
        }}
      >
        −
      </button>
      <output aria-live="polite">{formatCount(value)}</output>
      <button
        type="button"
        aria-label={text.more(label)}
        aria-disabled={isMost}
        onClick={() => {
          if (!isMost) onChange(value + 1);
        }}
      >
        +
      </button>
    </div>
  );
}
