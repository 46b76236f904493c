import { lazyPage, type LazyPage } from '@/lib/lazy-page.tsx';
import { withSaleWords } from '../with-sale-words.ts';

/** The screens behind the session; each comes in a chunk of its own. */
export const screens = {
  shell: lazyPage(() => import('../shell/shell.tsx')),
  dashboard: lazyPage(() => import('@/features/dashboard/dashboard.page.tsx')),
  ticketList: lazyPage(() => import('@/features/tickets/ticket-list.page.tsx')),
  ticketDetail: lazyPage(() => import('@/features/tickets/ticket-detail.page.tsx')),
  pos: lazyPage(() => import('@/features/sale/counter/counter.page.tsx')),
  buyTicket: lazyPage(() => withSaleWords(() => import('@/features/sale/agent/agent.page.tsx'))),
  packages: lazyPage(() => import('@/features/packages/package-list.page.tsx')),
  packageForm: lazyPage(() => import('@/features/packages/package-form.page.tsx')),
  foods: lazyPage(() => import('@/features/foods/food-list.page.tsx')),
  foodForm: lazyPage(() => import('@/features/foods/food-form.page.tsx')),
  agents: lazyPage(() => import('@/features/agents/agents.page.tsx')),
  tourGuides: lazyPage(() => import('@/features/tour-guides/tour-guides.page.tsx')),
  boatOperators: lazyPage(() => import('@/features/boat-operators/boat-operators.page.tsx')),
  seaTide: lazyPage(() => import('@/features/sea-tide/sea-tide.page.tsx')),
  holiday: lazyPage(() => import('@/features/holidays/holidays.page.tsx')),
  popup: lazyPage(() => import('@/features/popups/popups.page.tsx')),
  jetty: lazyPage(() => import('@/features/jetties/jetties.page.tsx')),
  customers: lazyPage(() => import('@/features/customers/customers.page.tsx')),
  pages: lazyPage(() => import('@/features/pages/page-list.page.tsx')),
  pageForm: lazyPage(() => import('@/features/pages/page-form.page.tsx')),
  users: lazyPage(() => import('@/features/users/users.page.tsx')),
  profile: lazyPage(() => import('@/features/profile/profile.page.tsx')),
  shiftSlip: lazyPage(() => import('@/features/shift-slip/shift-slip.page.tsx')),
  audit: lazyPage(() => import('@/features/audit/audit.page.tsx')),
  support: lazyPage(() => import('@/features/support/support.page.tsx')),
  setting: lazyPage(() => import('@/features/settings/settings.page.tsx')),
  appVersion: lazyPage(() => import('@/features/app-version/app-version.page.tsx')),
  errorLog: lazyPage(() => import('@/features/error-log/error-log.page.tsx')),
  apiRequestLog: lazyPage(() => import('@/features/api-log/api-log.page.tsx')),
  myPurchases: lazyPage(() => import('@/features/tickets/my-purchases.page.tsx')),
  myPurchase: lazyPage(() => import('@/features/tickets/my-purchase.page.tsx')),
  myTickets: lazyPage(() => import('@/features/my-tickets/my-tickets.page.tsx')),
  myTicket: lazyPage(() => import('@/features/my-tickets/my-ticket.page.tsx')),
  approvals: lazyPage(() => import('@/features/approvals/approvals.page.tsx')),
  bookings: lazyPage(() => import('@/features/bookings/booking-list.page.tsx')),
  booking: lazyPage(() => import('@/features/bookings/booking.page.tsx')),
  minisigua: lazyPage(() => import('@/features/minisigua/minisigua.page.tsx')),
  template: lazyPage(() => import('@/features/template/template.page.tsx')),
};

const { shell } = screens;

/** Which screens a path shows. First match wins. */
const BY_PATH: [pattern: RegExp, pages: LazyPage[]][] = [
  [/^\/d\/pos/, [screens.pos]],
  [/^\/d\/tickets\/[^/]+\/.|^\/d\/tickets-detail\//, [shell, screens.ticketDetail]],
  [/^\/d\/tickets/, [shell, screens.ticketList]],
  [/^\/d\/my-purchase\/./, [shell, screens.myPurchase]],
  [/^\/d\/my-purchase/, [shell, screens.myPurchases]],
  [/^\/d\/my-tickets\/./, [shell, screens.myTicket]],
  [/^\/d\/my-tickets/, [shell, screens.myTickets]],
  [/^\/d\/approvals/, [shell, screens.approvals]],
  [/^\/d\/booking\/[^/]+\/./, [shell, screens.booking]],
  [/^\/d\/booking/, [shell, screens.bookings]],
  [/^\/d\/minisigua/, [shell, screens.minisigua]],
  [/^\/d\/packages\/./, [shell, screens.packageForm]],
  [/^\/d\/packages/, [shell, screens.packages]],
  [/^\/d\/foods\/./, [shell, screens.foodForm]],
  [/^\/d\/foods/, [shell, screens.foods]],
  [/^\/d\/agents/, [shell, screens.agents]],
  [/^\/d\/tour-guide/, [shell, screens.tourGuides]],
  [/^\/d\/boat-operator/, [shell, screens.boatOperators]],
  [/^\/d\/sea-tide/, [shell, screens.seaTide]],
  [/^\/d\/holiday/, [shell, screens.holiday]],
  [/^\/d\/popup/, [shell, screens.popup]],
  [/^\/d\/jetty/, [shell, screens.jetty]],
  [/^\/d\/customers/, [shell, screens.customers]],
  [/^\/d\/pages\/./, [shell, screens.pageForm]],
  [/^\/d\/pages/, [shell, screens.pages]],
  [/^\/d\/users/, [shell, screens.users]],
  [/^\/d\/(user-)?profile/, [shell, screens.profile]],
  [/^\/d\/audit/, [shell, screens.audit]],
  [/^\/d\/support/, [shell, screens.support]],
  [/^\/d\/setting/, [shell, screens.setting]],
  [/^\/d\/app-version/, [shell, screens.appVersion]],
  [/^\/d\/error-log/, [shell, screens.errorLog]],
  [/^\/d\/api-request-log/, [shell, screens.apiRequestLog]],
  [/^\/d\/shift-slip/, [shell, screens.shiftSlip]],
  [/^\/d(\/|$)/, [shell, screens.dashboard]],
];

/** Loads the chunks of the screens that `path` shows. What cannot be loaded now is tried again when it is shown. */
export async function preloadScreens(path: string): Promise<void> {
  const match = BY_PATH.find(([pattern]) => pattern.test(path));
  await Promise.allSettled((match?.[1] ?? []).map((page) => page.preload()));
}
