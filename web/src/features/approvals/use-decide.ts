import { ApiError } from '@muara/client/http';
import type { Approval, Ticket } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { refetchPurchases } from '@/domain/tickets/tickets.queries.ts';
import { useKeptDialog } from '@/domain/forms/use-kept-dialog.ts';
import { approvalKey, isSubTicket, loadBooking, loadPurchase, sendDecision, type Choice } from './approvals.api.ts';
import { approvalsMessages as text } from './approvals.messages.ts';
import { confirmText, isOpenVoid } from './confirm-text.ts';
import { useChoices } from './use-choices.ts';

/** A booking whose decision is being written, or a surplus whose return is. */
export interface OpenDecision {
  approval: Approval;
  choice: Choice;
  /** Its current state; null for users who cannot view bookings. */
  booking: Ticket | null;
}

export interface Decide {
  /** The card, and the button on it, whose decision runs. */
  busy: { key: string; choice: Choice } | null;
  decide(approval: Approval, choice: Choice): Promise<void>;
  open: OpenDecision | null;
  close(): void;
  /** The open booking has been decided, by this user or someone else. */
  settleOpen(): void;
}

/**
 * Decides one request at a time, after 'Hold On!' (001 §8). Bookings get their own dialog.
 * If somebody else decided first, it shows the server's message and refetches the list.
 *
 * @param onSettled runs when the user has nothing left to decide on the request
 */
export function useDecide(onSettled: (approval: Approval) => void): Decide {
  const client = useClient();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const { can } = useSessionActions();
  const running = useRef(false);
  const [busy, setBusy] = useState<Decide['busy']>(null);
  const may = useChoices();
  const [open, setOpen] = useKeptDialog<OpenDecision>('approvals', ({ approval, choice }) => may(approval)[choice]);

  const settle = (approval: Approval) => {
    onSettled(approval);
    refetchPurchases(queries);
  };
  const run = async (approval: Approval, choice: Choice) => {
    // The button is pending during calls, not while the confirmation is open.
    const call = async <T>(send: () => Promise<T>): Promise<T> => {
      setBusy({ key: approvalKey(approval), choice });
      return send().finally(() => setBusy(null));
    };
    if (approval.kind === 'booking') {
      const booking = can('getBooking') ? await call(() => loadBooking(client, approval.code)) : null;
      setOpen({ approval, choice, booking });
      return;
    }
    if (approval.kind === 'surplus') {
      setOpen({ approval, choice, booking: null });
      return;
    }
    const counted = choice === 'approve' && isOpenVoid(approval) && can('getTicket');
    const purchase = counted ? await call(() => loadPurchase(client, approval.ticket_code)) : null;
    const sure = await dialogs.confirm({
      title: text.holdOn,
      message: confirmText(approval, choice, purchase),
      confirmLabel: text.confirm[approval.kind][choice],
      danger: choice === 'approve',
    });
    if (!sure) return;
    await call(() => sendDecision(client, queries, approval, choice));
    const denied = approval.kind === 'void' && choice === 'reject' && isSubTicket(approval);
    toast.success(denied ? text.voidDenied : text[approval.kind][choice]);
    onSettled(approval);
  };

  return {
    busy,
    open,
    async decide(approval, choice) {
      if (running.current) return;
      running.current = true;
      try {
        await run(approval, choice);
      } catch (error) {
        reportError(error);
        if (error instanceof ApiError && GONE.has(error.code)) settle(approval);
        else refetchPurchases(queries);
      }
      running.current = false;
    },
    close: () => setOpen(null),
    settleOpen() {
      if (open) settle(open.approval);
      setOpen(null);
    },
  };
}

/** Refusals that mean that the request is no longer pending. */
const GONE: ReadonlySet<string> = new Set(['request_processed', 'ticket_not_found']);
