import { Checkbox, TextInput } from '@mantine/core';
import { checkTourGuide } from '@muara/contract/rules';
import type { TourGuide } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { keepFirstPage, keepRecord } from '@/domain/records/record-cache.ts';
import { ContractFields } from '@/domain/partners/contract-fields.tsx';
import { partyDraft, PartyFields } from '@/domain/partners/party-fields.tsx';
import { RecordForm } from '@/domain/records/record-form.tsx';
import type { Seen } from '@/domain/forms/form.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { Muted } from '@/ui/layout/muted.tsx';
import { TOUR_GUIDES } from './tour-guides.api.ts';
import { tourGuidesMessages as text } from './tour-guides.messages.ts';

const draftOf = (guide: TourGuide | null) => ({
  ...partyDraft(guide),
  motacs: guide?.motacs ?? '',
  active: guide?.active ?? true,
});
type TourGuideDraft = ReturnType<typeof draftOf>;

/** Adds a tour guide, or changes one (002 §5.2). */
export function TourGuideForm({ guide }: { guide: TourGuide | null }) {
  const save = useSave(guide);
  const form = useForm<TourGuideDraft>({ initialValues: draftOf(guide), record: guide, check: checkTourGuide, save });
  return (
    <RecordForm form={form} isNew={guide === null}>
      <PartyFields form={form}>
        <TextInput {...form.getInputProps('motacs')} label={text.motacs} required />
      </PartyFields>
      <ContractFields form={form} note={text.contractNote} />
      <div data-wide>
        <Checkbox {...form.getCheckboxProps('active')} label={text.active} description={text.activeHint} />
      </div>
      {guide ? null : (
        <Muted data-wide size="md">
          {text.accountNote}
        </Muted>
      )}
    </RecordForm>
  );
}

function useSave(guide: TourGuide | null): (draft: TourGuideDraft, seen: Seen) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  return async (draft, seen) => {
    if (guide) {
      const { id } = guide;
      keepRecord(queries, TOUR_GUIDES, await client.call.editTourGuide({ body: { id, ...draft, ...seen } }));
      return toast.success(text.saved);
    }
    keepFirstPage(queries, TOUR_GUIDES, await client.call.addTourGuide({ body: draft }));
    toast.success(text.added);
  };
}
