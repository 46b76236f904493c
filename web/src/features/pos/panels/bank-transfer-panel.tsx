import { BANKS } from '@muara/contract/constants';
import { formatRinggit } from '@muara/contract/rules';
import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { TillButton } from '../parts/till-button.tsx';
import { posText } from '../pos.messages.ts';
import { useTill } from '../till/till-context.ts';
import styles from './panel-form.module.css';

/** Bank transfer info: reference number and bank, both needed (002 §5.3). Confirming makes the sale. */
export function BankTransferPanel() {
  const till = useTill();
  const id = useId();
  const [reference, setReference] = useState('');
  const [bank, setBank] = useState('');
  const [tried, setTried] = useState(false);
  const referenceError = tried && reference.trim() === '' ? posText.completeField : null;
  const bankError = tried && bank === '' ? posText.selectOptions : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reference.trim() === '') document.getElementById(`${id}reference`)?.focus();
    else if (bank === '') document.getElementById(`${id}bank`)?.focus();
    else {
      const receipt = { payment_method: 'Bank Transfer', ref_no: reference.trim(), bank_name: bank };
      void till.checkout({ method: 'Bank Transfer', tendered: null, receipt });
    }
  };
  return (
    <Dialog title="Bank Transfer" onClose={till.close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.sum}>
          <span>Amount to pay</span>
          <strong>RM {formatRinggit(till.priced?.total ?? 0)}</strong>
        </p>
        <Field id={`${id}reference`} label="Reference number" error={referenceError}>
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
        <Field id={`${id}bank`} label="Bank" error={bankError}>
          {(props, className) => (
            <select
              {...props}
              className={className}
              value={bank}
              onChange={(event) => setBank(event.currentTarget.value)}
            >
              <option value="" disabled>
                Choose a bank
              </option>
              {BANKS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
        <TillButton type="submit" kind="primary" size="lg" pending={till.checkingOut}>
          Confirm
        </TillButton>
      </form>
    </Dialog>
  );
}
