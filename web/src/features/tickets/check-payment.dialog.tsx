import { TextInput } from '@mantine/core';
import { checkPaymentInput } from '@muara/contract/rules/forms/check-emails';
import type { Ticket } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import styles from './ticket-forms.module.css';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { refreshTickets } from './tickets.api.ts';

/** Asks the payment provider again about an unpaid ticket, by its buyer's address or number (001 §5). */
export default function CheckPaymentDialog({ ticket, onClose }: { ticket: Ticket; onClose(): void }) {
  const client = useClient();
  const toast = useToast();
  const queries = useQueryClient();
  const { can } = useSessionActions();
  const form = useForm<{ input: string }>({
    initialValues: { input: ticket.email ?? ticket.contact ?? '' },
    check: checkPaymentInput,
    save: async ({ input }) => {
      if (!can('checkPayment')) return toast.error(text.noPermission);
      const { success } = await client.call.checkPayment({ body: { input: input.trim(), id: ticket.id } });
      if (!success) return toast.error(text.notPaid);
      toast.success(text.paymentFound);
      onClose();
      await refreshTickets(queries);
    },
  });
  return (
    <FormDialog title={text.checkPayment} form={form} submit={text.checkPaymentYes} onClose={onClose}>
      <p className={styles.text}>{text.checkPaymentLead}</p>
      <TextInput {...form.getInputProps('input')} label={text.checkPaymentInput} required data-autofocus />
    </FormDialog>
  );
}
