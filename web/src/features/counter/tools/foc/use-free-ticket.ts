import { ApiError } from '@muara/client/http';
import type { Ticket, GenerateRequest } from '@muara/contract/types';
import { useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { useToast } from '@/lib/toast.ts';
import { showActionError } from '@/features/counter/till/action-error.ts';
import { attemptOf, forgetAttempt } from '@/domain/sale/checkout/saved-attempt.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { DEFAULT_STATE } from '@muara/contract/constants';
import type { PrinterChoice } from '@/domain/sale/checkout/sale-payload.ts';

interface FreeTicketCallbacks {
  given(ticket: Ticket): void;
  /** No ticket was created. */
  refused(): void;
}

/** Issues a tour guide's free ticket exactly once, even after a lost connection (002 §7.6). */
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

interface FreeTicket {
  guideId: number;
  jettyId: number | null;
  printer: PrinterChoice | null;
}

/**
 * Returns the request for a tour guide's free ticket (002 §7.6).
 * It is for a Malaysian adult from Melaka, with all amounts zero.
 */
function focPayload({ guideId, jettyId, printer }: FreeTicket): Omit<GenerateRequest, '_'> {
  return {
    platform: 'counter',
    foc: 1,
    tourguide_id: guideId,
    malaysian: true,
    non_malaysian: false,
    state: DEFAULT_STATE,
    total_adult: 1,
    payment_method: 'FOC',
    amount: 0,
    amount_food: 0,
    processing_fee: 0,
    amount_discount: 0,
    pos_jetty_id: jettyId,
    printer_id: printer?.id ?? null,
    printer_name: printer?.name ?? null,
  };
}
