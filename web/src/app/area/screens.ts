import { lazyPage, type LazyPage } from '@/lib/lazy-page.tsx';

/** A screen that few visits begin with: where its chunk is comes in a chunk as well. */
const more = (name: keyof typeof import('./more-screens.ts').moreScreens): LazyPage =>
  lazyPage(async () => (await import('./more-screens.ts')).moreScreens[name]());

/** The screens behind the session; each comes in a chunk of its own. */
export const screens = {
  shell: lazyPage(() => import('../shell/shell.tsx')),
  dashboard: lazyPage(() => import('@/features/dashboard/dashboard.page.tsx')),
  ticketList: lazyPage(() => import('@/features/tickets/ticket-list.page.tsx')),
  ticketDetail: lazyPage(() => import('@/features/tickets/ticket-detail.page.tsx')),
  pos: lazyPage(() => import('@/features/counter/counter.page.tsx')),
  buyTicket: more('buyTicket'),
  qrScanner: more('qrScanner'),
  packages: more('packages'),
  packageForm: more('packageForm'),
  foods: more('foods'),
  foodForm: more('foodForm'),
  agents: more('agents'),
  tourGuides: more('tourGuides'),
  boatOperators: more('boatOperators'),
  seaTide: more('seaTide'),
  holiday: more('holiday'),
  popup: more('popup'),
  jetty: more('jetty'),
  customers: more('customers'),
  pages: more('pages'),
  pageForm: more('pageForm'),
  users: more('users'),
  profile: more('profile'),
  shiftSlip: more('shiftSlip'),
  report: more('report'),
  audit: more('audit'),
  support: more('support'),
  setting: more('setting'),
  appVersion: more('appVersion'),
  errorLog: more('errorLog'),
  apiRequestLog: more('apiRequestLog'),
  myPurchases: more('myPurchases'),
  myPurchase: more('myPurchase'),
  myTickets: more('myTickets'),
  myTicket: more('myTicket'),
  approvals: more('approvals'),
  bookings: more('bookings'),
  booking: more('booking'),
  trips: more('trips'),
  trip: more('trip'),
  departures: more('departures'),
  minisigua: more('minisigua'),
  template: more('template'),
};

const { shell } = screens;

/** Which screens a path shows. First match wins. */
const BY_PATH: [pattern: RegExp, pages: LazyPage[]][] = [
  [/^\/d\/pos/, [screens.pos]],
  [/^\/d\/qr-?scanner/, [screens.qrScanner]],
  [/^\/d\/tickets\/[^/]+\/.|^\/d\/tickets-detail\//, [shell, screens.ticketDetail]],
  [/^\/d\/tickets/, [shell, screens.ticketList]],
  [/^\/d\/my-purchase\/./, [shell, screens.myPurchase]],
  [/^\/d\/my-purchase/, [shell, screens.myPurchases]],
  [/^\/d\/my-tickets\/./, [shell, screens.myTicket]],
  [/^\/d\/my-tickets/, [shell, screens.myTickets]],
  [/^\/d\/approvals/, [shell, screens.approvals]],
  [/^\/d\/booking\/[^/]+\/./, [shell, screens.booking]],
  [/^\/d\/booking/, [shell, screens.bookings]],
  [/^\/d\/trips\/./, [shell, screens.trip]],
  [/^\/d\/trips/, [shell, screens.trips]],
  [/^\/d\/departures/, [shell, screens.departures]],
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
  [/^\/d\/report/, [shell, screens.report]],
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
