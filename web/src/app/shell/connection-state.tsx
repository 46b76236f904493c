import { useRealtimeState } from '@/lib/app-context.ts';
import { en } from '../messages/en.ts';
import styles from './connection-state.module.css';

/** Whether live updates arrive: a dot with a word. */
export function ConnectionState() {
  const { phase } = useRealtimeState();
  const words = en.connection;
  return (
    <span className={styles.state} data-phase={phase} role="status" aria-label={words.label(words[phase])}>
      {words[phase]}
    </span>
  );
}
