import { worldBarMessages as text } from './world-bar.messages.ts';
import type { WorldState } from './use-world.ts';
import styles from './world-bar.module.css';

interface BarNoticeProps {
  kind: WorldState['kind'];
  name: string;
  /** Whether the bar has seen the world. */
  isKnown: boolean;
  /** Who was signed in last. */
  person: string | null;
  onAgain(): void;
  onRetry(): void;
  onDismiss(): void;
}

/** One line in place of the bar's buttons, when the world or its control plane is not there. */
export function BarNotice({ kind, name, isKnown, person, onAgain, onRetry, onDismiss }: BarNoticeProps) {
  if (kind === 'loading') return <span className={styles.notice} role="status" aria-label={text.loading} />;
  const words = {
    gone: isKnown ? text.gone(name) : text.missing(name),
    replaced: text.replaced(name),
    unreachable: text.unreachable,
    open: '',
  }[kind];
  return (
    <span className={styles.notice}>
      <span role="status" className={styles.words}>
        {words}
      </span>
      {kind === 'unreachable' ? (
        <button type="button" className={styles.action} onClick={onRetry}>
          {text.retry}
        </button>
      ) : kind === 'replaced' && person === null ? (
        <button type="button" className={styles.action} onClick={onDismiss}>
          {text.dismiss}
        </button>
      ) : (
        <button type="button" className={styles.action} onClick={onAgain}>
          {kind === 'gone' ? (isKnown ? text.again : text.make) : text.continueAs(person ?? '')}
        </button>
      )}
    </span>
  );
}
