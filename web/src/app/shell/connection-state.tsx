import { useRealtimeState } from '@/lib/app-context.ts';
import styles from './connection-state.module.css';

const WORDS = {
  open: 'Live',
  connecting: 'Connecting…',
  waiting: 'Reconnecting…',
  idle: 'Idle',
  stopped: 'Not live',
} as const;

/** Whether live updates arrive: a dot with a word. */
export function ConnectionState() {
  const { phase } = useRealtimeState();
  return (
    <span className={styles.state} data-phase={phase} role="status" aria-label={`Live updates: ${WORDS[phase]}`}>
      {WORDS[phase]}
    </span>
  );
}
