import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { useId, useState } from 'react';
import { acceptCount, countOfText, isCountText } from '@/lib/count-text.ts';
import { uiMessages } from '@/ui/ui.messages.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './denomination-counter.module.css';
import { type Denomination, DENOMINATIONS, nameOf, valueOfPieces } from './denominations.ts';

const MOST_DIGITS = 4;
type Texts = Readonly<Partial<Record<Denomination, string>>>;

/** Counts notes and coins, and fills in the total with each piece. Invalid counts add nothing. */
export function DenominationCounter({ onTotal }: { onTotal(sen: number): void }) {
  const id = useId();
  const [texts, setTexts] = useState<Texts>({});
  const count = (value: Denomination, typed: string) => {
    const next = { ...texts, [value]: acceptCount(typed, texts[value] ?? '', MOST_DIGITS) };
    setTexts(next);
    onTotal(valueOfPieces(piecesOf(next)));
  };
  const pieces = piecesOf(texts);
  const isWrong = (value: Denomination) => !isCountText(texts[value] ?? '');
  return (
    <div role="group" aria-label={tillText.notesAndCoins}>
      {DENOMINATIONS.some(isWrong) ? (
        <p id={id} className={styles.problem}>
          {uiMessages.count[0]}
        </p>
      ) : null}
      <div className={styles.list}>
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
              aria-invalid={isWrong(value) || undefined}
              aria-describedby={isWrong(value) ? id : undefined}
              value={texts[value] ?? ''}
              placeholder="0"
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => count(value, event.currentTarget.value)}
            />
            <span className={styles.worth}>{pieces[value] ? formatRinggit(value * pieces[value]) : '–'}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function piecesOf(texts: Texts): Partial<Record<Denomination, number>> {
  const counts = DENOMINATIONS.map((value) => [value, countOfText(texts[value] ?? '') || 0] as const);
  return Object.fromEntries(counts);
}
