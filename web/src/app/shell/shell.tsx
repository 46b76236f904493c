import { Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Link } from '@/ui/link.tsx';
import { ChatButton } from '@/features/chat/chat-button.tsx';
import { useConfig } from '@/domain/session/config-context.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { usePageMark } from '@/lib/page-mark.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { ErrorBoundary } from '@/ui/error-boundary.tsx';
import { BurgerIcon } from '@/ui/icons.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { Wordmark } from '@/ui/wordmark.tsx';
import { en } from '../messages/en.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { Announcement } from './announcement.tsx';
import { AppInfo } from './app-info.tsx';
import { ConnectionState } from './connection-state.tsx';
import { useCopyright } from './copyright.ts';
import { buildMenu } from './menu.ts';
import { SideMenu } from './side-menu.tsx';
import styles from './shell.module.css';
import { UserMenu } from './user-menu.tsx';
import { useAfterLoad } from '@/lib/after-load.ts';
import { lazyExtra } from '@/lib/lazy-extra.ts';

/** The frame of the signed-in screens: side menu, top bar, content. */
export default function Shell() {
  const { appName, version } = useConfig();
  const session = useSignedIn();
  const { pathname } = useLocation();
  // Where the menu was opened: another screen has it closed from its first picture, and a press there is not undone.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const menu = useMemo(() => buildMenu(session), [session]);

  const copyright = useCopyright(appName);
  usePageMark('shell');
  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <div className={styles.shell} data-menu={open ? 'open' : undefined}>
      <a href="#content" className={styles.skip}>
        {en.skip}
      </a>
      <header className={styles.bar}>
        <button
          type="button"
          className={styles.burger}
          aria-label={open ? en.closeMenu : en.openMenu}
          aria-expanded={open}
          aria-controls="side-menu"
          onClick={() => setOpenAt(open ? null : pathname)}
        >
          <BurgerIcon />
        </button>
        <Link to={paths.dashboard()} className={styles.brand}>
          <Wordmark name={appName} />
        </Link>
        <div className={styles.spring} />
        <PaletteButton />
        <DeferredExtras of="bar" />
        <ChatButton />
        <ConnectionState />
        <UserMenu />
      </header>
      <SideMenu entries={menu} />
      <div className={styles.veil} aria-hidden="true" onClick={() => setOpenAt(null)} />
      <main id="content" tabIndex={-1} className={styles.content}>
        <ErrorBoundary
          resetKey={pathname}
          fallback={<ErrorState text={en.somethingWrong} onRetry={() => window.location.reload()} />}
        >
          <Suspense>
            <Outlet />
            <Announcement />
          </Suspense>
        </ErrorBoundary>
      </main>
      <footer className={styles.footer}>
        <span>
          {appName} {version}
        </span>
        <span>{copyright}</span>
      </footer>
      <AppInfo />
      <DeferredExtras of="screen" />
    </div>
  );
}

const EXTRAS = {
  bar: lazyExtra(async () => (await import('./extras.tsx')).BarExtras),
  screen: lazyExtra(async () => (await import('./extras.tsx')).ScreenExtras),
};

/** Parts of the shell that no first paint needs; their code comes after it. */
function DeferredExtras({ of }: { of: keyof typeof EXTRAS }) {
  const Extras = EXTRAS[of];
  return <Suspense>{useAfterLoad() ? <Extras /> : null}</Suspense>;
}
