import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/ui/button.tsx';
import { FormConflict } from '../forms/form-conflict.tsx';
import type { Form } from '../forms/form.ts';
import styles from './record-dialog.module.css';
import { useRecordFrame } from './record-frame.ts';
import { recordMessages as text } from './record.messages.ts';
import { useLeaveGuard } from '@/ui/save-bar.guard.ts';

interface RecordFormProps<Values extends object> {
  form: Form<Values>;
  /** On the button that sends it: `Save`, or `Add` for a new record. */
  isNew?: boolean;
  /** Blocks the save, such as during an upload. */
  isBusy?: boolean;
  saveLabel?: string;
  /** Fields, two in a line; one that carries `data-wide` has a line of its own. */
  children: ReactNode;
}

/**
 * The form in a record's dialog, with its buttons in the footer; it closes the dialog once saved.
 * It asks before unsaved changes are lost and offers both versions if someone else saved first.
 */
export function RecordForm<Values extends object>({
  form,
  isNew,
  isBusy = false,
  saveLabel,
  children,
}: RecordFormProps<Values>) {
  const frame = useRecordFrame();
  const id = useId();

  useLeaveGuard(form.isDirty && !form.isSaved);
  // After the guard has stepped aside.
  const close = useEffectEvent(frame.close);
  useEffect(() => {
    if (form.isSaved) close();
  }, [form.isSaved]);

  const buttons = (
    <>
      <Button kind="plain" onClick={frame.close}>
        {text.cancel}
      </Button>
      <Button type="submit" form={id} pending={form.isSubmitting || isBusy}>
        {saveLabel ?? (isNew ? text.add : text.save)}
      </Button>
    </>
  );
  return (
    <form
      id={id}
      noValidate
      autoComplete="off"
      className={styles.form}
      onSubmit={isBusy ? (event) => event.preventDefault() : form.submit}
    >
      {form.conflict === null ? null : (
        <div className={styles.wide}>
          <FormConflict form={form} reload={frame.reload} />
        </div>
      )}
      {children}
      {frame.foot ? createPortal(buttons, frame.foot) : null}
    </form>
  );
}
