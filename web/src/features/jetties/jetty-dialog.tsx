import type { JettyRecord } from '@muara/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { type Fact, Facts } from '@/ui/facts.tsx';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { ErrorState } from '@/ui/states.tsx';
import type { RecordMode } from '@/domain/records/use-record-dialog.ts';
import { jettiesQuery, jettyQuery } from './jetties.api.ts';
import { jettiesMessages as text } from './jetties.messages.ts';
import { labelsOf } from './jetty-draft.ts';
import { JettyForm } from './jetty-form.tsx';

interface JettyDialogProps {
  /** Null for a new jetty. */
  id: number | null;
  mode: RecordMode;
  onClose(): void;
  onEdit: (() => void) | undefined;
}

/** The jetty modal (002 §2.10). */
export function JettyDialog({ id, mode, onClose, onEdit }: JettyDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const { can } = useSessionActions();
  return (
    <RecordDialog
      title={text.detailTitle}
      mode={mode}
      query={jettyQuery(client, queries, id)}
      allowed={mode === 'view' || can(mode === 'add' ? 'addJetty' : 'editJetty')}
      notFound={text.notFound}
      onClose={onClose}
      onEdit={onEdit}
      view={(jetty) => <Facts facts={factsOf(jetty)} />}
    >
      {(jetty) => <FormWithSlots jetty={jetty} onRemoved={onClose} />}
    </RecordDialog>
  );
}

/** The list response says whether jetties have slots. */
function FormWithSlots({ jetty, onRemoved }: { jetty: JettyRecord | null; onRemoved(): void }) {
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery(jettiesQuery(client, { page: 0 }));
  if (data) return <JettyForm jetty={jetty} enableSlot={data.enable_slot} onRemoved={onRemoved} />;
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
