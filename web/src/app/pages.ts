import { lazyPage, type LazyPage } from '@/lib/lazy-page.tsx';

/** Every page and the chunk it comes in. */
export const pages = {
  landing: lazyPage(() => import('@/features/landing/landing.page.tsx')),
  login: lazyPage(() => import('@/features/login/login.page.tsx')),
  notFound: lazyPage(() => import('./not-found.page.tsx')),
  area: lazyPage(() => import('./area/area.tsx')),
  shell: lazyPage(() => import('./shell/shell.tsx')),
  dashboard: lazyPage(() => import('@/features/dashboard/dashboard.page.tsx')),
  ticketList: lazyPage(() => import('@/features/tickets/ticket-list.page.tsx')),
  ticketDetail: lazyPage(() => import('@/features/tickets/ticket-detail.page.tsx')),
  pos: lazyPage(() => import('@/features/pos/pos.page.tsx')),
};

const { landing, login, area, shell, dashboard, ticketList, ticketDetail, pos } = pages;

/** Which pages a path shows, for loading them before it is opened. First match wins. */
const BY_PATH: [pattern: RegExp, pages: LazyPage[]][] = [
  [/^\/$/, [landing]],
  [/^\/d\/login/, [login]],
  [/^\/d\/pos/, [area, pos]],
  [/^\/d\/tickets\/[^/]+\/.|^\/d\/tickets-detail\//, [area, shell, ticketDetail]],
  [/^\/d\/tickets/, [area, shell, ticketList]],
  [/^\/d(\/|$)/, [area, shell, dashboard]],
];

/** Loads the chunks that `path` needs. */
export async function preloadRoute(path: string): Promise<void> {
  const match = BY_PATH.find(([pattern]) => pattern.test(path));
  await Promise.all((match?.[1] ?? []).map((page) => page.preload()));
}
