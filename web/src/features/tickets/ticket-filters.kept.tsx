import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { keptTicketFilter } from '@/domain/tickets/ticket-filters.ts';
import { knownQuery, TICKET_DEFAULTS } from './ticket-filters.tsx';

interface KeptFiltersProps {
  list: Parameters<typeof knownQuery>[0];
  /** The address of the list under a query. */
  path(query: string): string;
  children: ReactNode;
}

/** Opens the list with the filters saved in this browser if the address has none (001 §2). */
export function KeptFilters({ list, path, children }: KeptFiltersProps) {
  const { search } = useLocation();
  const [kept] = useState(() => (search === '' ? keptQuery(list) : ''));
  const [restored, setRestored] = useState(kept === '');
  const known = knownQuery(list, search);
  if (known !== search) return <Navigate to={path(known)} replace />;
  if (!restored && search === '') return <Navigate to={path(kept)} replace />;
  if (!restored) setRestored(true);
  return children;
}

function keptQuery(list: KeptFiltersProps['list']): string {
  const { type, search } = keptTicketFilter(list);
  const query = new URLSearchParams();
  if (type && type !== TICKET_DEFAULTS.type) query.set('type', type);
  if (search) query.set('search', search);
  return knownQuery(list, query.size > 0 ? `?${query}` : '');
}
