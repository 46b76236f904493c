import { ApiError } from '@muara/client/http';
import { useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { sessionOf } from '../flow/validation.ts';
import { scannerMessages } from '../scanner.messages.ts';
import { showActionError } from '../show-action-error.ts';
import type { TripStore } from './trip-store.ts';

interface StartTrip {
  isRunning: boolean;
  run(): Promise<void>;
}

/**
 * Starts the trip with the number validated (002 §7.8).
 * If the server has another number, it shows that and asks the crew again.
 */
export function useStartTrip(store: TripStore, sync: (isEmpty?: boolean) => Promise<void>): StartTrip {
  const client = useClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const [isRunning, setRunning] = useState(false);
  const busy = useRef(false);
  const text = scannerMessages.trip;

  /** Returns whether to ask again. */
  const start = async (): Promise<boolean> => {
    const trip = store.get();
    if (trip === null) return false;
    const message = text.startQuestion(trip.boat_no, trip.time, trip.validated);
    if (!(await dialogs.confirm({ title: text.start, message, confirmLabel: text.start }))) return false;
    setRunning(true);
    try {
      await client.call.startTrip({ body: { ...sessionOf(trip), total_passenger: trip.validated } });
      toast.success(text.created);
      store.set(null);
      return false;
    } catch (error) {
      await showActionError(error, dialogs);
      const code = error instanceof ApiError ? error.code : null;
      await sync(code === 'trip_empty');
      return code === 'trip_count_changed' && store.get()?.validated !== trip.validated;
    } finally {
      setRunning(false);
    }
  };
  return {
    isRunning,
    async run() {
      if (busy.current) return;
      busy.current = true;
      while (await start());
      busy.current = false;
    },
  };
}
