import { useId, type ReactNode } from 'react';
import type { Form } from './form.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import styles from './form-dialog.module.css';
import { uiMessages } from '@/ui/ui.messages.ts';

interface FormDialogProps<Values extends object> {
  title: string;
  form: Form<Values>;
  /** On the button that sends it. */
  submit: string;
  danger?: boolean;
  size?: 'sm' | 'md' | 'lg';
  onClose(): void;
  children: ReactNode;
}

/** A short form in a dialog. Once something was typed, only its buttons close it. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, form, submit, danger, size = 'sm', onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      title={title}
      size={size}
      stay={form.isDirty || form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {uiMessages.cancel}
          </Button>
          <Button type="submit" form={id} kind={danger ? 'danger' : 'primary'} pending={form.isSubmitting}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate autoComplete="off" className={styles.form} onSubmit={form.submit}>
        {children}
      </form>
    </Dialog>
  );
}
