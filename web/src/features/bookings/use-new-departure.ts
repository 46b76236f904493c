import { useRef } from 'react';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { CLEARED, countFields, countsOf, type DepartureFields, departureOf, passengersOf } from './booking-draft.ts';
import { bookingFormMessages as text } from './booking-form.messages.ts';
import type { BookingFormState } from './use-booking-form.ts';

/**
 * Changes package, date, jetty or slot, which clears passengers and dishes (002 §5.1).
 * It asks first if there are any, and offers to undo.
 */
export function useNewDeparture(form: BookingFormState): (patch: Partial<DepartureFields>) => Promise<boolean> {
  const { confirm } = useDialogs();
  const toast = useToast();
  const hasAsked = useRef(false);

  return async (patch) => {
    const isSame = Object.entries(patch).every(
      ([name, value]) => form.getValues()[name as keyof DepartureFields] === value,
    );
    if (isSame) return false;
    if (passengersOf(form.getValues()) === 0) {
      form.setValues({ ...patch, ...CLEARED });
      return true;
    }
    if (!hasAsked.current) {
      const question = {
        title: text.clears,
        message: text.clearsMore,
        confirmLabel: text.clearsGo,
        cancelLabel: text.clearsKeep,
      };
      if (!(await confirm(question))) return false;
      hasAsked.current = true;
    }
    const draft = form.getValues();
    const before = { ...departureOf(draft), ...countFields(countsOf(draft)), foods: draft.foods };
    form.setValues({ ...patch, ...CLEARED });
    toast.info(text.cleared, { label: text.undo, run: () => form.setValues(before) });
    return true;
  };
}
