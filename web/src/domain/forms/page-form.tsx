import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormConflict } from './form-conflict.tsx';
import type { Form, StoredRecord } from './form.ts';
import { ErrorSummary } from './error-summary.tsx';
import styles from './page-form.module.css';
import { pageFormMessages as text } from './page-form.messages.ts';
import { useLeaveGuard } from '@/ui/save-bar.guard.ts';
import { SaveBar } from '@/ui/save-bar.tsx';

interface PageFormProps<Values extends object, Row extends StoredRecord> {
  form: Form<Values, Row>;
  /** Where it goes once a new record is stored. */
  list: string;
  /** The record as it is stored now; absent for a new one. */
  reload?: (() => Promise<Row>) | undefined;
  labelOf(field: string): string;
  /** Brings a field that is folded away into view. */
  onJump?(field: string): void;
  /** Panels. */
  children: ReactNode;
}

/**
 * A long form on its own screen, with an error summary on top and a save bar at the bottom.
 * It asks before unsaved changes are lost and offers both versions if someone else saved first.
 */
export function PageForm<Values extends object, Row extends StoredRecord>(props: PageFormProps<Values, Row>) {
  const { form, list, reload, labelOf, onJump, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const unsaved = form.isDirty && !form.isSaved;
  const wrong = Object.keys(form.errors).length;

  // A refusal ends once every error is fixed; later errors wait for the next one and take no focus.
  const [settledSubmits, setSettledSubmits] = useState(0);
  if (wrong === 0 && settledSubmits !== form.failedSubmits) setSettledSubmits(form.failedSubmits);

  useLeaveGuard(unsaved);
  const leave = useEffectEvent(() => navigate(list));
  useEffect(() => {
    // After the guard has stepped aside.
    if (form.isSaved) void leave();
  }, [form.isSaved]);

  return (
    <form ref={element} noValidate autoComplete="off" className={styles.form} onSubmit={form.submit}>
      {reload ? <FormConflict form={form} reload={async () => form.load(await reload())} /> : null}
      {form.failedSubmits > settledSubmits ? (
        <ErrorSummary key={form.failedSubmits} errors={form.errors} labelOf={labelOf} onJump={onJump} />
      ) : null}
      {children}
      <SaveBar
        unsaved={unsaved}
        isNew={reload === undefined && !form.isSaved}
        pending={form.isSubmitting}
        note={wrong > 0 ? text.wrong(wrong) : null}
        onSave={() => element.current?.requestSubmit()}
        onDiscard={form.discard}
      />
    </form>
  );
}
