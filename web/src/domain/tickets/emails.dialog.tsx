import { TextInput } from '@mantine/core';
import { checkEmails } from '@muara/contract/rules/forms/check-emails';
import { useRef, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { FormConflict } from '../forms/form-conflict.tsx';
import { emailsDialogMessages as text } from './emails-dialog.messages.ts';
import styles from './emails-dialog.module.css';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import { AddIcon, DeleteIcon } from '@/ui/list/row-icons.tsx';
import { useForm } from '@/domain/forms/use-form.ts';

/** As many further addresses as a buyer can have. */
const MOST = 20;

interface Emails {
  email: string;
  emails: string[];
}

interface StoredEmails {
  email: string | null;
  emails: readonly string[];
  updated_at: string | null;
}

interface EmailsDialogProps {
  email: string | null;
  /** Further addresses; the main one among them is left out. */
  emails: readonly string[];
  /** When the record was saved last. */
  updatedAt: string | null;
  /**
   * Saves the addresses and shows the success.
   * Errors go to the fields that they name, others to a toast. It sends `updated_at`, so that addresses that someone
   * else has saved meanwhile are not lost.
   */
  onSave(values: Emails & { updated_at?: string }): Promise<void>;
  /** Rereads the record after someone else saved it. */
  onReload(): Promise<StoredEmails>;
  onClose(): void;
}

/** Edits the email addresses of a buyer: the main one and any number of others (001 §5, 002 §5.1). */
export default function EmailsDialog(props: EmailsDialogProps) {
  const { email, emails, updatedAt } = props;
  // The form is filled from what was reread: the props may follow a moment later.
  const [{ version, stored }, fill] = useState({ version: 0, stored: { email, emails, updated_at: updatedAt } });
  const reload = async () => {
    const reread = await props.onReload();
    fill({ version: version + 1, stored: reread });
    return reread;
  };
  return <EmailsForm key={version} {...props} {...stored} updatedAt={stored.updated_at} onReload={reload} />;
}

function EmailsForm({ email, emails, updatedAt, onSave, onReload, onClose }: EmailsDialogProps) {
  const list = useRef<HTMLDivElement>(null);
  const form = useForm<Emails>({
    initialValues: { email: email ?? '', emails: emails.filter((extra) => extra !== email) },
    record: { updated_at: updatedAt },
    check: checkEmails,
    save: async ({ email, emails }, seen) => {
      await onSave({ email: email.trim(), emails: emails.map((extra) => extra.trim()), ...seen });
      onClose();
    },
  });
  const { emails: extras } = form.values;
  const focusExtra = (index: number) =>
    requestAnimationFrame(() => {
      const fields = list.current?.querySelectorAll<HTMLElement>('input') ?? [];
      (fields[Math.min(index, fields.length - 1)] ?? list.current?.querySelector('button'))?.focus();
    });
  const add = () => {
    form.setValues({ emails: [...extras, ''] });
    focusExtra(extras.length);
  };
  const remove = (index: number) => {
    form.setValues({ emails: extras.filter((_, at) => at !== index) });
    focusExtra(index);
  };
  return (
    <FormDialog title={text.title} form={form} submit={text.save} onClose={onClose}>
      <FormConflict form={form} reload={onReload} />
      <TextInput
        {...form.getInputProps('email')}
        label={text.main}
        description={text.hint}
        type="email"
        required
        data-autofocus
      />
      <div ref={list} className={styles.extras}>
        {extras.map((extra, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an address has no other name than its place
          <div key={index} className={styles.extra}>
            <TextInput
              label={text.extra(index + 1)}
              type="email"
              name={`emails.${index}`}
              required
              value={extra}
              error={form.errors[`emails.${index}`]}
              onChange={({ currentTarget: { value } }) =>
                form.setValues({ emails: extras.map((one, at) => (at === index ? value : one)) })
              }
              onBlur={() => form.validateField(`emails.${index}`)}
            />
            <Button
              kind="quiet"
              icon={<DeleteIcon />}
              aria-label={text.remove(index + 1)}
              title={text.remove(index + 1)}
              onClick={() => remove(index)}
            />
          </div>
        ))}
        {extras.length < MOST ? (
          <Button kind="quiet" size="sm" icon={<AddIcon />} className={styles.add} onClick={add}>
            {text.add}
          </Button>
        ) : null}
      </div>
    </FormDialog>
  );
}
