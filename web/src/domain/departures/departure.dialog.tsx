import { ApiError } from '@muara/client/http';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dayName } from '@/lib/calendar-days.ts';
import { errorText, reportError } from '@/domain/errors/errors.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { BackIcon } from '@/ui/icons.tsx';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { DepartureCalendar } from './departure-calendar.tsx';
import { DepartureSlots } from './departure-slots.tsx';
import styles from './departure.module.css';
import { departureMessages as text } from './departure.messages.ts';
import { useDaySlots } from './use-day-slots.ts';

/** When something departs. */
interface Departure {
  /** 'YYYY-MM-DD' */
  date: string;
  /** Null at a jetty without slots. */
  slot: string | null;
}

interface DepartureDialogProps {
  title?: string;
  packageId: number;
  /** Null when no jetty is known: then the day alone counts. */
  jettyId: number | null;
  /** Its own seats count as free. */
  ticketId: number;
  vvip: boolean;
  /** How many ride. */
  passengers?: number;
  /** When it departs now. */
  value: { date: string | null; slot: string | null };
  /** Said before the calendar, such as that the price stays. */
  note?: ReactNode;
  /** Moves it and says so; then the dialog closes. What it throws is said here, and the dialog stays. */
  onSave(departure: Departure): Promise<void>;
  onClose(): void;
}

/**
 * Moves a departure: first the day, then the slot where the jetty has any (001 §5, 002 §4.1).
 * Not the form hook: nothing is typed, and a refused day leads back to the calendar instead of to a field.
 */
export default function DepartureDialog(props: DepartureDialogProps) {
  const {
    title = text.title,
    packageId,
    jettyId,
    ticketId,
    vvip,
    passengers = 1,
    value,
    note,
    onSave,
    onClose,
  } = props;
  const [date, setDate] = useState<string | null>(null);
  const [slot, setSlot] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const question = jettyId === null || date === null ? null : { packageId, jettyId, ticketId, vvip, date };
  const day = useDaySlots(question, (error) => {
    // Slots that cannot be loaded bring the calendar back (002 §8).
    setProblem(errorText(error));
    setDate(null);
  });
  // The other half of the dialog takes the focus with it.
  const before = useRef(date);
  useEffect(() => {
    if (before.current !== date && date !== null) body.current?.focus();
    before.current = date;
  }, [date]);

  const choose = (next: string) => {
    setProblem(null);
    setSlot(next === value.date ? value.slot : null);
    setDate(next);
  };
  const save = async () => {
    if (date === null || pending) return;
    setPending(true);
    setProblem(null);
    try {
      await onSave({ date, slot });
      return onClose();
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) {
        setProblem(errorText(error));
        if (error.code.startsWith('date_')) setDate(null);
        else void day.refetch();
      } else reportError(error);
    }
    setPending(false);
  };
  const missing = date !== null && day.slots !== null && day.slots.length > 0 && slot === null;
  const same = date === value.date && slot === value.slot;
  const reason =
    day.slots === null && question ? text.loading : missing ? text.chooseSlot : same ? text.unchanged : null;
  return (
    <Dialog
      title={title}
      size="md"
      stay={pending}
      onClose={onClose}
      footer={
        date === null ? null : (
          <>
            <Button kind="plain" onClick={onClose}>
              {text.cancel}
            </Button>
            <ReasonButton reason={reason} pending={pending} onClick={() => void save()}>
              {text.save}
            </ReasonButton>
          </>
        )
      }
    >
      {value.date === null ? null : (
        <p className={styles.now}>
          {text.now} <strong>{[dayName(value.date), value.slot].filter(Boolean).join(', ')}</strong>
        </p>
      )}
      {note}
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {date === null ? (
        <DepartureCalendar packageId={packageId} value={value.date} own={value.date} onChoose={choose} />
      ) : (
        <div ref={body} tabIndex={-1} role="group" aria-label={dayName(date)} className={styles.chosen}>
          <div className={styles.day}>
            <strong>{dayName(date)}</strong>
            <Button kind="quiet" size="sm" icon={<BackIcon size={16} />} onClick={() => setDate(null)}>
              {text.another}
            </Button>
          </div>
          {question === null ? null : (
            <DepartureSlots
              label={text.slots(dayName(date))}
              slots={day.slots}
              value={slot}
              own={date === value.date ? value.slot : null}
              passengers={passengers}
              onChoose={setSlot}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
