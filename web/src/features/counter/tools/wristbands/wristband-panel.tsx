import { readWristbandCode } from '@muara/contract/rules/printing/wristband-code';
import type { FoundTicket } from '@muara/contract/types';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { useTill } from '@/features/counter/till/till-context.ts';
import { TicketSearchForm } from '@/features/counter/tools/search/ticket-search.tsx';
import { useTicketSearch } from '@/features/counter/tools/search/use-ticket-search.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { WristbandPrint } from './wristband-print.tsx';

/**
 * Finds a ticket by its code, a wristband or an email, to print wristbands again (002 §1, §2.19).
 * A scanned wristband is the one to print.
 */
export function WristbandPanel() {
  const till = useTill();
  const client = useClient();
  const search = useTicketSearch('code-or-email', (text) => client.call.searchWristbands({ body: { search: text } }));
  const [ticket, setTicket] = useState<FoundTicket | null>(null);
  if (ticket !== null) {
    const scanned = readWristbandCode(search.typed.trim().toUpperCase());
    return (
      <WristbandPrint
        key={ticket.id}
        ticket={ticket}
        number={scanned?.code === ticket.code ? scanned.number : null}
        onBack={() => setTicket(null)}
        onPrinted={() => {
          setTicket(null);
          // The results are from before this print.
          void search.run();
        }}
      />
    );
  }
  return (
    <Dialog key="search" title={toolText.wristbands} size="md" onClose={till.close}>
      <TicketSearchForm
        search={search}
        label={toolText.codeOrEmail}
        action={toolText.printWristbands}
        onChoose={setTicket}
      />
    </Dialog>
  );
}
