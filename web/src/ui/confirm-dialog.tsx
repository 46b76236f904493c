import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { AlertRequest, AskRequest, ConfirmRequest } from '@/lib/dialogs.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './confirm-dialog.module.css';
import { uiMessages } from './ui.messages.ts';

/** A message with one button. */
export function AlertDialog({ request, onDone }: { request: AlertRequest; onDone(): void }) {
  return (
    <Dialog
      role="alertdialog"
      title={request.title}
      onClose={onDone}
      footer={
        <Button data-autofocus onClick={onDone}>
          {request.okLabel ?? uiMessages.ok}
        </Button>
      }
    >
      <p className={styles.message}>{request.message}</p>
    </Dialog>
  );
}

/** A question; focus starts on the button that changes nothing. */
export function ConfirmDialog({ request, onDone }: { request: ConfirmRequest; onDone(yes: boolean): void }) {
  return (
    <Dialog
      role="alertdialog"
      title={request.title}
      onClose={() => onDone(false)}
      footer={
        <>
          <Button kind="plain" data-autofocus onClick={() => onDone(false)}>
            {request.cancelLabel ?? uiMessages.cancel}
          </Button>
          <Button kind={request.danger ? 'danger' : 'primary'} onClick={() => onDone(true)}>
            {request.confirmLabel}
          </Button>
        </>
      }
    >
      <p className={styles.message}>{request.message}</p>
    </Dialog>
  );
}

/** A question for a text. A blank text is refused with 'Please complete this field' (000 §5). */
export function AskDialog({ request, onDone }: { request: AskRequest; onDone(text: string | null): void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    if (text.trim() === '') setError(uiMessages.completeField);
    else onDone(text.trim());
  };
  const field = {
    label: request.label,
    placeholder: request.placeholder,
    value: text,
    error,
    required: true,
    withAsterisk: false,
    'data-autofocus': true,
    onChange: (event: { currentTarget: { value: string } }) => {
      setText(event.currentTarget.value);
      setError(null);
    },
  };
  return (
    <Dialog title={request.title} onClose={() => onDone(null)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {request.multiline ? <Textarea {...field} rows={3} /> : <TextInput {...field} />}
        <div className={styles.buttons}>
          <Button kind="plain" onClick={() => onDone(null)}>
            {uiMessages.cancel}
          </Button>
          <Button type="submit">{request.confirmLabel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
