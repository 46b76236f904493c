import { useReconnect, useRealtimeState } from '@/domain/realtime/realtime-context.ts';
import { en } from '../messages/en.ts';
import styles from './connection-state.module.css';

/**
 * Shows with a dot and a word whether live updates arrive.
 * When the client stops reconnecting, it says so and offers to try again.
 */
export function ConnectionState() {
  const { phase, nextAttemptAt } = useRealtimeState();
  const reconnect = useReconnect();
  const words = en.connection;
  const isLost = phase === 'waiting' && nextAttemptAt === null;
  const word = isLost ? words.lost : words[phase];
  return (
    <>
      <span className={styles.state} data-phase={isLost ? 'lost' : phase} role="status" aria-label={words.label(word)}>
        {word}
      </span>
      {isLost ? (
        <button type="button" className={styles.reconnect} onClick={reconnect}>
          {words.reconnect}
        </button>
      ) : null}
    </>
  );
}
