import { useConfig } from '@/lib/app-context.ts';
import { useEffect } from 'react';
import { Water } from '@/ui/water.tsx';
import styles from './failure-screen.module.css';

/** Any unknown path outside the signed-in area. */
export default function NotFoundPage() {
  const { appName } = useConfig();
  useEffect(() => {
    document.title = `Page not found – ${appName}`;
  }, [appName]);
  return (
    <main className={styles.root}>
      <Water />
      <h1 className={styles.title}>Page not found</h1>
      <p className={styles.text}>The river does not flow this way. The address may be misspelt, or the page has moved.</p>
      <a href="/">Back to the landing page</a>
    </main>
  );
}
