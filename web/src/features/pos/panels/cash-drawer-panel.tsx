import { changeDue, checkCash, formatRinggit, quickCash } from '@muara/contract/rules';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Dialog } from '@/ui/dialog.tsx';
import { Keypad } from '../parts/keypad.tsx';
import { textOfSen } from '@/lib/money-text.ts';
import { TillButton } from '../parts/till-button.tsx';
import { useMoneyEntry } from '../parts/use-money-entry.ts';
import { posText } from '../pos.messages.ts';
import { useTill } from '../till/till-context.ts';
import styles from './cash-drawer-panel.module.css';

/** The cash drawer: amount to pay, cash received, change as it is typed. Confirming makes the sale (002 §9). */
export function CashDrawerPanel() {
  const till = useTill();
  const due = till.priced?.total ?? 0;
  const cash = useMoneyEntry(textOfSen(due), true);
  const [refused, setRefused] = useState(false);
  const id = useId();
  const change = changeDue(due, cash.sen ?? 0);
  const isShort = !checkCash({ total: due, tendered: cash.sen, change }).ok;
  const error = refused && isShort ? posText.cashTooLittle(formatRinggit(due)) : null;
  const offers = quickCash(due);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(isShort);
    document.getElementById(id)?.focus();
    if (!isShort) void till.checkout({ method: 'Cash', tendered: cash.sen ?? 0, receipt: null });
  };
  // The arrow keys walk through the quick amounts, so that a round note needs no digits.
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const amount = cash.sen ?? 0;
    const next =
      event.key === 'ArrowDown' ? offers.find((offer) => offer > amount) : offers.findLast((offer) => offer < amount);
    cash.fill(next ?? (event.key === 'ArrowDown' ? offers[0]! : offers.at(-1)!));
  };
  return (
    <Dialog title="Cash" size="lg" onClose={till.close}>
      <form className={styles.drawer} noValidate onSubmit={submit}>
        <div className={styles.figures}>
          <p className={styles.due}>
            <span>Amount to pay</span>
            <strong>RM {formatRinggit(due)}</strong>
          </p>
          <div className={styles.cash} data-bad={error !== null || undefined}>
            <label htmlFor={id}>Cash received</label>
            <span className={styles.entry}>
              <span aria-hidden="true">RM</span>
              <input
                id={id}
                data-autofocus
                aria-invalid={error !== null || undefined}
                aria-describedby={`${id}note`}
                onKeyDown={walk}
                {...cash.inputProps}
              />
            </span>
            <span id={`${id}note`} className={styles.note}>
              {error}
            </span>
          </div>
          <div className={styles.quick} role="group" aria-label="Quick cash">
            {offers.map((offer, index) => (
              <button
                key={offer}
                type="button"
                tabIndex={-1}
                aria-pressed={cash.sen === offer}
                onClick={() => cash.fill(offer)}
              >
                {index === 0 ? 'Exact' : formatRinggit(offer).replace('.00', '')}
              </button>
            ))}
          </div>
          <p className={styles.change} data-short={isShort || undefined} role="status">
            <span>{isShort ? 'Still to pay' : 'Change'}</span>
            <strong>
              <small>RM</small> {formatRinggit(isShort ? due - (cash.sen ?? 0) : change)}
            </strong>
          </p>
        </div>
        <div className={styles.keys}>
          <Keypad onKey={cash.press} />
          <TillButton type="submit" kind="primary" size="lg" pending={till.checkingOut} hotkey="Enter" hint>
            Confirm
          </TillButton>
        </div>
      </form>
    </Dialog>
  );
}
