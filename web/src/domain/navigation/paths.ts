import { screenPaths } from '@muara/contract/screen-paths';

/** Every address of the app: those of `screens.yaml` and those of public pages. */
export const paths = {
  ...screenPaths,
  landing: () => '/',
  login: (next?: string) =>
    next && next !== screenPaths.dashboard() ? `/d/login?next=${encodeURIComponent(next)}` : '/d/login',
  logout: () => '/d/logout',
  resetPassword: () => '/d/reset-password',
  vvip: () => '/vvip',
  /** The page of this slug is shown instead of the terms, for previews. */
  terms: (slug?: string) => (slug ? `/terms-and-condition?page=${encodeURIComponent(slug)}` : '/terms-and-condition'),
  /** Takes up the payment of an order or a booking. */
  payOnline: (code: string) => `/?${new URLSearchParams({ try_again: '1', ticket_code: code }).toString()}`,
} as const;

/** Returns where `?next=` leads after sign-in: the shop or a signed-in path of this app only. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  if (next === paths.landing()) return next;
  const inArea =
    /^\/d(\/(?!login|logout|reset-password)[^\s]*)?$/.test(next) && !next.includes('//') && !next.includes('\\');
  return inArea && next !== '/d' ? next : paths.dashboard();
}
