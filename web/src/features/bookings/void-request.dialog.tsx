import { Textarea } from '@mantine/core';
import { checkCancelNote } from '@muara/contract/rules/forms/check-notes';
import type { Ticket } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import { bookingDetailMessages as text } from './booking-detail.messages.ts';
import styles from './booking-view.module.css';

interface VoidRequestDialogProps {
  ticket: Ticket;
  onDone(): void;
  onClose(): void;
}

/** Requests a void, for users who cannot void bookings (001 §4). */
export default function VoidRequestDialog({ ticket, onDone, onClose }: VoidRequestDialogProps) {
  const client = useClient();
  const toast = useToast();
  const form = useForm<{ cancel_note: string }>({
    initialValues: { cancel_note: '' },
    check: checkCancelNote,
    save: async ({ cancel_note: note }) => {
      await client.call.requestCancel({ body: { id: ticket.id, type: 'ticket', cancel_note: note.trim() } });
      toast.success(text.voidRequested);
      onDone();
    },
  });
  return (
    <FormDialog title={text.voidRequest} form={form} submit={text.voidYes} onClose={onClose}>
      <div className={styles.form}>
        <p>{text.voidRequestOf(ticket.code)}</p>
        <Textarea {...form.getInputProps('cancel_note')} label={text.voidNote} rows={3} required data-autofocus />
      </div>
    </FormDialog>
  );
}
