import { TextInput } from '@mantine/core';
import { checkPage } from '@muara/contract/rules/forms/check-page';
import type { Page } from '@muara/contract/types';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { RichTextEditor } from '@/ui/rich-text.tsx';
import { useLeaveGuard } from '@/ui/save-bar.guard.ts';
import type { Form, Seen } from '@/domain/forms/form.ts';
import { FormConflict } from '@/domain/forms/form-conflict.tsx';
import { useForm } from '@/domain/forms/use-form.ts';
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
  /** Stores it and shows the success. */
  save(draft: PageDraft, seen: Seen): Promise<void>;
  /** The page is saved, and no input can be lost. */
  onSaved(): void;
  onDirty?(dirty: boolean): void;
  /** Discards the input and shows the saved page. */
  onReload?(): Promise<void>;
  /** The form takes the place of the one that was just saved, and the focus with it. */
  again?: boolean;
}

/** The form of a page (002 §2.11): its title while it is new, and its text. */
export function PageForm({ page, save, onSaved, onDirty, onReload, again = false }: PageFormProps) {
  const form = useForm<PageDraft>({
    initialValues: { title: page?.title ?? '', content: page?.content ?? '' },
    record: page,
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

  return (
    <form className={styles.form} noValidate autoComplete="off" onSubmit={form.submit}>
      {onReload ? <FormConflict form={form} reload={onReload} /> : null}
      <TextInput
        {...form.getInputProps('title')}
        className={styles.title}
        label={text.pageTitle}
        description={page ? text.titleKept : text.titleHint}
        required={page === null}
        readOnly={page !== null}
      />
      <RichTextEditor {...form.getInputProps('content')} label={text.content} />
      <Foot form={form} isDirty={isDirty} focused={again} />
    </form>
  );
}

function Foot({ form, isDirty, focused }: { form: Form<PageDraft>; isDirty: boolean; focused: boolean }) {
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
