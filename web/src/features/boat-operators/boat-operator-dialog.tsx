import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { Facts } from '@/ui/facts.tsx';
import { formatCount } from '@/lib/money.ts';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import type { RecordAddress, RecordDialogs } from '@/domain/records/use-record-dialog.ts';
import { ActivePill } from './boat-operator-columns.tsx';
import { BoatOperatorForm } from './boat-operator-form.tsx';
import { boatOperatorQuery } from './boat-operators.api.ts';
import { boatOperatorsMessages as text } from './boat-operators.messages.ts';

interface BoatOperatorDialogProps {
  at: RecordAddress;
  dialogs: RecordDialogs;
}

/** The boat operator modal (002 §2.8): view, add, update. */
export function BoatOperatorDialog({ at: { id, mode }, dialogs }: BoatOperatorDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const { can } = useSessionActions();
  const allowed = { view: true, add: can('addBoatOperator'), edit: can('editBoatOperator') };
  return (
    <RecordDialog
      title={(operator) => (mode === 'add' ? text.add : titleOf(mode, operator?.name))}
      mode={mode}
      query={boatOperatorQuery(client, queries, id)}
      allowed={allowed[mode]}
      notFound={text.notFound}
      onClose={dialogs.close}
      onEdit={allowed.edit ? dialogs.edit : undefined}
      view={({ email, contact, active, total_trip: trips }) => (
        <Facts
          facts={[
            [text.email, email],
            [text.phone, contact],
            [text.active, <ActivePill key="active" active={active} />],
            [text.trips, formatCount(trips)],
          ]}
        />
      )}
    >
      {(operator) => <BoatOperatorForm operator={operator} />}
    </RecordDialog>
  );
}

function titleOf(mode: string, name: string | undefined): string {
  if (name === undefined) return text.one;
  return mode === 'edit' ? text.edit(name) : name;
}
