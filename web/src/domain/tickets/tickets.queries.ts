import type { QueryClient } from '@tanstack/react-query';

/** Refetches what shows the money of a purchase: its tickets, its booking, the inbox and the figures of the dashboard. */
export function refetchPurchases(queries: QueryClient): void {
  for (const area of ['tickets', 'bookings', 'approvals', 'dashboard'])
    void queries.invalidateQueries({ queryKey: [area] });
}
