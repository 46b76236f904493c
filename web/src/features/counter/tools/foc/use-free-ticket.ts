import { ApiError } from '@muara/client/http';
import type { Ticket } from '@muara/contract/types';
import { useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { useToast } from '@/lib/toast.ts';
import { showActionError } from '@/features/counter/till/action-error.ts';
import { attemptOf, forgetAttempt } from '@/domain/sale/checkout/saved-attempt.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { focPayload } from './foc-payload.ts';

interface FreeTicketCallbacks {
  given(ticket: Ticket): void;
  /** No ticket was made. */
  refused(): void;
}

/** Gives a tour guide a free ticket, once, however often a cut makes the cashier press (002 §7.6). */
export function useFreeTicket(callbacks: FreeTicketCallbacks) {
  const client = useClient();
  const dialogs = useDialogs();
  const printers = usePrinters();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const running = useRef(false);

  const give = async (guideId: number, jettyId: number | null) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    const chosen = printers.chosen('receipt');
    const printer = chosen === null ? null : { id: chosen.device_id, name: chosen.name };
    const order = focPayload({ guideId, jettyId, printer });
    const attempt = attemptOf('foc', order, sessionStorage);
    try {
      const body = { ...order, _: attempt.nonce };
      const { ticket } = await client.call.generateTicket({
        body,
        idempotencyKey: attempt.nonce,
      });
      forgetAttempt('foc', sessionStorage);
      if (ticket === null) return callbacks.refused();
      toast.success(toolText.ticketGenerated);
      callbacks.given(ticket);
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) forgetAttempt('foc', sessionStorage);
      await showActionError(error, dialogs);
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { give, pending };
}
