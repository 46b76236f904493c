import { Textarea } from '@mantine/core';
import { ApiError } from '@muara/client/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText, reportError } from '@/domain/errors/errors.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import styles from './support.module.css';
import { reportBugMutation } from './support.api.ts';
import { supportMessages as text } from './support.messages.ts';

const LONGEST = 2000;
/** From so many characters before the limit on, the form says how many are left. */
const NEAR_LIMIT = 200;

/** What is wrong, in the reporter's own words; required (002 §5.2). */
export function ReportDialog({ onClose }: { onClose(): void }) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [report, setReport] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useMutation(reportBugMutation(client, queries));
  // The second press of a double click comes before the button shows that it is pending.
  const isSending = useRef(false);
  const left = LONGEST - report.length;

  const refuse = (words: string) => {
    setError(words);
    input.current?.focus();
  };
  const send = () => {
    if (isSending.current) return;
    if (report.trim() === '') return refuse(text.required);
    if (left < 0) return refuse(text.tooLong);
    isSending.current = true;
    mutate(report.trim(), {
      onSettled: () => void (isSending.current = false),
      onSuccess() {
        toast.success(text.sent);
        onClose();
      },
      onError(failure) {
        const field =
          failure instanceof ApiError ? failure.errors?.find(({ field: name }) => name === 'report') : undefined;
        if (field) refuse(errorText(failure));
        else reportError(failure);
      },
    });
  };

  return (
    <Dialog
      title={text.add}
      onClose={onClose}
      stay={report.trim() !== ''}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} pending={isPending}>
            {text.send}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Textarea
          ref={input}
          data-autofocus
          label={text.what}
          description={text.whatHint}
          required
          withAsterisk={false}
          rows={6}
          value={report}
          error={error}
          onChange={(event) => {
            setReport(event.currentTarget.value);
            setError(null);
          }}
        />
        {left <= NEAR_LIMIT ? (
          <p className={styles.left} role="status">
            {left < 0 ? text.tooLong : text.left(left)}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}
