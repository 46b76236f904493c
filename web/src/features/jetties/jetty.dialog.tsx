import type { JettyRecord } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '@/domain/errors/errors.ts';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import type { RecordDialogOf } from '@/domain/records/use-listed-dialog.ts';
import { useClient } from '@/domain/session/client-context.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { type Fact, Facts } from '@/ui/facts.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { jetties } from './jetties.api.ts';
import { jettiesMessages as text } from './jetties.messages.ts';
import { type JettyBody, labelsOf } from './jetty-draft.ts';
import { JettyForm } from './jetty-form.tsx';

type DialogProps = RecordDialogOf<JettyRecord, JettyBody>;

/** The jetty modal (002 §2.10). */
export default function JettyDialog({ frame, save }: DialogProps) {
  return (
    <RecordDialog {...frame} view={(jetty) => <Facts facts={factsOf(jetty)} />}>
      {(jetty) => <FormWithSlots jetty={jetty} save={save} onRemoved={frame.onClose} />}
    </RecordDialog>
  );
}

interface FormWithSlotsProps extends Pick<DialogProps, 'save'> {
  jetty: JettyRecord | null;
  onRemoved(): void;
}

/** The list response says whether jetties have slots. */
function FormWithSlots(props: FormWithSlotsProps) {
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery(jetties.pageQuery(client, { page: 0 }));
  if (data) return <JettyForm {...props} enableSlot={data.enable_slot} />;
  return error ? (
    <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
  ) : (
    <div aria-busy="true" />
  );
}

function factsOf({ name, active, max_passenger, slots, updated_at }: JettyRecord): Fact[] {
  return [
    [text.name, name],
    [text.open, <RibbonBadge key="open" label={active ? text.open : text.closed} tone={active ? 'good' : 'plain'} />],
    [text.maxPassenger, max_passenger],
    [text.slots, labelsOf(slots).join(', ') || text.noSlots],
    [text.updatedAt, updated_at ? formatDateTime(updated_at) : null],
  ];
}
