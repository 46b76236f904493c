import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ScannerSettings } from '@/lib/scanner/recognise-scan.ts';
import { keepScannerSettings, PREFIX_KEYS, readScannerSettings, SUFFIX_KEYS } from '@/lib/scanner/scanner-settings.ts';
import { printersMessages } from './printers.messages.ts';
import styles from './printers-dialog.module.css';

/** The keys that the barcode scanner of this device sends before and after a code. */
export function ScannerKeys() {
  const text = printersMessages.scanner;
  const [settings, setSettings] = useState(readScannerSettings);
  const set = (part: Partial<ScannerSettings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    keepScannerSettings(next);
  };
  return (
    <fieldset className={styles.scanner}>
      <legend>{text.title}</legend>
      <p className={styles.lead}>{text.lead}</p>
      <div className={styles.keys}>
        <NativeSelect
          label={text.prefix}
          value={settings.prefix ?? ''}
          data={[{ value: '', label: text.none }, ...PREFIX_KEYS]}
          onChange={(event) => set({ prefix: event.currentTarget.value || null })}
        />
        <NativeSelect
          label={text.suffix}
          value={settings.suffix}
          data={[...SUFFIX_KEYS]}
          onChange={(event) => set({ suffix: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}
