import { ApiError } from '@muara/client/http';
import type { PricedOrder } from '@muara/contract/rules/pricing/shapes';
import type { Ticket } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { useState, useRef } from 'react';
import { saveCancelled } from '@/domain/errors/errors.ts';
import type { Form, Seen } from '@/domain/forms/form.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { type BookingDraft, checkDraft, draftOf } from './booking-draft.ts';
import { bookingFormMessages as text } from './booking-form.messages.ts';
import { type BookingLists, bodyOf, jettyOf, priceBooking } from './booking-lists.ts';
import { type BookingKind, refetchBookings } from './bookings.api.ts';
import { keepDraft } from './stored-draft.ts';

interface BookingFormOptions {
  kind: BookingKind;
  lists: BookingLists;
  /** The booking as it is stored; null for a new one. */
  ticket: Ticket | null;
  /** What counts as nothing typed. */
  blank: BookingDraft;
  /** What the form is filled with. */
  initial: BookingDraft;
}

export interface BookingFormState extends Form<BookingDraft, Ticket> {
  priced: PricedOrder | null;
  /** The page is about to be loaded again: nothing is asked. */
  isReloading: boolean;
}

/** The form of a new or pending booking (002 §2.3, §5.1), and what its save leads to. */
export function useBookingForm({ kind, lists, ticket, blank, initial }: BookingFormOptions): BookingFormState {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { alert } = useDialogs();
  const nonceOf = useNonce();
  const [isReloading, setReloading] = useState(false);
  const form = useForm<BookingDraft, Ticket>({
    record: ticket,
    initialValues: initial,
    savedValues: blank,
    valuesOf: draftOf,
    check: (draft) => checkDraft(draft, { hasSlots: jettyOf(lists, draft.jetty_id)?.gotSlots === true }),
    save,
  });

  async function save(draft: BookingDraft, seen: Seen): Promise<void> {
    const order = bodyOf(draft, priceBooking(lists, draft), ticket);
    try {
      const body = { ...order, ...seen, ...(ticket === null ? { _: nonceOf(order) } : {}) };
      const answer = await client.call.saveBooking({ body });
      if (answer.price_update) return await reloadPrices(draft);
      toast.success(ticket === null ? text.added : text.saved);
      void refetchBookings(queries);
    } catch (error) {
      // The screen shows it read-only once it is loaded.
      if (isDecided(error)) await refetchBookings(queries);
      throw error;
    }
  }

  /** Prices have changed meanwhile (002 §8). */
  async function reloadPrices(draft: BookingDraft): Promise<never> {
    if (ticket === null) keepDraft(kind, draft);
    await alert({ title: text.oops, message: text.priceUpdate });
    setReloading(true);
    throw saveCancelled();
  }
  return { ...form, priced: priceBooking(lists, form.values), isReloading };
}

/** It can no longer be edited at all. */
function isDecided(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'booking_not_pending' || error.code === 'ticket_not_found');
}

/**
 * Returns a nonce for a request body.
 * The same body keeps its nonce, so that a retry after a lost connection creates one booking. Another body gets a new
 * one.
 */
function useNonce(): (order: object) => string {
  const last = useRef<{ order: string; nonce: string } | null>(null);
  return (order) => {
    const key = JSON.stringify(order);
    if (last.current?.order !== key) last.current = { order: key, nonce: createNonce() };
    return last.current.nonce;
  };
}

/** `crypto.randomUUID` is missing on plain http addresses of a local network. */
function createNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
