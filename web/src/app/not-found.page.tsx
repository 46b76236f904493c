import { paths } from '@/domain/navigation/paths.ts';
import { hrefOf } from '@/lib/address.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { useEffect } from 'react';
import { Water } from '@/ui/water.tsx';
import { en } from './messages/en.ts';
import styles from './failure-screen.module.css';

/** Any unknown path outside the signed-in area. */
export default function NotFoundPage() {
  const { appName } = useConfig();
  useEffect(() => {
    document.title = `${en.pageNotFound} – ${appName}`;
  }, [appName]);
  return (
    <main className={styles.root}>
      <Water />
      <h1 className={styles.title}>{en.pageNotFound}</h1>
      <p className={styles.text}>{en.notFoundText}</p>
      <a href={hrefOf(paths.landing())}>{en.backToLanding}</a>
    </main>
  );
}
