import { useSyncExternalStore } from 'react';
import { installation } from '@/lib/installation.ts';
import { DownloadIcon } from '@/ui/icons.tsx';
import { shellExtras as text } from '../messages/shell-extras.ts';
import styles from './install-app.module.css';

/** Installs the app where the browser offers it (000 §2); the installed app has nothing to install. */
export function InstallApp() {
  const offered = useSyncExternalStore(installation.subscribe, installation.isOffered);
  if (!offered) return null;
  return (
    <button type="button" className={styles.install} title={text.install} onClick={() => void installation.ask()}>
      <DownloadIcon size={18} />
      <span className={styles.word}>{text.install}</span>
    </button>
  );
}
