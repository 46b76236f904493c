import type { TourGuide } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCount } from '@/lib/money.ts';
import { type Fact, Facts } from '@/ui/facts.tsx';
import { partyMessages as words } from '@/domain/partners/party.messages.ts';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import type { RecordAddress, RecordDialogs } from '@/domain/records/use-record-dialog.ts';
import { Standing } from './tour-guide-columns.tsx';
import { TourGuideForm } from './tour-guide-form.tsx';
import { tourGuideQuery } from './tour-guides.api.ts';
import { tourGuidesMessages as text } from './tour-guides.messages.ts';

interface TourGuideDialogProps {
  at: RecordAddress;
  dialogs: RecordDialogs;
}

/** The tour guide modal (002 §2.8): view, add, update. */
export function TourGuideDialog({ at: { id, mode }, dialogs }: TourGuideDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const { can } = useSessionActions();
  const allowed = { view: true, add: can('addTourGuide'), edit: can('editTourGuide') };
  return (
    <RecordDialog
      title={(guide) => (mode === 'add' ? text.add : titleOf(mode, guide?.name))}
      mode={mode}
      query={tourGuideQuery(client, queries, id)}
      allowed={allowed[mode]}
      size="lg"
      notFound={text.notFound}
      onClose={dialogs.close}
      onEdit={allowed.edit ? dialogs.edit : undefined}
      view={(guide) => <Facts facts={factsOf(guide)} />}
    >
      {(guide) => <TourGuideForm guide={guide} />}
    </RecordDialog>
  );
}

function titleOf(mode: string, name: string | undefined): string {
  if (name === undefined) return text.one;
  return mode === 'edit' ? text.edit(name) : name;
}

function factsOf(guide: TourGuide): Fact[] {
  return [
    [words.company, guide.company_name],
    [text.active, <Standing key="active" guide={guide} />],
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
