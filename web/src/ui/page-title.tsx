import { use, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { appState } from '@/lib/app-state.ts';
import { AppNameContext } from './app-name.ts';
import styles from './page-title.module.css';

interface PageTitleProps {
  /** The text of the h1 and of the window title. */
  title: string;
  /** Shown under the title. */
  sub?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /**
   * The screen's own address, if its dialogs have addresses below it.
   * Opening a dialog is no change of screen.
   */
  screen?: string;
  /** Keeps the title for screen readers only (a screen whose content already says it large). */
  hidden?: boolean;
}

/** Whether this visit has shown a screen: returning to its first screen is a change like any other. */
const visit = appState(() => ({ hasShownScreen: false }));

/** Whether the control that changed the screen stays and keeps the focus. */
const keepsFocus = (state: unknown): boolean => typeof state === 'object' && state !== null && 'keepsFocus' in state;

/** The only h1 of a screen. It names the window and receives the focus after a change of route. */
export function PageTitle({ title, sub, actions, screen, hidden }: PageTitleProps) {
  const appName = use(AppNameContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const pathname = screen ?? location.pathname;
  const opened = useRef<string | null>(null);

  useEffect(() => {
    document.title = `${title} – ${appName}`;
  }, [title, appName]);

  useEffect(() => {
    // The first screen of a visit leaves the focus to the browser; after that the heading announces the new screen.
    if (opened.current === pathname) return;
    opened.current = pathname;
    if (visit.hasShownScreen && !keepsFocus(location.state)) heading.current?.focus({ preventScroll: true });
    visit.hasShownScreen = true;
  }, [pathname, location.state]);

  return (
    <header className={hidden ? 'sr-only' : styles.root}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {sub ? <div className={styles.sub}>{sub}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
