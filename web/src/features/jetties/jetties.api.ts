import type { MuaraClient } from '@muara/client/http';
import { queryOptions } from '@tanstack/react-query';
import { defineRecords } from '@/domain/records/define-records.ts';

/** The jetties, in the order in which they were added. Their list says whether jetties have slots. */
export const jetties = defineRecords('jetties', {
  list: 'listJetties',
  add: 'addJetty',
  edit: 'editJetty',
  remove: 'deleteJetty',
});

/** The upcoming tickets that would be voided if a jetty had only these slots, labelled `from - to`. */
export const lostTicketsQuery = (client: MuaraClient, id: number, slots: readonly string[]) =>
  queryOptions({
    queryKey: [...jetties.key, 'lost', id, slots],
    queryFn: ({ signal }) =>
      client.call.countSlotTickets({ query: { id, ...(slots.length > 0 ? { slots: slots.join(',') } : {}) }, signal }),
    // Tickets are sold all the time.
    staleTime: 0,
  });

/** The upcoming tickets on departures that would have more passengers than seats. */
export const overbookedTicketsQuery = (client: MuaraClient, id: number, seats: number) =>
  queryOptions({
    queryKey: [...jetties.key, 'overbooked', id, seats],
    queryFn: ({ signal }) => client.call.countOverbookedTickets({ query: { id, max_passenger: seats }, signal }),
    // Tickets are sold all the time.
    staleTime: 0,
  });
