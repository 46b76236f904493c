import type { ReactNode } from 'react';
import { hrefOf } from '@/lib/address.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { BackIcon } from '@/ui/icons.tsx';
import { LowConnection } from '@/domain/connection/low-connection.tsx';
import { Wordmark } from '@/ui/wordmark.tsx';
import { shopText } from '@/domain/online-sale/shop.messages.ts';
import styles from './agent-frame.module.css';

/** The frame of the agents' Buy Ticket: the agent, and the way back (000 §2). */
export function AgentFrame({ children }: { children: ReactNode }) {
  const { appName } = useConfig();
  const { user } = useSignedIn();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a href={hrefOf(paths.dashboard())} className={styles.back}>
          <BackIcon size={20} />
          <span>{shopText.agent.back}</span>
        </a>
        <Wordmark name={appName} />
        <h1 className={styles.title}>{shopText.agent.title}</h1>
        <span className={styles.line}>
          <LowConnection />
        </span>
        <span className={styles.who}>{user.name}</span>
      </header>
      {children}
    </div>
  );
}
