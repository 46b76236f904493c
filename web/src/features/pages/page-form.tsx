import { TextInput } from '@mantine/core';
import { checkPage } from '@muara/contract/rules';
import type { Page } from '@muara/contract/types';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { ConflictNotice } from '@/ui/conflict-notice.tsx';
import { RichTextEditor } from '@/ui/rich-text.tsx';
import { useLeaveGuard } from '@/ui/save-bar.guard.ts';
import { type RecordFormState, useRecordForm } from '@/domain/records/use-record-form.ts';
import { pagesMessages as text } from './pages.messages.ts';
import styles from './pages.module.css';

interface PageDraft {
  title: string;
  /** HTML. */
  content: string;
}

interface PageFormProps {
  /** What the form is filled from; null for a new page. */
  page: Page | null;
  /** Stores it and says so; `over` saves over what somebody else has saved in the meantime. */
  save(draft: PageDraft, over: boolean): Promise<void>;
  /** It is saved, and nothing is left to lose. */
  onSaved(): void;
  onDirty?(dirty: boolean): void;
  /** Gives up what was typed for what is saved. */
  onReload?(): Promise<void>;
  /** The form takes the place of the one that was just saved, and the focus with it. */
  again?: boolean;
}

/** The form of a page (002 §2.11): its title while it is new, and its text. */
export function PageForm({ page, save, onSaved, onDirty, onReload, again = false }: PageFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useRecordForm<PageDraft>({
    initialValues: { title: page?.title ?? '', content: page?.content ?? '' },
    check: (values) => checkPage({ mode: page ? 'edit' : 'add', values }),
    save,
  });
  const isDirty = form.isDirty && !form.isSaved;
  useLeaveGuard(isDirty);
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  // After the guard has stepped aside.
  const finish = useEffectEvent(onSaved);
  useEffect(() => {
    if (form.isSaved) finish();
  }, [form.isSaved]);

  const { title, content } = form.values;
  return (
    <form ref={element} className={styles.form} noValidate autoComplete="off" onSubmit={form.submit}>
      {form.conflict === null ? null : (
        <ConflictNotice
          message={form.conflict}
          pending={form.isSubmitting}
          onReload={() => void onReload?.()}
          onKeep={() => {
            form.overwrite();
            element.current?.requestSubmit();
          }}
        />
      )}
      <TextInput
        name="title"
        className={styles.title}
        label={text.pageTitle}
        description={page ? text.titleKept : text.titleHint}
        required={page === null}
        readOnly={page !== null}
        value={title}
        error={form.errors.title}
        onChange={(event) => form.setValues({ title: event.currentTarget.value })}
        onBlur={() => form.validateField('title')}
      />
      <RichTextEditor
        name="content"
        label={text.content}
        value={content}
        error={form.errors.content}
        onChange={(html) => form.setValues({ content: html })}
        onBlur={() => form.validateField('content')}
      />
      <Foot form={form} isDirty={isDirty} focused={again} />
    </form>
  );
}

function Foot({ form, isDirty, focused }: { form: RecordFormState<PageDraft>; isDirty: boolean; focused: boolean }) {
  const navigate = useNavigate();
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) foot.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <div ref={foot} className={styles.foot}>
      <p className={styles.state} role="status">
        {isDirty ? <strong>{text.unsaved}</strong> : null}
      </p>
      <Button kind="plain" onClick={() => void navigate(paths.pages())}>
        {text.cancel}
      </Button>
      <Button type="submit" pending={form.isSubmitting}>
        {text.save}
      </Button>
    </div>
  );
}
