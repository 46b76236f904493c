import { Checkbox, TextInput } from '@mantine/core';
import { checkTourGuide } from '@muara/contract/rules/forms/check-tour-guide';
import type { TourGuide } from '@muara/contract/types';
import { useForm } from '@/domain/forms/use-form.ts';
import { ContractFields } from '@/domain/partners/contract-fields.tsx';
import { partnerDraft, PartnerFields } from '@/domain/partners/partner-fields.tsx';
import { partnerMessages as words } from '@/domain/partners/partner.messages.ts';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import { RecordForm } from '@/domain/records/record-form.tsx';
import type { RecordDialogOf } from '@/domain/records/use-listed-dialog.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format-count.ts';
import { type Fact, Facts } from '@/ui/facts.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { GuideStatus } from './guide-status.tsx';
import { tourGuidesMessages as text } from './tour-guides.messages.ts';

const draftOf = (guide: TourGuide | null) => ({
  ...partnerDraft(guide),
  motacs: guide?.motacs ?? '',
  active: guide?.active ?? true,
});
type Draft = ReturnType<typeof draftOf>;
type DialogProps = RecordDialogOf<TourGuide, Draft>;

/** The tour guide modal (002 §2.8): view, add, update. */
export default function TourGuideDialog({ frame, save }: DialogProps) {
  return (
    <RecordDialog {...frame} size="lg" view={(guide) => <Facts facts={factsOf(guide)} />}>
      {(guide) => <TourGuideForm guide={guide} save={save} />}
    </RecordDialog>
  );
}

function factsOf(guide: TourGuide): Fact[] {
  return [
    [words.company, guide.company_name],
    [text.active, <GuideStatus key="active" guide={guide} />],
    [words.contract, words.period(formatDate(guide.start_date), formatDate(guide.end_date))],
    [words.email, guide.email],
    [words.phone, guide.contact],
    [words.ic, guide.ic],
    [text.motacs, guide.motacs],
    [words.address, guide.address],
    [words.state, guide.state],
    [words.country, guide.country],
    [text.tickets, formatCount(guide.total_ticket)],
  ];
}

/** Adds a tour guide, or changes one (002 §5.2). */
function TourGuideForm({ guide, save }: { guide: TourGuide | null; save: DialogProps['save'] }) {
  const form = useForm<Draft>({
    initialValues: draftOf(guide),
    record: guide,
    check: checkTourGuide,
    save: (draft, seen) => save(guide, draft, seen),
  });
  return (
    <RecordForm form={form} isNew={guide === null}>
      <PartnerFields form={form}>
        <TextInput {...form.getInputProps('motacs')} label={text.motacs} required />
      </PartnerFields>
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
