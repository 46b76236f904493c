import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';
import { printersMessages as text } from './printers.messages.ts';
import { ReasonField } from './reason-field.tsx';

/** Asks for the reason of a reprint (000 §4, §5); null when it is closed without one. */
export function ReprintDialog({ onDone }: { onDone(reason: string | null): void }) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reason.trim() !== '') return onDone(reason.trim());
    setError(text.completeField);
    event.currentTarget.querySelector('textarea')?.focus();
  };
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
      <form id={id} noValidate onSubmit={submit}>
        <ReasonField
          name="reason"
          value={reason}
          error={error}
          autofocus
          onChange={(next) => {
            setReason(next);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}
