import { useState, useSyncExternalStore } from 'react';
import { keptForms } from '@/lib/kept-forms.ts';
import { newVersion } from '@/lib/new-version.ts';
import { Button } from '@/ui/button.tsx';
import { shellExtras as text } from './messages/shell-extras.ts';
import styles from './update-prompt.module.css';

/**
 * Offers the new version; the app never reloads on its own.
 * It belongs to the shell, so a sale at the till never shows it.
 */
export function UpdatePrompt() {
  const ready = useSyncExternalStore(newVersion.subscribe, newVersion.isReady);
  const [later, setLater] = useState(false);
  const [pending, setPending] = useState(false);
  const reload = () => {
    setPending(true);
    import('./service-worker.ts').then(({ reloadToNewest }) => reloadToNewest()).catch(keptForms.reload);
  };
  return (
    <section className={styles.place} aria-label={text.update}>
      <div role="status">
        {ready && !later ? (
          <div className={styles.bar}>
            <span className={styles.text}>{text.updateReady}</span>
            <span className={styles.buttons}>
              <Button size="sm" kind="quiet" onClick={() => setLater(true)}>
                {text.later}
              </Button>
              <Button size="sm" pending={pending} onClick={reload}>
                {text.reloadNow}
              </Button>
            </span>
          </div>
        ) : null}
      </div>
    </section>
  );
}
