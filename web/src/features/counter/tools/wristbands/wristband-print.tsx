import { isReprint } from '@muara/contract/rules/printing/is-reprint';
import { printRangeMax } from '@muara/contract/rules/printing/print-range';
import type { FoundTicket } from '@muara/contract/types';
import { useId, useState, type FormEvent } from 'react';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { useToast } from '@/lib/toast.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { PrinterIcon } from '@/ui/icons.tsx';
import { Field } from '@/domain/sale-wizard/controls/field.tsx';
import { BackIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { BookingFacts } from '@/features/counter/tools/bookings/booking-facts.tsx';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { WristbandList } from './wristband-list.tsx';
import { rangeMessage, useWristbandRange } from './use-wristband-range.ts';
import { useWristbandPrinter } from './use-wristband-printer.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './wristband-print.module.css';

interface WristbandPrintProps {
  ticket: FoundTicket;
  /** The scanned wristband; null when the ticket was scanned. */
  number: number | null;
  onBack(): void;
  onPrinted(): void;
}

/** Prints all or some wristbands of a ticket on the till's wristband printer (002 §8). */
export function WristbandPrint({ ticket, number, onBack, onPrinted }: WristbandPrintProps) {
  const printers = usePrinters();
  const toast = useToast();
  const printer = useWristbandPrinter();
  const id = useId();
  const max = printRangeMax({ ...ticket, total_ticket: 0, total_printable: 0 }, 'wristband');
  const first = number === null || number > max ? { from: 1, to: max } : { from: number, to: number };
  const { texts, type, choose, range, problem } = useWristbandRange(max, first);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const errorOf = (field: 'from' | 'to') =>
    problem?.field === field && (tried || problem.reason === 'not_a_count') ? rangeMessage(problem, max) : null;

  const print = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (range === null) return document.getElementById(`${id}${problem?.field ?? 'from'}`)?.focus();
    if (printer.problem !== null) {
      toast.error(printer.problem);
      return document.getElementById(`${id}printer`)?.focus();
    }
    setPending(true);
    const { code, document_key: documentKey, print_history: history } = ticket;
    const reprint = isReprint(
      history.map(({ data }) => data),
      'wristband',
      range,
    );
    const outcome = await printers.printTicket({ code, documentKey, type: 'wristband', reprint, ...range });
    setPending(false);
    if (outcome === 'printed') onPrinted();
  };
  const field = (name: 'from' | 'to', label: string) => (
    <Field id={`${id}${name}`} label={label} error={errorOf(name)}>
      {(props, className) => (
        <input
          {...props}
          aria-describedby={
            [props['aria-describedby'], name === 'to' ? `${id}hint` : null].filter(Boolean).join(' ') || undefined
          }
          className={className}
          inputMode="numeric"
          autoComplete="off"
          value={texts[name]}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
  return (
    <Dialog title={ticket.code} size="md" stay={pending} onClose={onBack}>
      <form className={styles.form} noValidate onSubmit={(event) => void print(event)}>
        <BookingFacts booking={ticket} />
        <div className={styles.printer}>
          <span className={styles.name} data-state={printer.state}>
            <PrinterIcon /> {printer.words}
          </span>
          <TillButton id={`${id}printer`} onClick={() => void printers.choosePrinter('wristband')}>
            {tillText.printer.choose}
          </TillButton>
        </div>
        <div className={styles.range}>
          {field('from', tillText.firstWristband)}
          {field('to', tillText.lastWristband)}
          <p id={`${id}hint`} className={styles.hint}>
            {toolText.toTheEnd(max)}
          </p>
        </div>
        <WristbandList ticket={ticket} from={range?.from ?? 0} to={range?.to ?? 0} onChoose={choose} />
        <TillButton type="submit" kind="primary" size="lg" data-autofocus pending={pending}>
          <PrinterIcon /> {toolText.printWristbands}
        </TillButton>
        <TillButton kind="plain" disabled={pending} onClick={onBack}>
          <BackIcon /> {toolText.otherTicket}
        </TillButton>
      </form>
    </Dialog>
  );
}
