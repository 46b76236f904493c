import { Checkbox, TextInput } from '@mantine/core';
import { checkTourGuide } from '@muara/contract/rules';
import type { TourGuide } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { keepFirstPage, keepRecord } from '@/domain/records/record-cache.ts';
import { textField } from '@/domain/forms/text-field.ts';
import { ContractFields } from '@/domain/partners/contract-fields.tsx';
import { partyDraft, PartyFields } from '@/domain/partners/party-fields.tsx';
import { RecordForm } from '@/domain/records/record-form.tsx';
import { useRecordForm } from '@/domain/records/use-record-form.ts';
import { TOUR_GUIDES } from './tour-guides.api.ts';
import { tourGuidesMessages as text } from './tour-guides.messages.ts';
import styles from './tour-guides.module.css';

const draftOf = (guide: TourGuide | null) => ({
  ...partyDraft(guide),
  motacs: guide?.motacs ?? '',
  active: guide?.active ?? true,
});
type TourGuideDraft = ReturnType<typeof draftOf>;

/** Adds a tour guide, or changes one (002 §5.2). */
export function TourGuideForm({ guide }: { guide: TourGuide | null }) {
  const save = useSave(guide);
  const form = useRecordForm<TourGuideDraft>({ initialValues: draftOf(guide), check: checkTourGuide, save });
  return (
    <RecordForm form={form} isNew={guide === null}>
      <PartyFields form={form}>
        <TextInput {...textField(form, 'motacs')} label={text.motacs} required />
      </PartyFields>
      <ContractFields form={form} note={text.contractNote} />
      <div data-wide>
        <Checkbox
          name="active"
          label={text.active}
          description={text.activeHint}
          checked={form.values.active}
          error={form.errors.active}
          onChange={(event) => form.setValues({ active: event.currentTarget.checked })}
        />
      </div>
      {guide ? null : (
        <p data-wide className={styles.hint}>
          {text.accountNote}
        </p>
      )}
    </RecordForm>
  );
}

function useSave(guide: TourGuide | null): (draft: TourGuideDraft, over: boolean) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  return async (draft, over) => {
    if (guide) {
      const { id, updated_at: filled } = guide;
      const basis = over ? {} : { updated_at: filled ?? '' };
      keepRecord(queries, TOUR_GUIDES, await client.call.editTourGuide({ body: { id, ...draft, ...basis } }));
      return void toast.success(text.saved);
    }
    keepFirstPage(queries, TOUR_GUIDES, await client.call.addTourGuide({ body: draft }));
    toast.success(text.added);
  };
}
