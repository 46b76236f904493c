import { BOOKING_FILTERS, type BookingFilter } from '@muara/contract/constants';
import { personalStorage } from '@/lib/personal-storage.ts';
import type { BookingKind, BookingListQuery } from './bookings.api.ts';

/** Filters of a booking list and their empty values. */
export const BOOKING_DEFAULTS = { status: 'all', search: '' };

/** Those of them that the address may ask for. */
export const BOOKING_KNOWN = { status: BOOKING_FILTERS };

type BookingFilters = typeof BOOKING_DEFAULTS & { sort_by: string; sort: string };

/** The status that a filter names; a word that is none filters nothing. */
export function statusOf({ status }: { status: string }): BookingFilter {
  return BOOKING_FILTERS.find((known) => known === status) ?? 'all';
}

/** What the list of a kind is asked. */
export function queryOf(kind: BookingKind, page: number, filters: BookingFilters): BookingListQuery {
  const { search, sort_by, sort } = filters;
  const status = statusOf(filters);
  return {
    page,
    vvip_charter: kind,
    ...(status === 'all' ? {} : { status }),
    ...(search === '' ? {} : { search }),
    ...(sort_by === '' ? {} : { sort_by: sort_by as NonNullable<BookingListQuery['sort_by']>, sort: sort as 'asc' }),
  };
}

const keyOf = (kind: BookingKind) => `bookings.${kind}`;

/** Keeps the search and the status filter of this person in the browser (002 §2.2). */
export function rememberFilters(kind: BookingKind, { status, search }: typeof BOOKING_DEFAULTS): void {
  personalStorage.set(keyOf(kind), { status, search });
}

/** The query string of what was kept; '' when that is nothing. */
export function keptQuery(kind: BookingKind): string {
  const kept = personalStorage.read(keyOf(kind), isKept);
  const query = new URLSearchParams();
  if (kept && kept.status !== BOOKING_DEFAULTS.status) query.set('status', kept.status);
  if (kept && kept.search !== BOOKING_DEFAULTS.search) query.set('search', kept.search);
  return query.size > 0 ? `?${query}` : '';
}

function isKept(value: unknown): value is typeof BOOKING_DEFAULTS {
  const { status, search } = (value ?? {}) as Partial<Record<keyof typeof BOOKING_DEFAULTS, unknown>>;
  return typeof status === 'string' && typeof search === 'string';
}
