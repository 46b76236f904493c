import { checkReprintReason } from '@muara/contract/rules/forms/check-reprint-reason';
import { useId } from 'react';
import { useForm } from '@/domain/forms/use-form.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';
import { printersMessages as text } from './printers.messages.ts';
import { ReasonField } from './reason-field.tsx';

/** Asks for the reason of a reprint (000 §4, §5); null when it is closed without one. */
export function ReprintDialog({ onDone }: { onDone(reason: string | null): void }) {
  const id = useId();
  const form = useForm<{ reprint_reason: string }>({
    initialValues: { reprint_reason: '' },
    check: checkReprintReason,
    save: async ({ reprint_reason: reason }) => onDone(reason.trim()),
  });
  return (
    <Dialog
      title={text.reprintTitle}
      onClose={() => onDone(null)}
      footer={
        <>
          <Button kind="plain" size="lg" onClick={() => onDone(null)}>
            {uiMessages.cancel}
          </Button>
          <Button type="submit" form={id} size="lg">
            {text.reprintSubmit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit}>
        <ReasonField {...form.getInputProps('reprint_reason')} autofocus />
      </form>
    </Dialog>
  );
}
