import type { Clock } from '@muara/contract/control';
import { Button } from '@/ui/button.tsx';
import { Panel } from '@/ui/panel.tsx';
import { momentOf } from '../../data/moments.ts';
import styles from './time.module.css';

/** Words for the jobs of the simulator; others show their own name. */
const KINDS: Record<string, string> = {
  nightly: 'Nightly run: no-shows and expiry',
  'hold-lapse': 'Unpaid order expires',
  'booking-payment-lapse': 'Unpaid booking payment expires',
  'provider-callback': 'Payment provider reports a result',
  'training-reset': 'Training world resets',
};

/** What is due, earliest first; a press moves the clock there. */
export function DueJobs({ clock: { now, jobs }, onJump }: { clock: Clock; onJump(instant: string): void }) {
  return (
    <Panel title="Due next">
      {jobs.length === 0 ? (
        <p className={styles.day}>Nothing is due.</p>
      ) : (
        <ol className={styles.jobs}>
          {jobs.slice(0, 50).map(({ at, kind }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two jobs of a kind can be due at the same time
            <li key={index} className={styles.job}>
              <span className={styles.words}>
                <strong>{KINDS[kind] ?? kind}</strong>
                <span className={styles.day}>
                  {momentOf(at)} · {untilText(now, at)}
                </span>
              </span>
              <Button
                kind="quiet"
                size="sm"
                className={styles.here}
                aria-label={`Jump here: ${KINDS[kind] ?? kind}, ${momentOf(at)}`}
                onClick={() => onJump(at)}
              >
                Jump here
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** Returns how far away an instant is: `in 28 min`. */
function untilText(now: string, at: string): string {
  const minutes = Math.round((Date.parse(at) - Date.parse(now)) / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 120) return `in ${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `in ${hours} h` : `in ${Math.round(hours / 24)} days`;
}
