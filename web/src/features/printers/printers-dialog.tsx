import { PRINTER_TYPES } from '@muara/contract/constants';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { PrintQueueList } from './print-queue-list.tsx';
import { PrinterGroup } from './printer-group.tsx';
import type { PrintDesk } from './print-desk.ts';
import type { PickRequest } from './print-requests.ts';
import { printersMessages as text } from './printers.messages.ts';
import styles from './printers-dialog.module.css';
import { NativeSelect } from '@mantine/core';
import type { ScannerSettings } from '@/lib/scanner/recognise-scan.ts';
import { keepScannerSettings, PREFIX_KEYS, readScannerSettings, SUFFIX_KEYS } from '@/lib/scanner/scanner-settings.ts';

interface PrintersDialogProps {
  desk: PrintDesk;
  /**
   * Shows one type only and returns the choice.
   * Without it, all types and the queue are shown, and choosing toggles.
   */
  pick?: PickRequest;
  onClose(): void;
}

/** The printer-selection modal (000 §2, §4). */
export function PrintersDialog({ desk, pick, onClose }: PrintersDialogProps) {
  const types = pick ? [pick.type] : PRINTER_TYPES;
  const isDenied = useLocalDenied(desk);
  useEffect(() => desk.look(), [desk]);
  return (
    <Dialog
      title={text.title}
      size={pick ? 'sm' : 'md'}
      onClose={onClose}
      footer={
        <Button kind="plain" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <p className={styles.lead}>{pick?.code ? text.waiting(pick.code) : text.lead}</p>
      {isDenied ? <p className={styles.denied}>{text.localDenied}</p> : null}
      {types.map((type) => (
        <PrinterGroup
          key={type}
          desk={desk}
          type={type}
          onPick={(printer) => (pick ? pick.done(printer) : desk.select(printer))}
        />
      ))}
      {pick ? null : <PrintQueueList desk={desk} />}
      {pick ? null : <ScannerKeys />}
    </Dialog>
  );
}

function useLocalDenied(desk: PrintDesk): boolean {
  const [isDenied, setDenied] = useState(false);
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const denied = await desk.isLocalDenied();
      if (isHere) setDenied(denied);
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [desk]);
  return isDenied;
}

/** The keys that the barcode scanner of this device sends before and after a code. */
function ScannerKeys() {
  const words = text.scanner;
  const [settings, setSettings] = useState(readScannerSettings);
  const set = (part: Partial<ScannerSettings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    keepScannerSettings(next);
  };
  return (
    <fieldset className={styles.scanner}>
      <legend>{words.title}</legend>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.keys}>
        <NativeSelect
          label={words.prefix}
          value={settings.prefix ?? ''}
          data={[{ value: '', label: words.none }, ...PREFIX_KEYS]}
          onChange={(event) => set({ prefix: event.currentTarget.value || null })}
        />
        <NativeSelect
          label={words.suffix}
          value={settings.suffix}
          data={[...SUFFIX_KEYS]}
          onChange={(event) => set({ suffix: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}
