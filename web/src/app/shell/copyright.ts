import { clock } from '@/lib/clock.ts';

/** `© 2026 Muara`, by the clock of this machine. */
export function copyright(appName: string): string {
  return `© ${new Date(clock.now()).getFullYear()} ${appName}`;
}
