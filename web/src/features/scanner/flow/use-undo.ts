import { ApiError } from '@muara/client/http';
import { useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { scannerMessages as text } from '../scanner.messages.ts';
import { showActionError } from '../show-action-error.ts';
import type { TripStore } from '../trip/trip-store.ts';
import { withCount } from './validation.ts';

/** Refusals after which nothing is left to undo. */
const OVER: ReadonlySet<string> = new Set([
  'undo_done',
  'undo_too_late',
  'undo_not_last',
  'trip_started',
  'validation_not_found',
]);

/** @public the emitted declaration of the gate names it */
export interface Undo {
  isRunning: boolean;
  run(): Promise<void>;
}

/**
 * Undoes the last validation.
 * After a lost response it can be pressed again, since undoing twice has no effect.
 */
export function useUndo(store: TripStore, sync: (isEmpty?: boolean) => Promise<void>): Undo {
  const client = useClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const [isRunning, setRunning] = useState(false);
  const busy = useRef(false);
  const undo = async (validationId: number) => {
    try {
      const answer = await client.call.undoValidation({ body: { validation_id: validationId } });
      store.change((trip) => ({ ...withCount(trip, answer), last: null }));
      toast.success(text.last.undone);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      if (OVER.has(code)) store.change((trip) => ({ ...trip, last: null }));
      // Undone already, the trip may have nobody left, and then the server knows it no more.
      void sync(code === 'undo_done');
      if (code === 'undo_done') toast.success(text.last.undone);
      else await showActionError(error, dialogs);
    }
  };
  return {
    isRunning,
    async run() {
      const last = store.get()?.last;
      if (!last || busy.current) return;
      busy.current = true;
      setRunning(true);
      await undo(last.validation_id);
      busy.current = false;
      setRunning(false);
    },
  };
}
