import { BANKS } from '@muara/contract/constants';
import { formatMoney } from '@muara/contract/rules/money/format-money';
import type { ReceiptData } from '@muara/contract/types';
import { useId, useState, type FormEvent } from 'react';
import { Field } from '@/domain/sale-wizard/controls/field.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from '@/features/counter/panels/panel-form.module.css';
import { saleText } from '@/domain/sale/sale.messages.ts';

interface TransferFormProps {
  /** Sen. */
  due: number;
  pending: boolean;
  onPay(receipt: ReceiptData): void;
}

/** A bank transfer: reference number and bank, both required (002 §5.3). */
export function TransferForm({ due, pending, onPay }: TransferFormProps) {
  const id = useId();
  const [reference, setReference] = useState('');
  const [bank, setBank] = useState('');
  const [tried, setTried] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reference.trim() === '') document.getElementById(`${id}reference`)?.focus();
    else if (bank === '') document.getElementById(`${id}bank`)?.focus();
    else onPay({ payment_method: 'Bank Transfer', ref_no: reference.trim(), bank_name: bank });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.sum}>
        <span>{tillText.amountToPay}</span>
        <strong>{formatMoney(due)}</strong>
      </p>
      <Field
        id={`${id}reference`}
        label={tillText.reference}
        error={tried && reference.trim() === '' ? saleText.completeField : null}
      >
        {(props, className) => (
          <input
            {...props}
            className={className}
            data-autofocus
            autoComplete="off"
            maxLength={60}
            value={reference}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field id={`${id}bank`} label={tillText.bank} error={tried && bank === '' ? saleText.selectOptions : null}>
        {(props, className) => (
          <select
            {...props}
            className={className}
            value={bank}
            onChange={(event) => setBank(event.currentTarget.value)}
          >
            <option value="" disabled>
              {tillText.chooseBank}
            </option>
            {BANKS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      <TillButton type="submit" kind="primary" size="lg" pending={pending}>
        {tillText.confirm}
      </TillButton>
    </form>
  );
}
