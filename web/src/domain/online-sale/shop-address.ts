import { paths } from '@/domain/navigation/paths.ts';

/** The parameters of the shop's address: none, the result of a ticket, or another payment (002 §4.3). */
interface ShopAddress {
  ticketCode: string | null;
  tryAgain: boolean;
  /** Opens the documents of the ticket. The return address of the provider carries it. */
  documentKey: string | null;
}

const CODE = /^[A-Za-z0-9-]{1,20}$/;
const KEY = /^[A-Za-z0-9_-]{1,100}$/;

/** Reads the query string of the shop. A malformed code counts as none. */
export function readShopAddress(queryString: string): ShopAddress {
  const query = new URLSearchParams(queryString);
  const code = query.get('ticket_code')?.trim() ?? '';
  const ticketCode = CODE.test(code) ? code : null;
  const key = query.get('key') ?? '';
  const documentKey = ticketCode !== null && KEY.test(key) ? key : null;
  return { ticketCode, documentKey, tryAgain: ticketCode !== null && query.get('try_again') === '1' };
}

/**
 * Returns the address that shows the result of a ticket, or pays it again.
 * `home` is the shop, or the agents' Buy Ticket.
 * @param documentKey kept in the address, so that the receipt and the payment of a booking open from there
 */
export function ticketAddress(
  code: string,
  how: 'result' | 'again',
  home: string = paths.landing(),
  documentKey: string | null = null,
): string {
  const query = new URLSearchParams({
    ...(how === 'again' ? { try_again: '1' } : {}),
    ticket_code: code,
    ...(documentKey === null ? {} : { key: documentKey }),
  });
  return `${home}?${query.toString()}`;
}

/** The query string of this page, for `useSyncExternalStore`. */
export const search = {
  shown: (): string => location.search,
  subscribe(listener: () => void): () => void {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  },
};
