import { useEffect } from 'react';
import { useSessionActions, useSignedIn, useToast } from '@/lib/app-context.ts';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { refundWay, subVoidWay, voidWay } from './ticket-rights.ts';

const KEY = 'muara.interrupted-form';

/** A form that was open when the page went. */
interface OpenForm {
  kind: 'refund' | 'void' | 'subVoid';
  code: string;
  /** The purchase is a booking, which other rights reach too. */
  booking: boolean;
}

/** While it is open, notes that a form is: rights that change reload the page (000 §4), and take the form with it. */
export function useInterruptible({ kind, code, booking }: OpenForm): void {
  useEffect(() => {
    const note = () => interrupted.note({ kind, code, booking });
    window.addEventListener('pagehide', note);
    return () => window.removeEventListener('pagehide', note);
  }, [kind, code, booking]);
}

/** Tells whoever comes back to a ticket whose form they may send no more that the right is gone (001 §6). */
export function useToldOfLostRight(shown: string): void {
  const rights = useSessionActions();
  const { user } = useSignedIn();
  const toast = useToast();
  useEffect(() => {
    const form = interrupted.take();
    if (form?.code !== shown) return;
    const ways = {
      refund: () => refundWay(rights),
      void: () => voidWay(rights, form),
      subVoid: () => subVoidWay(rights, user),
    };
    if (ways[form.kind]() === null) toast.error(text.noPermission);
  }, [shown, rights, user, toast]);
}

/** The note outlives the page, and nothing but it; where the browser keeps nothing, nothing is told. */
const interrupted = {
  note(form: OpenForm): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(form));
    } catch {
      // Blocked storage keeps no note.
    }
  },
  take(): OpenForm | null {
    try {
      const form: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
      sessionStorage.removeItem(KEY);
      return isOpenForm(form) ? form : null;
    } catch {
      return null;
    }
  },
};

function isOpenForm(value: unknown): value is OpenForm {
  const form = value as Partial<OpenForm> | null;
  return typeof form?.code === 'string' && (form.kind === 'refund' || form.kind === 'void' || form.kind === 'subVoid');
}
