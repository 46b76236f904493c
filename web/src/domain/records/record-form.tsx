import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { reportError } from '@/domain/errors/errors.ts';
import { Button } from '@/ui/button.tsx';
import { ConflictNotice } from '@/ui/conflict-notice.tsx';
import styles from './record-dialog.module.css';
import { useRecordFrame } from './record-frame.ts';
import { recordMessages as text } from './record.messages.ts';
import { useLeaveGuard } from '@/ui/save-bar.guard.ts';
import type { RecordFormState } from './use-record-form.ts';

interface RecordFormProps<Values extends object> {
  form: RecordFormState<Values>;
  /** On the button that sends it: `Save`, or `Add` for a new record. */
  isNew?: boolean;
  saveLabel?: string;
  /** Fields, two in a line; one that carries `data-wide` has a line of its own. */
  children: ReactNode;
}

/**
 * The form in a record's dialog: its buttons stand in the foot, it asks before what was typed is lost, puts it to a choice when
 * somebody else has saved first, and closes the dialog once it is saved.
 */
export function RecordForm<Values extends object>({ form, isNew, saveLabel, children }: RecordFormProps<Values>) {
  const frame = useRecordFrame();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [loading, setLoading] = useState(false);

  useLeaveGuard(form.isDirty && !form.isSaved);
  // After the guard has stepped aside.
  const close = useEffectEvent(frame.close);
  useEffect(() => {
    if (form.isSaved) close();
  }, [form.isSaved]);

  const reload = async () => {
    setLoading(true);
    try {
      await frame.reload();
    } catch (error) {
      reportError(error);
      setLoading(false);
    }
  };
  const buttons = (
    <>
      <Button kind="plain" onClick={frame.close}>
        {text.cancel}
      </Button>
      <Button type="submit" form={id} pending={form.isSubmitting}>
        {saveLabel ?? (isNew ? text.add : text.save)}
      </Button>
    </>
  );
  return (
    <form ref={element} id={id} noValidate autoComplete="off" className={styles.form} onSubmit={form.submit}>
      {form.conflict === null ? null : (
        <div className={styles.wide}>
          <ConflictNotice
            message={form.conflict}
            pending={form.isSubmitting || loading}
            onReload={() => void reload()}
            onKeep={() => {
              form.overwrite();
              element.current?.requestSubmit();
            }}
          />
        </div>
      )}
      {children}
      {frame.foot ? createPortal(buttons, frame.foot) : null}
    </form>
  );
}
