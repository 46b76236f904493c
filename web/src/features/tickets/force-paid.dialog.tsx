import { TextInput } from '@mantine/core';
import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import type { Ticket } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import styles from './ticket-forms.module.css';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { useSend } from './use-ticket-command.ts';

/** Marks a terminal's ticket as paid if the server missed the terminal's payment (001 §7). */
export default function ForcePaidDialog({ ticket, onClose }: { ticket: Ticket; onClose(): void }) {
  const client = useClient();
  const send = useSend();
  const form = useForm({
    initialValues: { device_id: '', terminal_id: '' },
    check: checkSlip,
    save: async ({ device_id, terminal_id }) => {
      const body = { id: ticket.id, device_id: device_id.trim(), terminal_id: terminal_id.trim() };
      await send('forceMarkAsPaid', () => client.call.forceMarkAsPaid({ body }), text.forcePaidDone);
      onClose();
    },
  });
  return (
    <FormDialog title={text.holdOn} form={form} submit={text.markAsPaid} onClose={onClose}>
      <p className={styles.text}>{text.forcePaidLead(formatRm(ticket.total_amount))}</p>
      <TextInput {...form.getInputProps('device_id')} label={text.deviceId} maxLength={100} required data-autofocus />
      <TextInput {...form.getInputProps('terminal_id')} label={text.terminalId} maxLength={100} required />
    </FormDialog>
  );
}

/** Both stand on the slip of the terminal. */
function checkSlip(values: Readonly<Record<'device_id' | 'terminal_id', string>>): FieldProblem[] {
  const fields = ['device_id', 'terminal_id'] as const;
  return fields.filter((field) => values[field].trim() === '').map((field) => ({ field, code: 'validation_failed' }));
}
