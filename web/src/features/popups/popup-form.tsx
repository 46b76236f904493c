import { Checkbox, TextInput } from '@mantine/core';
import { checkPopup } from '@muara/contract/rules/forms/check-popup';
import type { PopupRecord } from '@muara/contract/types';
import type { Form } from '@/domain/forms/form.ts';
import { DateField } from '@/domain/dates/date-field.tsx';
import { RecordForm } from '@/domain/records/record-form.tsx';
import type { RecordDialogOf } from '@/domain/records/use-listed-dialog.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { bodyOf, draftOf, type PopupBody, type PopupDraft } from './popup-draft.ts';
import { PopupImage, usePopupImage } from './popup-image.tsx';
import { popupsMessages as text } from './popups.messages.ts';
import styles from './popups.module.css';

interface PopupFormProps {
  /** Null for a new popup. */
  popup: PopupRecord | null;
  save: RecordDialogOf<PopupRecord, PopupBody>['save'];
}

/** Adds or changes a popup (002 §5.2). Its image is uploaded when chosen, and attached on save. */
export function PopupForm({ popup, save }: PopupFormProps) {
  const form = useForm<PopupDraft>({
    initialValues: draftOf(popup),
    record: popup,
    check: checkPopup,
    save: (draft, seen) => save(popup, bodyOf(draft), seen),
  });
  const image = usePopupImage(popup, (img) => form.setValues({ img }));
  return (
    <RecordForm form={form} isBusy={image.pending} isNew={popup === null}>
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
  return (
    <>
      <div data-wide>
        <TextInput {...form.getInputProps('name')} label={text.name} required autoComplete="off" data-autofocus />
      </div>
      <div data-wide>
        <TextInput
          {...form.getInputProps('link')}
          autoComplete="off"
          label={text.link}
          description={text.linkHint}
          placeholder={text.linkPlaceholder}
          inputMode="url"
          spellCheck={false}
        />
      </div>
      <DateField {...form.getInputProps('start_date')} label={text.startDate} required />
      <DateField {...form.getInputProps('end_date')} label={text.endDate} required />
      <div data-wide>
        <p className={styles.warning} id="popup-warning">
          <strong>{text.warning}</strong> {text.warningText}
        </p>
        <Checkbox {...form.getCheckboxProps('active')} label={text.active} aria-describedby="popup-warning" />
      </div>
    </>
  );
}
