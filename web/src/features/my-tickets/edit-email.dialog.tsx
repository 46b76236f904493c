import { TextInput } from '@mantine/core';
import { checkEmails } from '@muara/contract/rules/forms/check-emails';
import type { MyTicket, TicketUser } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import { refreshMyTickets } from './my-tickets.api.ts';
import { myTicketMessages as text } from './my-tickets.messages.ts';
import styles from './my-tickets.module.css';

interface EditEmailDialogProps {
  ticket: MyTicket;
  /** The current holder. */
  user: TicketUser;
  onClose(): void;
}

/** Corrects the email of a ticket's holder (001 §7). */
export default function EditEmailDialog({ ticket, user, onClose }: EditEmailDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm<{ email: string }>({
    initialValues: { email: user.email },
    check: checkEmails,
    save: async ({ email }) => {
      await client.call.editMyTicketEmail({ body: { id: ticket.id, email: email.trim() } });
      toast.success(text.saved);
      onClose();
      await refreshMyTickets(queries);
    },
  });
  return (
    <FormDialog title={text.editEmail} form={form} submit={text.save} onClose={onClose}>
      <p className={styles.dialogLead}>{text.editLead(ticket.code, user.name)}</p>
      <TextInput
        {...form.getInputProps('email')}
        label={text.email}
        type="email"
        inputMode="email"
        required
        data-autofocus
      />
    </FormDialog>
  );
}
