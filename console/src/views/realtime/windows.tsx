import type { Window } from '@muara/contract/control';
import { Panel } from '@/ui/panel.tsx';
import { Badge } from '../../parts/badge.tsx';
import styles from './realtime.module.css';

/** Who is connected to the channel. */
export function Windows({ windows }: { windows: readonly Window[] }) {
  return (
    <Panel title="Windows" aside={<Badge>{windows.length}</Badge>}>
      {windows.length === 0 ? <p className={styles.quiet}>Nobody is connected. Open the app in this world.</p> : null}
      <ul className={styles.windows}>
        {windows.map(({ peer, name, role, userId, channel, screen }) => (
          <li key={peer}>
            <strong>{name || 'Visitor'}</strong>{' '}
            <span className={styles.quiet}>
              {[role, userId === null ? null : `user ${userId}`, channel, peer].filter(Boolean).join(' · ')}
            </span>
            {screen === null ? null : <code>{screen}</code>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
