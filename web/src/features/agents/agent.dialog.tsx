import type { Agent } from '@muara/contract/types';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import type { RecordDialogOf } from '@/domain/records/use-listed-dialog.ts';
import { AgentForm, type AgentBody } from './agent-form.tsx';
import { AgentView } from './agent-view.tsx';

/** The agent modal (001 §2): view, update, add. */
export default function AgentDialog({ frame, save }: RecordDialogOf<Agent, AgentBody>) {
  return (
    <RecordDialog {...frame} size="lg" view={(agent) => <AgentView agent={agent} />}>
      {(agent) => <AgentForm agent={agent} save={save} />}
    </RecordDialog>
  );
}
