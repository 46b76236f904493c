import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { isOpenTicket, jettyOf } from '@/domain/sale/catalogue/catalogue.ts';
import { hasCountedSeats, NO_SEATS, departureSeatsOf } from '@/domain/sale/catalogue/departure-seats.ts';
import { restoreSale } from '@/domain/sale/draft/draft.ts';
import { problemBefore } from '@/domain/sale/guard-step.ts';
import { priceSale } from '@/domain/sale/price-sale.ts';
import type { Sale } from '@/domain/sale/sale.ts';
import { slotsQuery } from '@/domain/departures/departures.queries.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { useTill } from '@/features/counter/till/till-context.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import type { ParkedSale } from './parked-sales.ts';
import type { ParkedSales } from './use-parked-sales.ts';

/**
 * Returns a function that resumes a parked sale, at current prices and with the free seats.
 * The till shows what must be fixed. A sale that is running is parked in its place.
 */
export function useRecall(parked: ParkedSales) {
  const till = useTill();
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const [pending, setPending] = useState<string | null>(null);
  const { catalogue } = till;

  const seatsOf = async (sale: Sale) => {
    const { packageId, jettyId, date } = sale;
    if (packageId === null || jettyId === null || date === null || isOpenTicket(sale, catalogue)) return NO_SEATS;
    const jetty = jettyOf(catalogue, sale);
    if (jetty === null || !hasCountedSeats(jetty)) return NO_SEATS;
    const wanted = { package_id: packageId, jetty_id: jettyId, date, vvip: sale.vvip ? 1 : 0 } as const;
    return departureSeatsOf(jetty, await queries.fetchQuery(slotsQuery(client, wanted)));
  };

  const recall = async (waiting: ParkedSale) => {
    const sale = restoreSale(waiting.sale, catalogue);
    if (sale === null) return toast.error(saleText.packageGone);
    setPending(waiting.id);
    const { list: slots, day } = await seatsOf(sale).catch((error: unknown) => {
      toast.error(errorText(error));
      return NO_SEATS;
    });
    setPending(null);
    // Free its place in the list first: the running sale may need it.
    parked.remove(waiting.id);
    if (parked.isRunning && parked.park('')) toast.info(toolText.swapped);
    till.close();
    till.dispatch({ do: 'recall', sale });
    const problem = problemBefore(sale, { catalogue, slots, day }, sale.step);
    if (problem) till.refuse(problem);
    else if ((priceSale(sale, catalogue)?.total ?? null) !== waiting.total) toast.info(saleText.priceChanged);
  };
  return { recall, pending };
}
