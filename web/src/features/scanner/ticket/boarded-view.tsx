import type { OpenTrip } from '@/domain/trips/open-trip.ts';
import { CheckIcon } from '@/ui/icons.tsx';
import type { Flow } from '../flow/flow.ts';
import { scannerMessages } from '../scanner.messages.ts';
import styles from './result.module.css';

interface BoardedViewProps {
  flow: Extract<Flow, { at: 'boarded' }>;
  trip: OpenTrip;
  onClose(): void;
}

/** How many boarded and how many places are left; it goes away on its own, or with a tap. */
export function BoardedView({ flow, trip, onClose }: BoardedViewProps) {
  const text = scannerMessages.boarded;
  const { remaining_passenger: remaining } = trip;
  return (
    <button type="button" className={styles.boarded} data-tone="ready" onClick={onClose}>
      <CheckIcon size={120} />
      <strong>{text.boarded(flow.passengers)}</strong>
      <span className={styles.boardedLeft}>{remaining === 0 ? text.full : text.left(remaining)}</span>
      <span className={styles.boardedName}>{flow.name}</span>
    </button>
  );
}
