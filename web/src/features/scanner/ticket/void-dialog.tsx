import { Textarea } from '@mantine/core';
import { checkCancelNote } from '@muara/contract/rules/forms/check-notes';
import type { ScannedTicket } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { refusedFields } from '@/domain/errors/field-errors.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import { scannerMessages } from '../scanner.messages.ts';
import { showActionError } from '../show-action-error.ts';
import styles from './dialogs.module.css';
import { voidWay } from './void-way.ts';

interface GateVoidDialogProps {
  ticket: ScannedTicket;
  onClose(): void;
  /** It was voided or asked for, or turned out to be another than on screen. */
  onDone(): void;
}

/** Voids a scanned ticket, or asks for it, with a note why (002 §5.4, §6). */
export function GateVoidDialog({ ticket, onClose, onDone }: GateVoidDialogProps) {
  const client = useClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const { hasPermission } = useSessionActions();
  const text = scannerMessages.void;
  const isDirect = voidWay(hasPermission) === 'direct';
  const form = useForm<{ cancel_note: string }>({
    initialValues: { cancel_note: '' },
    check: checkCancelNote,
    save: async ({ cancel_note: note }) => {
      const body = { id: ticket.id, type: ticket.type, cancel_note: note.trim(), at_gate: 1 } as const;
      try {
        await (isDirect ? client.call.cancelTicket({ body }) : client.call.requestCancel({ body }));
        toast.success(isDirect ? text.voided : text.requested);
      } catch (error) {
        if (refusedFields(error)) throw error;
        await showActionError(error, dialogs);
      }
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      title={isDirect ? scannerMessages.holdOn : text.requestTitle}
      form={form}
      danger={isDirect}
      submit={isDirect ? text.confirm : text.confirmRequest}
      onClose={onClose}
    >
      <p className={styles.question}>{isDirect ? text.question(ticket.code) : text.request(ticket.code)}</p>
      <Textarea {...form.getInputProps('cancel_note')} label={text.note} rows={3} required data-autofocus />
    </FormDialog>
  );
}
