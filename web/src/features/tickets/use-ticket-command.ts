import { ApiError } from '@muara/client/http';
import type { OperationId } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { appState } from '@/lib/app-state.ts';
import { useDialogs, type ConfirmRequest } from '@/lib/dialogs.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { refreshTickets } from './tickets.api.ts';

const state = appState(() => ({ commands: 0 }));

/** Whether a command of this window is under way, its refreshed screen included. */
export const isSending = (): boolean => state.commands > 0;

/**
 * Sends a command about a ticket. A user who has lost the right is informed, and nothing is sent.
 * Afterwards, or when the ticket has changed since, every query that shows it is refetched.
 */
export function useSend(): (operation: OperationId, call: () => Promise<unknown>, said: string) => Promise<void> {
  const queries = useQueryClient();
  const toast = useToast();
  const { can } = useSessionActions();
  return async (operation, call, said) => {
    if (!can(operation)) {
      toast.error(text.noPermission);
      throw new ApiError('aborted', 0, 'aborted', text.noPermission);
    }
    state.commands += 1;
    try {
      await call();
      toast.success(said);
      await refreshTickets(queries);
    } catch (error) {
      const isFields = error instanceof ApiError && (error.errors !== undefined || error.field !== undefined);
      if (!isFields) void refreshTickets(queries);
      throw error;
    } finally {
      state.commands -= 1;
    }
  };
}

interface TicketCommand {
  /** Its name among those of the screen: which of them runs. */
  name: string;
  operation: OperationId;
  /** Asked first; it names the record and the consequence. */
  ask: Omit<ConfirmRequest, 'title'>;
  call(): Promise<unknown>;
  said: string;
}

/** Commands of one press, one at a time: a second press while one runs does nothing. */
export function useTicketCommand(): { running: string | null; run(command: TicketCommand): Promise<void> } {
  const send = useSend();
  const dialogs = useDialogs();
  const [running, setRunning] = useState<string | null>(null);
  const busy = useRef(false);
  return {
    running,
    async run({ name, operation, ask, call, said }) {
      if (busy.current) return;
      busy.current = true;
      try {
        if (await dialogs.confirm({ title: text.holdOn, ...ask })) {
          setRunning(name);
          await send(operation, call, said);
        }
      } catch (error) {
        reportError(error);
      }
      busy.current = false;
      setRunning(null);
    },
  };
}
