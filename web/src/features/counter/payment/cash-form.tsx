import { changeDue } from '@muara/contract/rules/sales/change-due';
import { checkCash } from '@muara/contract/rules/sales/check-cash';
import { formatMoney } from '@muara/contract/rules/money/format-money';
import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { quickCash } from '@muara/contract/rules/money/quick-cash';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useDialogs, type ConfirmRequest } from '@/lib/dialogs.ts';
import { textOfSen } from '@/domain/prices/typed-money.ts';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { tillText } from '@/features/counter/till.messages.ts';
import { AmountEntry } from '@/features/counter/money-entry/amount-entry.tsx';
import styles from './cash-form.module.css';
import { Keypad } from '@/features/counter/money-entry/keypad.tsx';
import { useMoneyEntry } from '@/features/counter/money-entry/use-money-entry.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { isUnusualChange } from './is-unusual-change.ts';

interface CashFormProps {
  /** Sen. */
  due: number;
  pending: boolean;
  /** `tendered` is in sen, and never less than the amount due. */
  onPay(tendered: number): void;
}

/** The cash payment: amount due, cash received, and the change while typing (002 §2.19). */
export function CashForm({ due, pending, onPay }: CashFormProps) {
  const cash = useMoneyEntry(textOfSen(due), true);
  const { confirm } = useDialogs();
  const [refused, setRefused] = useState(false);
  const id = useId();
  const change = changeDue(due, cash.sen ?? 0);
  const isShort = !checkCash({ total: due, tendered: cash.sen, change }).ok;
  const error = cash.problem ?? (refused && isShort ? saleText.cashTooLittle(formatRinggit(due)) : null);
  const quickAmounts = quickCash(due);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(isShort);
    document.getElementById(id)?.focus();
    if (isShort) return;
    if (isUnusualChange(change) && !(await confirm(confirmUnusualChange(cash.sen ?? 0, change)))) return;
    onPay(cash.sen ?? 0);
  };
  // Arrow keys go through the quick amounts, so that a round note needs no digits.
  const chooseWithArrows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const tendered = cash.sen ?? 0;
    const next =
      event.key === 'ArrowDown'
        ? quickAmounts.find((amount) => amount > tendered)
        : quickAmounts.findLast((amount) => amount < tendered);
    cash.fill(next ?? (event.key === 'ArrowDown' ? quickAmounts[0]! : quickAmounts.at(-1)!));
  };
  return (
    <form className={styles.drawer} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.figures}>
        <p className={styles.due}>
          <span>{tillText.amountToPay}</span>
          <strong>{formatMoney(due)}</strong>
        </p>
        <div className={styles.cash}>
          <label htmlFor={id}>{tillText.cashReceived}</label>
          <AmountEntry
            id={id}
            data-autofocus
            aria-invalid={error !== null || undefined}
            aria-describedby={`${id}note`}
            onKeyDown={chooseWithArrows}
            {...cash.inputProps}
          />
          <span id={`${id}note`} className={styles.note}>
            {error}
          </span>
        </div>
        <div className={styles.quick} role="group" aria-label={tillText.quickCash}>
          {quickAmounts.map((amount, index) => (
            <button
              key={amount}
              type="button"
              tabIndex={-1}
              aria-pressed={cash.sen === amount}
              onClick={() => cash.fill(amount)}
            >
              {index === 0 ? tillText.exact : formatRinggit(amount).replace('.00', '')}
            </button>
          ))}
        </div>
        <p className={styles.change} data-short={isShort || undefined} role="status">
          <span>{isShort ? tillText.stillToPay : tillText.change}</span>
          <strong>
            <small>RM</small> {formatRinggit(isShort ? due - (cash.sen ?? 0) : change)}
          </strong>
        </p>
      </div>
      <div className={styles.keys}>
        <Keypad onKey={cash.press} />
        <TillButton type="submit" kind="primary" size="lg" pending={pending} hotkey="Enter" hint>
          {tillText.confirm}
        </TillButton>
      </div>
    </form>
  );
}

/** Catches an amount with a digit too many before the drawer opens. */
function confirmUnusualChange(tendered: number, change: number): ConfirmRequest {
  return {
    title: saleText.changeTitle(formatRinggit(change)),
    message: saleText.changeText(formatRinggit(tendered)),
    confirmLabel: saleText.changeConfirm,
    cancelLabel: saleText.changeCancel,
  };
}
