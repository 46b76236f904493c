import { ERRORS } from '@muara/contract/errors';
import { formatMoney } from '@muara/contract/rules/money/format-money';
import type { ReceiptData } from '@muara/contract/types';
import { type ReactNode, useId, useState, type FormEvent } from 'react';
import { codeText } from '@/domain/errors/errors.ts';
import { FileDrop } from '@/domain/files/file-drop.tsx';
import type { PickedFile } from '@/domain/files/file-drop.pick.ts';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from '@/features/counter/panels/panel-form.module.css';

/** Fields for the missing details of the buyer. */
export interface BuyerDetails {
  fields: ReactNode;
  /** Returns whether the buyer is complete. Otherwise it shows what is missing and moves the focus there. */
  check(): boolean;
}

interface CreditFormProps {
  /** Sen. */
  due: number;
  /** The account's owner. */
  buyer: string;
  details?: BuyerDetails | undefined;
  pending: boolean;
  onPay(receipt: ReceiptData): void;
}

/** The credit facility: paid later, with a supporting document (002 §9). */
export function CreditForm({ due, buyer, details, pending, onPay }: CreditFormProps) {
  const id = useId();
  const [file, setFile] = useState<PickedFile | null>(null);
  const [tried, setTried] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (details && !details.check()) return;
    if (file !== null) {
      return onPay({ payment_method: 'Credit Facility', document: { name: file.name, data: file.dataUrl } });
    }
    event.currentTarget.querySelector<HTMLElement>('input[type="file"]')?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-labelledby={`${id}sum`}>
      <p className={styles.sum} id={`${id}sum`}>
        <span>{tillText.onAccount}</span>
        <strong>{formatMoney(due)}</strong>
      </p>
      {details?.fields ?? (buyer === '' ? null : <p className={styles.note}>{buyer}</p>)}
      <FileDrop
        label={tillText.document}
        file={file === null ? null : { name: file.name, href: null }}
        onPick={setFile}
        onRemove={() => setFile(null)}
        error={tried && file === null ? codeText('document_required', ERRORS.document_required.message) : undefined}
        required
        busy={pending}
      />
      <TillButton type="submit" kind="primary" size="lg" pending={pending}>
        {tillText.confirm}
      </TillButton>
    </form>
  );
}
