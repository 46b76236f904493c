import type { LastValidation, OpenTrip } from '@/domain/trips/open-trip.ts';
import { useNow } from '@/lib/use-now.ts';
import { BigButton } from './big-button.tsx';
import type { Gate } from './flow/use-gate.ts';
import styles from './last-boarded.module.css';
import { scannerMessages } from './scanner.messages.ts';

/** Who boarded last, with Undo for as long as the server allows it. */
export function LastBoarded({ trip, gate }: { trip: OpenTrip; gate: Gate }) {
  return trip.last === null ? null : <Last last={trip.last} isOff={trip.pending !== null} gate={gate} />;
}

interface LastProps {
  last: LastValidation;
  isOff: boolean;
  gate: Gate;
}

function Last({ last, isOff, gate: { undo } }: LastProps) {
  const text = scannerMessages.last;
  const now = useNow(1_000);
  const seconds = Math.floor((Date.parse(last.undo_until) - now) / 1_000);
  return (
    <div className={styles.last}>
      <p>{text.boarded(last.name, last.passengers)}</p>
      {seconds < 0 ? null : (
        <BigButton
          kind="plain"
          isOff={isOff}
          pending={undo.isRunning}
          note={text.timeLeft(clockText(seconds))}
          onClick={() => void undo.run()}
        >
          {text.undo}
          <span className="sr-only"> {text.undoWhat(last.name)}</span>
        </BigButton>
      )}
    </div>
  );
}

/** 95 → `1:35`. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
