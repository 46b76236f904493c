import { createControl } from '@muara/client/control';
import type { SessionAnswer } from '@muara/contract/types';
import { useState } from 'react';
import type { AppConfig } from '@/domain/session/config-context.ts';
import { useToast } from '@/lib/toast.ts';
import { ApiIcon, FlagIcon } from '@/ui/icons.tsx';
import { BarNotice } from './bar-notice.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { FaultPanel } from './fault-panel.tsx';
import { PersonaPanel } from './persona-panel.tsx';
import { useWorld } from './use-world.ts';
import { worldBarMessages as text } from './world-bar.messages.ts';
import styles from './world-bar.module.css';

interface WorldBarProps {
  bar: NonNullable<AppConfig['bar']>;
  fetch: typeof fetch | undefined;
  /** Who is signed in; null for a visitor. */
  user: { name: string; email: string; role: string } | null;
  /** Continues with a session that the control plane opened. */
  onEnter(session: SessionAnswer): void;
  onLeave(): void;
}

/**
 * The slim bar of an app in a world: its name, time, person and faults.
 * Everything goes through the control plane.
 */
export function WorldBar({ bar, fetch, user, onEnter, onLeave }: WorldBarProps) {
  const { world: name } = bar;
  const toast = useToast();
  const [control] = useState(() => createControl({ baseUrl: bar.control || location.origin, ...(fetch && { fetch }) }));
  const { state, look, settle } = useWorld(control, name);
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);

  const run = (command: () => Promise<unknown>): void => {
    command()
      .catch((error: unknown) => toast.error(error instanceof Error ? error.message : String(error)))
      .finally(() => void look());
  };
  const enter = async (account: string): Promise<void> => {
    onEnter(await control.openSession({ params: { name, account } }));
  };
  const choose = (account: string | null): void => {
    if (account === null) onLeave();
    else run(() => enter(account));
  };
  const again = (): void => {
    const { world, kind } = state;
    run(async () => {
      const { seed, tickets, at } = world ?? {};
      if (kind === 'gone')
        await control.createWorld({ params: { name }, body: { seed, tickets, ...(at != null && { at }) } });
      settle();
      if (last) await enter(last.email);
    });
  };

  const { world } = state;
  return (
    <section className={styles.bar} aria-label={text.region}>
      <span className={styles.name} title={text.world(name)}>
        <FlagIcon size={16} />
        <span className="sr-only">{text.region}: </span>
        <span className={styles.cut}>{name}</span>
      </span>
      {state.kind === 'open' && world ? (
        <>
          <ClockPanel control={control} world={world} run={run} />
          <PersonaPanel control={control} world={name} user={user} onChoose={choose} />
          <FaultPanel control={control} world={name} count={world.faults} run={run} />
        </>
      ) : (
        <BarNotice
          kind={state.kind}
          name={name}
          isKnown={world !== null}
          person={last?.name ?? null}
          onAgain={again}
          onRetry={() => void look()}
          onDismiss={settle}
        />
      )}
      <a className={styles.console} href={bar.console} target="muara-console" aria-label={text.console}>
        <ApiIcon size={16} />
        <span className={styles.wide}>{text.console}</span>
      </a>
    </section>
  );
}
