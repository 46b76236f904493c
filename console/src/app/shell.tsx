import type { ReactNode } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { scheme } from '@/lib/scheme.ts';
import { useScheme } from '@/lib/use-scheme.ts';
import { ApiIcon, ClockIcon, PrinterIcon, ThemeIcon } from '@/ui/icons.tsx';
import { Link } from '@/ui/link.tsx';
import { Wordmark } from '@/ui/wordmark.tsx';
import { FaultIcon, MailIcon, RealtimeIcon, RightsIcon, RunIcon, WorldIcon } from './icons.ts';
import { paths, WORLD_VIEWS, type WorldView } from './paths.ts';
import styles from './shell.module.css';
import { usePlace } from './use-place.ts';

const VIEWS: Record<WorldView, { title: string; icon: ReactNode }> = {
  calls: { title: 'Calls', icon: <ApiIcon /> },
  time: { title: 'Time', icon: <ClockIcon /> },
  faults: { title: 'Faults', icon: <FaultIcon /> },
  mails: { title: 'Mails', icon: <MailIcon /> },
  papers: { title: 'Papers', icon: <PrinterIcon /> },
  realtime: { title: 'Realtime', icon: <RealtimeIcon /> },
  rights: { title: 'Rights', icon: <RightsIcon /> },
};

/** The menu beside the view. On a narrow window it is a bar above it. */
export function Shell({ children }: { children: ReactNode }) {
  const world = useMatch('/w/:name/*')?.params.name;
  usePlace();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#view">
        Skip to content
      </a>
      <header className={styles.side}>
        <div className={styles.brand}>
          <Wordmark name="Muara console" />
        </div>
        <nav className={styles.menu} aria-label="Views">
          <MenuLink to={paths.worlds()} title="Worlds" icon={<WorldIcon />} />
          <MenuLink to={paths.runs()} title="Runs" icon={<RunIcon />} />
          {world === undefined ? null : (
            <>
              <p className={styles.group} title={world}>
                {world}
              </p>
              {WORLD_VIEWS.map((view) => (
                <MenuLink key={view} to={paths.world(world, view)} {...VIEWS[view]} />
              ))}
            </>
          )}
        </nav>
        <ThemeSwitch />
      </header>
      <main id="view" className={styles.view} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function MenuLink({ to, title, icon }: { to: string; title: string; icon: ReactNode }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  // On a narrow window the menu scrolls.
  const show = (link: HTMLSpanElement | null) => {
    if (isCurrent) link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <Link to={to} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      {icon}
      <span ref={show}>{title}</span>
    </Link>
  );
}

function ThemeSwitch() {
  const other = useScheme() === 'dark' ? 'light' : 'dark';
  const label = `Switch to the ${other} theme`;
  return (
    <button
      type="button"
      className={styles.theme}
      aria-label={label}
      title={label}
      onClick={() => scheme.choose(other)}
    >
      <ThemeIcon />
    </button>
  );
}
