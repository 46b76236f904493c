import { LowConnection } from '@/domain/connection/low-connection.tsx';
import { UpdatePrompt } from '../update-prompt.tsx';
import { ContextMenu } from './context-menu.tsx';
import { InstallApp } from './install-app.tsx';

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
