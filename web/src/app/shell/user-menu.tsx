import { lazy, Suspense, useRef, useState } from 'react';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { Avatar } from '@/domain/people/avatar.tsx';
import { ErrorBoundary } from '@/ui/error-boundary.tsx';
import { ChevronIcon } from '@/ui/icons.tsx';
import { en } from '../messages/en.ts';
import styles from './user-menu.module.css';

const loadPanel = () => import('./user-menu-panel.tsx');
const UserMenuPanel = lazy(loadPanel);

/** Shows who is signed in; the name opens a personal menu, which loads shortly before it opens. */
export function UserMenu() {
  const { user } = useSignedIn();
  const [wanted, setWanted] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="user-menu"
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
      >
        <Avatar name={user.name} img={user.img} />
        <span className="sr-only">{`${en.accountOf(user.name)}, ${user.role}`}</span>
        <span className={styles.who} aria-hidden="true">
          <span className={styles.name}>{user.name}</span>
          <span className={styles.role}>{user.role}</span>
        </span>
        <ChevronIcon size={16} />
      </button>
      <div id="user-menu" ref={panel} popover="auto" className={styles.panel} onBeforeToggle={() => setWanted(true)}>
        <ErrorBoundary fallback={en.somethingWrong}>
          <Suspense>{wanted ? <UserMenuPanel onChoose={() => panel.current?.hidePopover()} /> : null}</Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
}
