import { useEffect } from 'react';
import { useConfig, useSession } from '@/lib/app-context.ts';
import { paths } from '@/lib/paths.ts';
import { LanguageSwitch } from '@/ui/language-switch.tsx';
import { RiverScene } from '@/ui/river-scene.tsx';
import { Wordmark } from '@/ui/wordmark.tsx';
import { landingMessages as text } from './landing.messages.ts';
import styles from './landing.page.module.css';

/** The public root: the river, and the way in for staff and agents. */
export default function LandingPage() {
  const { appName } = useConfig();
  const session = useSession();
  useEffect(() => {
    document.title = `${appName} – ${text.tagline}`;
  }, [appName]);
  return (
    <div className={styles.page}>
      <RiverScene />
      <header className={styles.bar}>
        <Wordmark name={appName} />
        <a href={session ? paths.dashboard : paths.login()} className={styles.quiet}>
          {session ? text.dashboard : text.signIn}
        </a>
      </header>
      <main className={styles.hero}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <a href={session ? paths.dashboard : paths.login()} className={styles.call}>
          {session ? text.dashboard : text.signInStaff}
        </a>
      </main>
      <footer className={styles.foot}>
        <span>{text.foot}</span>
        <LanguageSwitch />
      </footer>
    </div>
  );
}
