import type { FoundTicket } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { useTill } from '@/features/counter/till/till-context.ts';
import { useParkedSales } from '@/features/counter/tools/parked/use-parked-sales.ts';
import { TicketSearchForm } from '@/features/counter/tools/search/ticket-search.tsx';
import { useTicketSearch } from '@/features/counter/tools/search/use-ticket-search.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { countsFromWire } from '@muara/contract/rules/passengers/counts-from-wire';
import type { Dining } from '@/domain/sale/sale.ts';

/** Finds a ticket by its code. The wizard then sells dishes for it (002 §2.19, §7.6). */
export function DiningPanel() {
  const till = useTill();
  const client = useClient();
  const toast = useToast();
  const parked = useParkedSales();
  const search = useTicketSearch('code', (text) => client.call.searchDining({ body: { search: text } }));

  const addDishes = (ticket: FoundTicket) => {
    // Dishes are a sale of their own: park the running one.
    if (parked.isRunning) {
      if (!parked.park('')) return;
      toast.info(toolText.swapped);
    }
    till.close();
    till.dispatch({ do: 'dine', dining: diningOf(ticket) });
  };
  return (
    <Dialog title={toolText.dining} size="md" onClose={till.close}>
      <TicketSearchForm search={search} label={toolText.codeOnly} action={toolText.addDishes} onChoose={addDishes} />
    </Dialog>
  );
}

/** Returns a found ticket in the form in which the wizard adds dishes to it (002 §2.18, §7.6). */
function diningOf(ticket: FoundTicket): Dining {
  const { id, code, package_id: packageId, jetty, depart_date: date, slot } = ticket;
  return {
    ticketId: id,
    code,
    counts: countsFromWire(ticket),
    package: { id: packageId, name: ticket.package.name },
    menu: ticket.foods,
    departs: { date, jetty: jetty?.name ?? null, slot },
    buyer: {
      name: ticket.name ?? '',
      company_name: ticket.company_name ?? '',
      email: ticket.email ?? '',
      contact: ticket.contact ?? '',
    },
  };
}
