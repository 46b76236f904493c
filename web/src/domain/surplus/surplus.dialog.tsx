import { TextInput } from '@mantine/core';
import { checkSurplusPaidBack } from '@muara/contract/rules/forms/check-surplus';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import styles from './surplus-dialog.module.css';
import { surplusMessages as text } from './surplus.messages.ts';

interface SurplusDialogProps {
  code: string;
  /** RM */
  amount: number;
  /** Saves it and says so. What it throws is shown on the field that it names, else in a toast. */
  onSave(reference: string): Promise<void>;
  onClose(): void;
}

/** Records that a surplus payment was returned to its buyer. */
export default function SurplusDialog({ code, amount, onSave, onClose }: SurplusDialogProps) {
  const money = formatRm(amount);
  const form = useForm<{ reference: string }>({
    initialValues: { reference: '' },
    check: checkSurplusPaidBack,
    save: async ({ reference }) => {
      await onSave(reference.trim());
      onClose();
    },
  });
  return (
    <FormDialog title={text.title} form={form} submit={text.submit(money)} onClose={onClose}>
      <div className={styles.lead}>
        <p>{text.lead(money, code)}</p>
        <p>{text.first}</p>
      </div>
      <TextInput {...form.getInputProps('reference')} label={text.reference} maxLength={100} required data-autofocus />
    </FormDialog>
  );
}
