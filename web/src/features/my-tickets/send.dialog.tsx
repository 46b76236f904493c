import { TextInput } from '@mantine/core';
import { checkSendTickets } from '@muara/contract/rules/forms/check-emails';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import { refreshMyTickets } from './my-tickets.api.ts';
import { myTicketsMessages as text } from './my-tickets.messages.ts';
import styles from './my-tickets.module.css';
import type { Selected } from './selection.ts';
import { namesOf } from './ticket-words.ts';

interface SendDialogProps {
  tickets: readonly Selected[];
  /** They were sent. */
  onSent?(): void;
  /** The server did not take them as they stand; the dialog stays with what was typed. */
  onRefused?(words: string): void;
  onClose(): void;
}

/** Sends tickets to a customer by name and e-mail (001 §5). */
export default function SendDialog({ tickets, onSent, onRefused, onClose }: SendDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm<{ name: string; email: string }>({
    initialValues: { name: '', email: '' },
    check: checkSendTickets,
    save: async ({ name, email }) => {
      const body = { ticket_ids: tickets.map(({ id }) => id), name: name.trim(), email: email.trim() };
      try {
        await client.call.sendTickets({ body });
      } catch (error) {
        onRefused?.(errorText(error));
        throw error;
      }
      toast.success(text.sent);
      onSent?.();
      onClose();
      await refreshMyTickets(queries);
    },
  });
  return (
    <FormDialog title={text.sendTitle} form={form} submit={text.send} onClose={onClose}>
      <p className={styles.dialogLead}>{text.sendLead(namesOf(tickets))}</p>
      <TextInput {...form.getInputProps('name')} label={text.name} required data-autofocus />
      <TextInput {...form.getInputProps('email')} label={text.email} type="email" inputMode="email" required />
    </FormDialog>
  );
}
