import { clock } from '@/lib/clock.ts';
import { paths } from '@/domain/navigation/paths.ts';

/** A window that the app opened closes; any other stays, so the dashboard takes its place (002 §6). */
export function leavePos(navigate: (path: string) => void | Promise<void>): void {
  // A browser refuses to close windows that no script opened, and says so in its console.
  if (window.opener === null) return void navigate(paths.dashboard());
  window.close();
  clock.after(100, () => {
    if (!window.closed) void navigate(paths.dashboard());
  });
}
