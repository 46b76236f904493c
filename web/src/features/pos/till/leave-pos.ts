import { clock } from '@/lib/clock.ts';
import { paths } from '@/lib/paths.ts';

/** A window that a script opened closes; any other stays, so the dashboard takes its place (002 §6). */
export function leavePos(navigate: (path: string) => void): void {
  window.close();
  clock.after(100, () => {
    if (!window.closed) navigate(paths.dashboard);
  });
}
