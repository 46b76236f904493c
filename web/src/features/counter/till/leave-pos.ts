import { clock } from '@/lib/clock.ts';
import { paths } from '@/domain/navigation/paths.ts';

/** Closes a window that the app opened. Any other window goes to the dashboard (002 §6). */
export function leavePos(navigate: (path: string) => void | Promise<void>): void {
  // Browsers only close windows that a script opened, and log an error for others.
  if (window.opener === null) return void navigate(paths.dashboard());
  window.close();
  clock.after(100, () => {
    if (!window.closed) void navigate(paths.dashboard());
  });
}
