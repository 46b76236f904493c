import type { Control } from '@muara/client/control';
import type { Persona } from '@muara/contract/control';
import { useEffect, useId, useState } from 'react';
import { UsersIcon } from '@/ui/icons.tsx';
import { BarPanel } from './bar-panel.tsx';
import { worldBarMessages as text } from './world-bar.messages.ts';
import styles from './world-bar.module.css';

interface PersonaPanelProps {
  control: Control;
  world: string;
  /** Who is signed in; null for a visitor. */
  user: { name: string; email: string; role: string } | null;
  onChoose(account: string | null): void;
}

/** Who is signed in, and everybody who could be. */
export function PersonaPanel({ control, world, user, onChoose }: PersonaPanelProps) {
  const id = useId();
  return (
    <BarPanel
      id={id}
      label={text.persona(user ? `${user.name}, ${user.role}` : text.visitor)}
      title={text.personaTitle}
      button={
        <>
          <UsersIcon size={16} />
          <span className={styles.cut}>{user?.role ?? text.visitor}</span>
        </>
      }
    >
      <Personas id={id} control={control} world={world} email={user?.email ?? null} onChoose={onChoose} />
    </BarPanel>
  );
}

interface PersonasProps extends Pick<PersonaPanelProps, 'control' | 'world' | 'onChoose'> {
  id: string;
  email: string | null;
}

function Personas({ id, control, world, email, onChoose }: PersonasProps) {
  const [personas, setPersonas] = useState<readonly Persona[]>([]);
  useEffect(() => {
    let isLeft = false;
    control.listPersonas({ params: { name: world } }).then(
      ({ data }) => isLeft || setPersonas(data),
      () => undefined,
    );
    return () => void (isLeft = true);
  }, [control, world]);
  return (
    <ul className={styles.list}>
      <li>
        <button
          type="button"
          className={styles.item}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-current={email === null}
          onClick={() => onChoose(null)}
        >
          {text.visitor}
        </button>
      </li>
      {personas.map(({ account, name, role, email: address, can_sign_in: canSignIn }) => (
        <li key={account}>
          <button
            type="button"
            className={styles.item}
            popoverTarget={canSignIn ? id : undefined}
            popoverTargetAction="hide"
            aria-current={address === email}
            aria-disabled={!canSignIn}
            onClick={() => canSignIn && onChoose(account)}
          >
            <span className={styles.who}>{name}</span>
            <span className={styles.quiet}>{canSignIn ? role : `${role} · ${text.cannotSignIn}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
