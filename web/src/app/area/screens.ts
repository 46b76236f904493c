import { lazyPage, type LazyPage } from '@/lib/lazy-page.tsx';

/** The screens behind the session; each comes in a chunk of its own. */
export const screens = {
  shell: lazyPage(() => import('../shell/shell.tsx')),
  dashboard: lazyPage(() => import('@/features/dashboard/dashboard.page.tsx')),
  ticketList: lazyPage(() => import('@/features/tickets/ticket-list.page.tsx')),
  ticketDetail: lazyPage(() => import('@/features/tickets/ticket-detail.page.tsx')),
  pos: lazyPage(() => import('@/features/pos/pos.page.tsx')),
};

const { shell, dashboard, ticketList, ticketDetail, pos } = screens;

/** Which screens a path shows. First match wins. */
const BY_PATH: [pattern: RegExp, pages: LazyPage[]][] = [
  [/^\/d\/pos/, [pos]],
  [/^\/d\/tickets\/[^/]+\/.|^\/d\/tickets-detail\//, [shell, ticketDetail]],
  [/^\/d\/tickets/, [shell, ticketList]],
  [/^\/d(\/|$)/, [shell, dashboard]],
];

/** Loads the chunks of the screens that `path` shows. What cannot be loaded now is tried again when it is shown. */
export async function preloadScreens(path: string): Promise<void> {
  const match = BY_PATH.find(([pattern]) => pattern.test(path));
  await Promise.allSettled((match?.[1] ?? []).map((page) => page.preload()));
}
