/** Every path of the app in one place. */
export const paths = {
  landing: '/',
  login: (next?: string) =>
    next && next !== '/d/dashboard' ? `/d/login?next=${encodeURIComponent(next)}` : '/d/login',
  dashboard: '/d/dashboard',
  pos: '/d/pos',
  /** Opens in a window of its own and goes on to the scanner (000 §2). */
  qrScannerLauncher: '/d/qrscanner',
  qrScanner: '/d/qr-scanner',
  printers: '/d/printers',
  logout: '/d/logout',
  notification: '/d/notification',
  profile: '/d/profile',
  users: (query = '') => `/d/users${query}`,
  /** `at` is `new`, an id, or an id with what to do: `5/edit`, `5/picture`. */
  user: (at: string, query = '') => `/d/users/${at}${query}`,
  packages: (query = '') => `/d/packages${query}`,
  /** `at` is `new` or an id. */
  package: (at: string | number, query = '') => `/d/packages/${at}${query}`,
  foods: (query = '') => `/d/foods${query}`,
  food: (at: string | number, query = '') => `/d/foods/${at}${query}`,
  /** Lists whose records open in a dialog: `at` is '', `/new`, `/5` or `/5/edit`. */
  agents: (query = '', at = '') => `/d/agents${at}${query}`,
  tourGuides: (query = '', at = '') => `/d/tour-guide${at}${query}`,
  boatOperators: (query = '', at = '') => `/d/boat-operator${at}${query}`,
  holidays: (query = '', at = '') => `/d/holiday${at}${query}`,
  popups: (query = '', at = '') => `/d/popup${at}${query}`,
  jetties: (query = '', at = '') => `/d/jetty${at}${query}`,
  customers: (query = '', at = '') => `/d/customers${at}${query}`,
  seaTide: '/d/sea-tide',
  pages: (query = '') => `/d/pages${query}`,
  page: (at: string | number) => `/d/pages/${at}`,
  vvip: '/vvip',
  /** The page of this slug is shown instead of the terms, for previews. */
  terms: (slug?: string) => (slug ? `/terms-and-condition?page=${encodeURIComponent(slug)}` : '/terms-and-condition'),
  report: (query = '') => `/d/report${query}`,
  audit: (query = '') => `/d/audit${query}`,
  setting: '/d/setting',
  errorLog: '/d/error-log',
  apiRequestLog: '/d/api-request-log',
  appVersion: '/d/app-version',
  support: '/d/support',
  shiftSlip: (type: 'start' | 'close') => `/d/shift-slip/${type}`,
  resetPassword: '/d/reset-password',
  /** `type` 0 Normal, 1 VVIP, 2 Agents, 3 Exhibition. */
  tickets: (type: number, query = '') => `/d/tickets/${type}${query}`,
  ticket: (type: number, code: string) => `/d/tickets/${type}/${encodeURIComponent(code)}`,
  /** What the signed-in buyer has bought. */
  myPurchases: (query = '') => `/d/my-purchase${query}`,
  myPurchase: (code: string) => `/d/my-purchase/0/${encodeURIComponent(code)}`,
  /** Takes up the payment of an order or a booking. */
  payOnline: (code: string) => `/?${new URLSearchParams({ try_again: '1', ticket_code: code }).toString()}`,
  myTickets: (query = '') => `/d/my-tickets${query}`,
  myTicket: (code: string) => `/d/my-tickets/${encodeURIComponent(code)}`,
  approvals: (query = '') => `/d/approvals${query}`,
  /** `kind` 0 VVIP, 1 charter. */
  bookings: (kind: 0 | 1, query = '') => `/d/booking/${kind}${query}`,
  /** `code` is that of the booking, or `new`. */
  booking: (kind: 0 | 1, code: string) => `/d/booking/${kind}/${encodeURIComponent(code)}`,
  trips: (query = '') => `/d/trips${query}`,
  trip: (tripId: string) => `/d/trips/${encodeURIComponent(tripId)}`,
  departures: (query = '') => `/d/departures${query}`,
  minisigua: (query = '') => `/d/minisigua${query}`,
  ticketDetail: (code: string) => `/d/tickets-detail/${encodeURIComponent(code)}`,
} as const;

/** Where `?next=` wants to go after sign-in; only the shop, and paths of this app's signed-in area, are followed. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  if (next === paths.landing) return next;
  const inArea =
    /^\/d(\/(?!login|logout|reset-password)[^\s]*)?$/.test(next) && !next.includes('//') && !next.includes('\\');
  return inArea && next !== '/d' ? next : paths.dashboard;
}
