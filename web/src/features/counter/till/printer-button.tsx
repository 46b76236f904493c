import { useSyncExternalStore } from 'react';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { PrinterIcon } from '@/ui/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './printer-button.module.css';

/** The receipt printer of this till and its state. Choosing one needs no sale. */
export function PrinterButton() {
  const printers = usePrinters();
  const online = useSyncExternalStore(printers.subscribe, printers.online);
  const name = useSyncExternalStore(printers.subscribe, () => printers.chosen('receipt')?.name ?? null);
  const id = printers.chosen('receipt')?.device_id;
  const isReady = online.some((printer) => printer.device_id === id && printer.printer_connected !== 0);
  const words =
    name === null ? tillText.printer.none : isReady ? tillText.printer.ready(name) : tillText.printer.offline(name);
  return (
    <TillButton
      kind="plain"
      square
      aria-label={words}
      title={words}
      onClick={() => void printers.choosePrinter('receipt')}
    >
      <span className={styles.icon} data-state={name === null ? 'none' : isReady ? 'ready' : 'away'}>
        <PrinterIcon />
      </span>
    </TillButton>
  );
}
