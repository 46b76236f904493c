import { slotLabel } from '@muara/contract/rules/availability/slot-label';
import type { SalePackages } from '@muara/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { isOpenTicket, jettyOf, type Seats } from '@/domain/sale/catalogue/catalogue.ts';
import { hasCountedSeats, NO_SEATS, departureSeatsOf } from '@/domain/sale/catalogue/departure-seats.ts';
import type { Sale } from '@/domain/sale/sale.ts';
import { SLOTS_KEY, slotsQuery } from '@/domain/departures/departures.queries.ts';
import type { StepToasts } from './use-step-toasts.ts';
import type { SlotList } from './wizard-context.ts';

/** Returns the slots of the chosen jetty and day, or the day's seats without slots; kept fresh. */
export function useSlots(
  sale: Sale,
  catalogue: SalePackages,
  { toast, onFailure }: { toast: StepToasts; onFailure(): void },
): { slots: SlotList; seats: Seats | null } {
  const client = useClient();
  const queries = useQueryClient();
  const { packageId, jettyId, date } = sale;
  const jetty = jettyOf(catalogue, sale);
  const wanted =
    sale.result === null &&
    packageId !== null &&
    jettyId !== null &&
    date !== null &&
    !isOpenTicket(sale, catalogue) &&
    jetty !== null &&
    hasCountedSeats(jetty);
  const vvip = sale.vvip ? 1 : 0;
  const query = useQuery(slotsQuery(client, wanted ? { package_id: packageId, jetty_id: jettyId, date, vvip } : null));
  const { list, day } = wanted && query.data ? departureSeatsOf(jetty, query.data) : NO_SEATS;
  const error = wanted && query.data === undefined ? query.error : null;
  useRealtimeMessage('new-ticket', () => void queries.invalidateQueries({ queryKey: SLOTS_KEY }));

  const tell = useEffectEvent((reason: unknown) => {
    // A failed load shows the server's message and offers another day (002 §8).
    toast.error(errorText(reason));
    onFailure();
  });
  useEffect(() => {
    if (error !== null) tell(error);
  }, [error]);

  const slot = list?.find((item) => slotLabel(item) === sale.slot) ?? null;
  return {
    slots: { list, day, loading: wanted && query.isLoading, retry: () => void query.refetch() },
    seats: slot ?? day,
  };
}
