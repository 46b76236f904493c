import type { PrinterType } from '@muara/contract/constants';
import { useState, useSyncExternalStore } from 'react';
import type { OnlinePrinter } from '@/domain/printing/printing.ts';
import { Button } from '@/ui/button.tsx';
import { CheckIcon, ErrorIcon, PrinterIcon } from '@/ui/icons.tsx';
import { Stack } from '@/ui/layout/stack.tsx';
import type { PrintDesk } from './print-desk.ts';
import { printersMessages as text } from './printers.messages.ts';
import styles from './printers-dialog.module.css';

interface PrinterGroupProps {
  desk: PrintDesk;
  type: PrinterType;
  onPick(printer: OnlinePrinter): void;
}

/** The printers of one type: which are online and connected, and which is chosen. */
export function PrinterGroup({ desk, type, onPick }: PrinterGroupProps) {
  const online = useSyncExternalStore(desk.subscribe, desk.online);
  const chosenId = useSyncExternalStore(desk.subscribe, () => desk.chosen(type)?.device_id ?? null);
  const printers = online.filter((printer) => printer.printer_type === type);
  const chosen = desk.chosen(type);
  const isAway = chosen !== null && !printers.some(({ device_id }) => device_id === chosenId);
  return (
    <section className={styles.group} aria-labelledby={`printers-${type}`}>
      <h3 id={`printers-${type}`} className={styles.heading}>
        {text.typeTitle(type)}
      </h3>
      <Stack as="ul" gap="sm">
        {printers.map((printer) => (
          <PrinterRow
            key={printer.device_id}
            desk={desk}
            printer={printer}
            chosen={printer.device_id === chosenId}
            onPick={onPick}
          />
        ))}
        {isAway ? (
          <li className={styles.away}>
            <PrinterIcon />
            <span className={styles.name}>{chosen.name}</span>
            <span className={styles.state} data-state="offline">
              {text.offline}
            </span>
          </li>
        ) : null}
      </Stack>
      {printers.length === 0 && !isAway ? <p className={styles.none}>{text.none(type)}</p> : null}
    </section>
  );
}

interface PrinterRowProps {
  desk: PrintDesk;
  printer: OnlinePrinter;
  chosen: boolean;
  onPick(printer: OnlinePrinter): void;
}

function PrinterRow({ desk, printer, chosen, onPick }: PrinterRowProps) {
  const [testing, setTesting] = useState(false);
  const connected = printer.printer_connected !== 0;
  const refused = printer.refused_helpers ?? [];
  return (
    <li>
      <div className={styles.row}>
        <button type="button" className={styles.printer} aria-pressed={chosen} onClick={() => onPick(printer)}>
          <PrinterIcon />
          <span className={styles.name}>{printer.name}</span>
          <span className={styles.state} data-state={connected ? 'online' : 'away'}>
            {connected ? text.online : text.notConnected}
          </span>
          <span className={styles.check} aria-hidden="true">
            {chosen ? <CheckIcon size={18} /> : null}
          </span>
        </button>
        <Button
          kind="quiet"
          size="sm"
          pending={testing}
          aria-label={text.testPrintOn(printer.name)}
          onClick={async () => {
            setTesting(true);
            await desk.testPrint(printer);
            setTesting(false);
          }}
        >
          {text.testPrint}
        </Button>
      </div>
      {refused.length > 0 ? (
        <p className={styles.refused} role="status">
          <ErrorIcon size={18} /> <span>{text.refused(refused.join(', '), printer.device_id)}</span>
        </p>
      ) : null}
    </li>
  );
}
