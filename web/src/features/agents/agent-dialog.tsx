import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import type { RecordAddress, RecordDialogs } from '@/domain/records/use-record-dialog.ts';
import { AgentForm } from './agent-form.tsx';
import { AgentView } from './agent-view.tsx';
import { agentQuery } from './agents.api.ts';
import { agentsMessages as text } from './agents.messages.ts';

interface AgentDialogProps {
  at: RecordAddress;
  dialogs: RecordDialogs;
}

/** The agent modal (001 §2): view, update, add. */
export function AgentDialog({ at: { id, mode }, dialogs }: AgentDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const { can } = useSessionActions();
  const allowed = { view: true, add: can('addAgent'), edit: can('editAgent') };
  return (
    <RecordDialog
      title={(agent) => (mode === 'add' ? text.add : titleOf(mode, agent?.name))}
      mode={mode}
      query={agentQuery(client, queries, id)}
      allowed={allowed[mode]}
      size="lg"
      notFound={text.notFound}
      onClose={dialogs.close}
      onEdit={allowed.edit ? dialogs.edit : undefined}
      view={(agent) => <AgentView agent={agent} />}
    >
      {(agent) => <AgentForm agent={agent} />}
    </RecordDialog>
  );
}

function titleOf(mode: string, name: string | undefined): string {
  if (name === undefined) return text.one;
  return mode === 'edit' ? text.edit(name) : name;
}
