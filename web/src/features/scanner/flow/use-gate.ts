import { ApiError } from '@muara/client/http';
import { useEffect, useReducer } from 'react';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { clock } from '@/lib/clock.ts';
import type { OpenTrip } from '@/domain/trips/open-trip.ts';
import { scannerMessages as text } from '../scanner.messages.ts';
import { showActionError } from '../show-action-error.ts';
import type { TripStore } from '../trip/trip-store.ts';
import { nextFlow, type ShownTicket, START } from './flow.ts';
import { createNonce } from './nonce.ts';
import { signalResult } from './signal.ts';
import { useScans } from './use-scans.ts';
import { useTripCount } from './use-trip-count.ts';
import { useUndo } from './use-undo.ts';
import { useValidation } from './use-validation.ts';
import { nameOf, validationOf, withCount } from './validation.ts';

/** How long the result of a validation covers the screen; scanning goes on beneath. */
const BOARDED_MS = 900;

export type Gate = ReturnType<typeof useGate>;

/** The gate of one trip: what is on screen, and all that its buttons do. */
export function useGate(store: TripStore, trip: OpenTrip) {
  const dialogs = useDialogs();
  const toast = useToast();
  const [flow, dispatch] = useReducer(nextFlow, START);
  const { isLineDown, sync, noteLine } = useTripCount(store);
  const { typed, setTyped, scan, look } = useScans({ store, flow, dispatch, onLine: noteLine });
  const undo = useUndo(store, sync);

  const validate = (shown: ShownTicket, confirmed: boolean) =>
    store.change((now) => (now.pending ? now : { ...now, pending: validationOf(shown, confirmed) }));

  const { lost, stop } = useValidation(store, trip, {
    onBoarded(answer, sent) {
      const { validation_id, undo_until, total_validated: passengers, ticket } = answer;
      const name = nameOf(ticket) || sent.name;
      store.change((now) => ({
        ...withCount(now, answer),
        last: { validation_id, undo_until, name, passengers },
      }));
      const remaining = store.get()?.remaining_passenger ?? 0;
      dispatch({ type: 'boarded', passengers, name, remaining });
      signalResult('boarded');
      toast.success(text.ticket.validated);
    },
    async onRefused(error) {
      signalResult('refused');
      if (error instanceof ApiError && error.code === 'ticket_other_slot' && flow.at === 'ticket') {
        // The crew has seen another warning before this one.
        const { message } = error;
        const isSure = await dialogs.confirm({
          title: text.ticket.warning,
          message,
          confirmLabel: text.ticket.boardAnyway,
        });
        if (isSure) validate({ ...flow, nonce: createNonce() }, true);
        return;
      }
      // The ticket as it is now shows behind the message.
      if (flow.at === 'ticket') void look(flow.scan);
      void sync();
      await showActionError(error, dialogs);
    },
    onLine: noteLine,
  });

  const isBoarded = flow.at === 'boarded';
  useEffect(
    () => (isBoarded ? clock.after(BOARDED_MS, () => dispatch({ type: 'close' })) : undefined),
    [isBoarded, flow],
  );
  return {
    flow,
    dispatch,
    typed,
    setTyped,
    scan,
    look,
    validate,
    undo,
    sync,
    isLineDown,
    lost,
    stopSending() {
      stop();
      toast.info(text.sending.stopped);
      dispatch({ type: 'close' });
      void sync();
    },
  };
}
