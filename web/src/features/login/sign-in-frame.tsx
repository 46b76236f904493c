import type { ReactNode } from 'react';
import { hrefOf } from '@/lib/address.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { LanguageSwitch } from '@/ui/language-switch.tsx';
import { RiverScene } from '@/ui/river-scene.tsx';
import { Wordmark } from '@/ui/wordmark.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import styles from './login.page.module.css';
import { loginMessages as text } from './login.messages.ts';

/** The frame of the sign-in screens: the river, one panel, the languages. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { appName } = useConfig();
  return (
    <div className={styles.page}>
      <aside className={styles.river}>
        <RiverScene />
        <a href={hrefOf(paths.landing())} className={styles.home}>
          <Wordmark name={appName} />
        </a>
        <p className={styles.motto} aria-hidden="true">
          {text.motto}
        </p>
      </aside>
      <main className={styles.main}>
        {children}
        <Muted as="div">
          <LanguageSwitch />
        </Muted>
      </main>
    </div>
  );
}
