import { ApiError } from '@muara/client/http';
import type { PricedOrder } from '@muara/contract/rules';
import type { Ticket } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText, reportError } from '@/domain/errors/errors.ts';
import { isStale } from '@/domain/errors/stale.ts';
import { type Form, useForm } from '@/domain/forms/use-form.ts';
import { isSame } from '@/domain/forms/use-page-form.ts';
import { type BookingDraft, checkDraft, draftOf } from './booking-draft.ts';
import { bookingFormMessages as text } from './booking-form.messages.ts';
import { type BookingLists, bodyOf, jettyOf, priceBooking } from './booking-offer.ts';
import { type BookingKind, forgetBookings } from './bookings.api.ts';
import { keepDraft } from './kept-booking.ts';
import { useNonce } from './use-nonce.ts';

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

export interface BookingFormState extends Omit<Form<BookingDraft>, 'leave'> {
  validateField(field: string): void;
  priced: PricedOrder | null;
  /** It is stored, and nothing is left to lose. */
  isSaved: boolean;
  /** The page is about to be loaded anew: nothing is asked. */
  isReloading: boolean;
  /** Somebody else has saved first: the server's words. */
  conflict: string | null;
  /** What the form holds at this moment, for what was begun earlier. */
  getValues(): BookingDraft;
  patch(values: Partial<BookingDraft>): void;
  discard(): void;
  /** Starts anew from what is stored. */
  load(ticket: Ticket): void;
  /** The next save is meant to go over theirs. */
  saveOver(): void;
}

/** The form of a new or pending booking (002 §2.3, §5.1), and what answers its save. */
export function useBookingForm({ kind, lists, ticket, blank, initial }: BookingFormOptions): BookingFormState {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { alert } = useDialogs();
  const nonceOf = useNonce();
  const [base, setBase] = useState({ draft: blank, updatedAt: ticket?.updated_at ?? null });
  const [conflict, setConflict] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isReloading, setReloading] = useState(false);
  const over = useRef(false);

  const form = useForm<BookingDraft>({
    initialValues: initial,
    check: (draft) => checkDraft(draft, { hasSlots: jettyOf(lists, draft.jetty_id)?.gotSlots === true }),
    save: save,
  });
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const dirty = !isSame(form.values, base.draft);

  async function save(draft: BookingDraft): Promise<void> {
    const order = bodyOf(draft, priceBooking(lists, draft), ticket);
    // A save over somebody else's names no state that it was filled from. A form cannot send null.
    const seen = over.current || ticket === null ? {} : { updated_at: base.updatedAt ?? '' };
    over.current = false;
    try {
      const body = { ...order, ...seen, ...(ticket === null ? { _: nonceOf(order) } : {}) };
      const answer = await client.call.saveBooking({ body });
      if (answer.price_update) return await reloadPrices(draft);
      toast.success(ticket === null ? text.added : text.saved);
      setSaved(true);
      void forgetBookings(queries);
    } catch (error) {
      if (isStale(error)) return setConflict(errorText(error));
      if (!isDecided(error)) throw error;
      // The screen shows it read-only once it is loaded.
      reportError(error);
      await forgetBookings(queries);
    }
  }

  /** Prices are other ones by now (002 §8). */
  async function reloadPrices(draft: BookingDraft): Promise<void> {
    if (ticket === null) keepDraft(kind, draft);
    await alert({ title: text.oops, message: text.priceUpdate });
    setReloading(true);
  }

  function fill(from: Ticket): void {
    setBase({ draft: draftOf(from), updatedAt: from.updated_at });
    setConflict(null);
    form.setValues(draftOf(from));
  }

  // What others save meanwhile shows at once where nothing is typed; what is typed waits for its own save to tell.
  const [shown, setShown] = useState(ticket);
  if (ticket !== null && ticket !== shown) {
    setShown(ticket);
    if (!dirty && !form.isSubmitting && ticket.updated_at !== base.updatedAt) fill(ticket);
  }
  return {
    ...form,
    isDirty: dirty,
    validateField: (field) => form.validateField(field as keyof BookingDraft),
    priced: priceBooking(lists, form.values),
    isSaved,
    isReloading,
    conflict,
    getValues: () => latest.current.values,
    patch: (values) => latest.current.setValues(values),
    discard: () => {
      form.setValues(base.draft);
      setConflict(null);
    },
    load: fill,
    saveOver: () => {
      over.current = true;
    },
  };
}

/** It can no longer be edited at all. */
function isDecided(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'booking_not_pending' || error.code === 'ticket_not_found');
}
