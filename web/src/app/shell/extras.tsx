import { LowConnection } from '@/domain/connection/low-connection.tsx';
import { UpdatePrompt } from '../update-prompt.tsx';
import { ContextMenu } from './context-menu.tsx';
import { useSyncExternalStore } from 'react';
import { installation } from '@/lib/installation.ts';
import { DownloadIcon } from '@/ui/icons.tsx';
import { shellExtras as text } from '@/app/messages/shell-extras.ts';
import styles from './install-app.module.css';

/** What the top bar shows now and then. */
export function BarExtras() {
  return (
    <>
      <LowConnection />
      <InstallApp />
    </>
  );
}

/** Temporary notices above the screens. */
export function ScreenExtras() {
  return (
    <>
      <ContextMenu />
      <UpdatePrompt />
    </>
  );
}

/** Installs the app where the browser offers it (000 §2); the installed app has nothing to install. */
function InstallApp() {
  const offered = useSyncExternalStore(installation.subscribe, installation.isOffered);
  if (!offered) return null;
  return (
    <button type="button" className={styles.install} title={text.install} onClick={() => void installation.ask()}>
      <DownloadIcon size={18} />
      <span className={styles.word}>{text.install}</span>
    </button>
  );
}
