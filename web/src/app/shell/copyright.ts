import { useToday } from '@/lib/use-now.ts';

/** Returns `© 2026 Muara`, with the year in Kuala Lumpur. */
export function useCopyright(appName: string): string {
  return `© ${useToday().slice(0, 4)} ${appName}`;
}
