import { formatRinggit } from '@muara/contract/rules';
import { useState } from 'react';
import { tillText } from '../till.messages.ts';
import styles from './denomination-counter.module.css';
import { type Denomination, DENOMINATIONS, nameOf, type Pieces, worthOf } from './denominations.ts';

/** Counts notes and coins and fills the total with every piece typed. */
export function DenominationCounter({ onTotal }: { onTotal(sen: number): void }) {
  const [pieces, setPieces] = useState<Pieces>({});
  const count = (value: Denomination, text: string) => {
    const next = { ...pieces, [value]: Number(text.replace(/\D/g, '').slice(0, 4)) };
    setPieces(next);
    onTotal(worthOf(next));
  };
  return (
    <div className={styles.list} role="group" aria-label={tillText.notesAndCoins}>
      {DENOMINATIONS.map((value) => (
        <label key={value} className={styles.row} data-coin={value < 100 || undefined}>
          <span className={styles.piece}>{nameOf(value)}</span>
          <span className={styles.times} aria-hidden="true">
            ×
          </span>
          <input
            className={styles.input}
            inputMode="numeric"
            autoComplete="off"
            aria-label={tillText.howMany(nameOf(value))}
            value={pieces[value] ? String(pieces[value]) : ''}
            placeholder="0"
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => count(value, event.currentTarget.value)}
          />
          <span className={styles.worth}>{pieces[value] ? formatRinggit(value * pieces[value]) : '–'}</span>
        </label>
      ))}
    </div>
  );
}
