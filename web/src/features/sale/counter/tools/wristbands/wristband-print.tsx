import type { FoundTicket } from '@muara/contract/types';
import { useId, useState, type FormEvent } from 'react';
import { usePrinters, useToast } from '@/lib/app-context.ts';
import { acceptCount } from '@/lib/money-text.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { PrinterIcon } from '@/ui/icons.tsx';
import { Field } from '../../../wizard/parts/field.tsx';
import { BackIcon } from '../../../wizard/parts/icons.tsx';
import { TillButton } from '../../../wizard/parts/till-button.tsx';
import { BookingFacts } from '../bookings/booking-facts.tsx';
import { toolText } from '../tools.messages.ts';
import { useWristbandPrinter } from './use-wristband-printer.ts';
import styles from './wristband-print.module.css';

/** Prints the wristbands of a ticket, or some of them, on the till's wristband printer (002 §8). */
export function WristbandPrint({ ticket, onBack }: { ticket: FoundTicket; onBack(): void }) {
  const printers = usePrinters();
  const toast = useToast();
  const printer = useWristbandPrinter();
  const id = useId();
  const [from, setFrom] = useState('1');
  const [to, setTo] = useState('');
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const first = Math.max(1, Number(from));
  // An empty end means all that follow.
  const last = Number(to);
  const isWrong = last !== 0 && first > last;
  const printedBefore = ticket.print_history.some(({ data }) => data.type === 'wristband');

  const print = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong) return document.getElementById(`${id}from`)?.focus();
    if (printer.state !== 'ready') {
      toast.error(printer.state === 'none' ? toolText.selectWristbandPrinter : toolText.wristbandPrinterOffline);
      return document.getElementById(`${id}printer`)?.focus();
    }
    setPending(true);
    const { code } = ticket;
    const outcome = await printers.printTicket({ code, type: 'wristband', reprint: printedBefore, from: first, to: last });
    setPending(false);
    if (outcome === 'printed') onBack();
  };
  return (
    <Dialog title={ticket.code} size="md" stay={pending} onClose={onBack}>
      <form className={styles.form} noValidate onSubmit={(event) => void print(event)}>
        <BookingFacts booking={ticket} />
        <div className={styles.printer}>
          <span className={styles.name} data-state={printer.state}>
            <PrinterIcon /> {printer.words}
          </span>
          <TillButton id={`${id}printer`} onClick={() => void printers.choosePrinter('wristband')}>
            Choose printer
          </TillButton>
        </div>
        <div className={styles.range}>
          <Field id={`${id}from`} label="First wristband" error={tried && isWrong ? toolText.rangeWrong : null}>
            {(props, className) => (
              <input
                {...props}
                className={className}
                inputMode="numeric"
                autoComplete="off"
                value={from}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => setFrom(acceptCount(event.currentTarget.value, from))}
              />
            )}
          </Field>
          <Field id={`${id}to`} label="Last wristband" error={null}>
            {(props, className) => (
              <input
                {...props}
                className={className}
                inputMode="numeric"
                autoComplete="off"
                placeholder="All that follow"
                value={to}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => setTo(acceptCount(event.currentTarget.value, to))}
              />
            )}
          </Field>
        </div>
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
