import { Checkbox, TextInput } from '@mantine/core';
import { checkPopup } from '@muara/contract/rules';
import type { PopupRecord } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import type { Form } from '@/domain/forms/use-form.ts';
import { DateField } from '@/domain/dates/date-field.tsx';
import { RecordForm } from '@/domain/records/record-form.tsx';
import { useRecordForm } from '@/domain/records/use-record-form.ts';
import { bodyOf, draftOf, type PopupDraft } from './popup-draft.ts';
import { PopupImage, usePopupImage } from './popup-image.tsx';
import { keepFirstPage } from './popups.api.ts';
import { popupsMessages as text } from './popups.messages.ts';
import styles from './popups.module.css';

interface PopupFormProps {
  /** Null for a new popup. */
  popup: PopupRecord | null;
  onSaved(): void;
}

/** Adds or changes a popup (002 §5.2). Its image is uploaded as soon as it is chosen, and belongs to it once it is saved. */
export function PopupForm({ popup, onSaved }: PopupFormProps) {
  const save = useSave(popup);
  const form = useRecordForm<PopupDraft>({
    initialValues: draftOf(popup),
    check: checkPopup,
    save: async (draft, over) => {
      await save(draft, over);
      onSaved();
    },
  });
  const image = usePopupImage(popup, (img) => form.setValues({ img }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (image.pending) return;
    form.submit(event);
  };
  return (
    <RecordForm form={{ ...form, submit, isSubmitting: form.isSubmitting || image.pending }} isNew={popup === null}>
      <div data-wide>
        <PopupImage
          image={image}
          file={form.values.img}
          name={form.values.name}
          error={image.problem ?? form.errors.img}
        />
      </div>
      <PopupFields form={form} />
    </RecordForm>
  );
}

function PopupFields({ form }: { form: Form<PopupDraft> }) {
  const field = (name: 'name' | 'link' | 'start_date' | 'end_date') => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onBlur: () => form.validateField(name),
  });
  const typed = (name: 'name' | 'link') => ({
    ...field(name),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => form.setValues({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <div data-wide>
        <TextInput {...typed('name')} label={text.name} required data-autofocus />
      </div>
      <div data-wide>
        <TextInput
          {...typed('link')}
          label={text.link}
          description={text.linkHint}
          placeholder={text.linkPlaceholder}
          inputMode="url"
          spellCheck={false}
        />
      </div>
      <DateField
        {...field('start_date')}
        label={text.startDate}
        required
        onChange={(start_date) => form.setValues({ start_date })}
      />
      <DateField
        {...field('end_date')}
        label={text.endDate}
        required
        onChange={(end_date) => form.setValues({ end_date })}
      />
      <div data-wide>
        <p className={styles.warning} id="popup-warning">
          <strong>{text.warning}</strong> {text.warningText}
        </p>
        <Checkbox
          name="active"
          label={text.active}
          aria-describedby="popup-warning"
          checked={form.values.active}
          onChange={(event) => form.setValues({ active: event.currentTarget.checked })}
        />
      </div>
    </>
  );
}

function useSave(popup: PopupRecord | null): (draft: PopupDraft, over: boolean) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  return async (draft, over) => {
    const body = bodyOf(draft);
    if (!popup) {
      keepFirstPage(queries, client, await client.call.addPopup({ body }));
      return toast.success(text.added);
    }
    const known = over ? {} : { updated_at: popup.updated_at ?? '' };
    keepFirstPage(queries, client, await client.call.editPopup({ body: { id: popup.id, ...body, ...known } }));
    return toast.success(text.saved);
  };
}
