import type { QueryClient } from '@tanstack/react-query';

/** Refetches what shows the money of a purchase: tickets, bookings, approvals and the dashboard. */
export function refetchPurchases(queries: QueryClient): void {
  for (const area of ['tickets', 'bookings', 'approvals', 'dashboard'])
    void queries.invalidateQueries({ queryKey: [area] });
}
