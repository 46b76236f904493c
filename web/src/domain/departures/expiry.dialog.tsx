import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import type { ReactNode } from 'react';
import { today } from '@/lib/dates.ts';
import { useToday } from '@/lib/use-now.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { DateField } from '@/domain/dates/date-field.tsx';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import styles from './departure.module.css';
import { departureMessages as text } from './departure.messages.ts';

interface ExpiryDialogProps {
  title?: string;
  /** The last day now, 'YYYY-MM-DD'. */
  value: string;
  /** What the change brings with it. */
  warning: ReactNode;
  /** Saves it and says so; then the dialog closes. */
  onSave(date: string): Promise<void>;
  onClose(): void;
}

/** Moves the last day of an open ticket: a day alone, and what the change brings with it (001 §5). */
export default function ExpiryDialog({ title = text.expiryTitle, value, warning, onSave, onClose }: ExpiryDialogProps) {
  const form = useForm({
    initialValues: { expired_at: value },
    check: checkExpiry,
    save: async ({ expired_at: date }) => {
      await onSave(date);
      onClose();
    },
  });
  return (
    <FormDialog title={title} form={form} submit={text.expirySave} onClose={onClose}>
      <div className={styles.warning}>{warning}</div>
      <DateField
        label={text.expiry}
        name="expired_at"
        required
        data-autofocus
        min={useToday()}
        hint={text.expiryHint}
        value={form.values.expired_at}
        error={form.errors.expired_at}
        onChange={(date) => form.setValues({ expired_at: date })}
        onBlur={() => form.validateField('expired_at')}
      />
    </FormDialog>
  );
}

function checkExpiry({ expired_at: date }: { expired_at: string }): FieldProblem[] {
  if (date === '') return [{ field: 'expired_at', code: 'date_invalid' }];
  return date < today() ? [{ field: 'expired_at', code: 'date_past' }] : [];
}
