/** Every path of the app in one place. */
export const paths = {
  landing: '/',
  login: (next?: string) => (next && next !== '/d/dashboard' ? `/d/login?next=${encodeURIComponent(next)}` : '/d/login'),
  dashboard: '/d/dashboard',
  pos: '/d/pos',
  printers: '/d/printers',
  logout: '/d/logout',
  /** `type` 0 Normal, 1 VVIP, 2 Agents, 3 Exhibition. */
  tickets: (type: number, query = '') => `/d/tickets/${type}${query}`,
  ticket: (type: number, code: string) => `/d/tickets/${type}/${encodeURIComponent(code)}`,
  ticketDetail: (code: string) => `/d/tickets-detail/${encodeURIComponent(code)}`,
} as const;

/** Where `?next=` wants to go after sign-in; only paths of this app's signed-in area are followed. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  const inArea = /^\/d(\/(?!login|logout)[^\s]*)?$/.test(next) && !next.includes('//') && !next.includes('\\');
  return inArea && next !== '/d' ? next : paths.dashboard;
}
