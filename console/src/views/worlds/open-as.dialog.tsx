import type { Persona } from '@muara/contract/control';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/ui/dialog.tsx';
import { Initials } from '@/ui/initials.tsx';
import { appAddress } from '../../app/paths.ts';
import { useControl } from '../../app/services.ts';
import { personasQuery } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import { Loaded } from '../../parts/loading.tsx';
import { Notice } from '../../parts/notice.tsx';
import { openAppAs } from './open-app.ts';
import styles from './open-as.module.css';

/** The people of a world: one click signs in and opens the app. */
export function OpenAsDialog({ world, onClose }: { world: string; onClose(): void }) {
  const personas = useQuery(personasQuery(useControl(), world));
  const open = useCommand((control, account: string) => control.openSession({ params: { name: world, account } }), {
    onDone: (session) => {
      openAppAs(world, session);
      onClose();
    },
  });
  return (
    <Dialog title={`Open ${world} as`} size="md" onClose={onClose}>
      {open.error === null ? null : <Notice>{open.error}</Notice>}
      <Loaded query={personas}>
        {({ data }) => (
          <ul className={styles.people}>
            {data.map((persona) => (
              <li key={persona.account}>
                <Person persona={persona} onChoose={() => open.run(persona.account)} />
              </li>
            ))}
            <li>
              <a className={styles.person} href={appAddress(world)} target="_blank" rel="noopener">
                <Initials name="?" />
                <span className={styles.words}>
                  <strong>Visitor</strong>
                  <span className={styles.role}>The public shop, without a session</span>
                </span>
              </a>
            </li>
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}

function Person({
  persona: { account, name, role, can_sign_in: canSignIn },
  onChoose,
}: {
  persona: Persona;
  onChoose(): void;
}) {
  return (
    <button type="button" className={styles.person} aria-disabled={!canSignIn} onClick={() => canSignIn && onChoose()}>
      <Initials name={name} />
      <span className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.role}>
          {role} · {account}
          {canSignIn ? null : ' · may not sign in'}
        </span>
      </span>
    </button>
  );
}
