import { useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/ui/link.tsx';
import { useConfig, useSignedIn } from '@/lib/app-context.ts';
import { paths } from '@/lib/paths.ts';
import { scheme, type SchemeWish } from '@/lib/scheme.ts';
import { ChevronIcon, LogoutIcon } from '@/ui/icons.tsx';
import { Initials } from '@/ui/initials.tsx';
import styles from './user-menu.module.css';

const SCHEMES: { wish: SchemeWish; word: string }[] = [
  { wish: 'light', word: 'Light' },
  { wish: 'dark', word: 'Dark' },
  { wish: 'auto', word: 'System' },
];

/** Who is signed in, the theme switch, and the way out. */
export function UserMenu() {
  const { user } = useSignedIn();
  const { appName, version } = useConfig();
  const location = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const wish = useSyncExternalStore(scheme.subscribe, scheme.wish);
  return (
    <div className={styles.root}>
      <button type="button" className={styles.button} popoverTarget="user-menu" aria-label={`Account of ${user.name}`}>
        <Initials name={user.name} />
        <span className={styles.who}>
          <span className={styles.name}>{user.name}</span>
          <span className={styles.role}>{user.role}</span>
        </span>
        <ChevronIcon size={16} />
      </button>
      <div id="user-menu" ref={panel} popover="auto" className={styles.panel}>
        <div className={styles.card}>
          <div className={styles.name}>{user.name}</div>
          <div className={styles.role}>{user.email}</div>
        </div>
        <fieldset className={styles.themes}>
          <legend className={styles.legend}>Theme</legend>
          {SCHEMES.map((option) => (
            <label key={option.wish} className={styles.theme}>
              <input
                type="radio"
                name="theme"
                className="sr-only"
                checked={wish === option.wish}
                onChange={() => scheme.choose(option.wish)}
              />
              {option.word}
            </label>
          ))}
        </fieldset>
        <Link
          to={paths.logout}
          state={{ under: location }}
          className={styles.item}
          onClick={() => panel.current?.hidePopover()}
        >
          <LogoutIcon size={18} />
          Logout
        </Link>
        <div className={styles.version}>
          {appName} {version}
        </div>
      </div>
    </div>
  );
}
