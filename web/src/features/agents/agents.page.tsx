import type { Agent, AgentList } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { listParams } from '@/domain/records/list-params.ts';
import { useOnlinePeople } from '@/domain/people/online-people.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { forgetLists } from '@/domain/records/record-cache.ts';
import { Button } from '@/ui/button.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { AddIcon } from '@/ui/list/row-icons.tsx';
import { useRecordDialog } from '@/domain/records/use-record-dialog.ts';
import { useRemoveRecord } from '@/domain/records/use-remove-record.ts';
import { agentColumns, agentCsv } from './agent-columns.tsx';
import { AGENTS, agentsQuery } from './agents.api.ts';
import { agentsMessages as text } from './agents.messages.ts';
import { TopAgents } from './top-agents.tsx';

const AgentDialog = lazy(async () => ({ default: (await import('./agent-dialog.tsx')).AgentDialog }));

const DEFAULTS = { search: '' };

/** /d/agents (001 §2). Dialogs have addresses below it: `new`, an id, an id with `edit`. */
export default function AgentsPage() {
  const client = useClient();
  const { can } = useSessionActions();
  const dialogs = useRecordDialog(paths.agents());
  const people = useOnlinePeople();
  const remove = useRemoveAgent();
  const columns = agentColumns({
    href: dialogs.href,
    online: ({ id }) => people.some((person) => person.id === id),
    canEdit: can('editAgent'),
    canRemove: can('deleteAgent'),
    remove: (agent) => void remove(agent),
  });
  return (
    <>
      <ListPage<Agent, typeof DEFAULTS, AgentList>
        title={text.title}
        screen={paths.agents()}
        rememberOrder="agents"
        lead={(data) => <TopAgents agents={data?.top3} href={dialogs.href} />}
        listing={text.listing}
        defaults={DEFAULTS}
        query={({ page, filters }) => agentsQuery(client, listParams(page, filters))}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => dialogs.href(id)}
        search={{ label: text.search, placeholder: text.searchPlaceholder, onEnter: true }}
        actions={
          can('addAgent') ? (
            <Button icon={<AddIcon />} onClick={() => dialogs.open('new')}>
              {text.add}
            </Button>
          ) : null
        }
        csv={{ name: 'agents', columns: agentCsv() }}
        noMatch={text.noMatch}
        results={text.results}
      />
      <Suspense>{dialogs.at ? <AgentDialog key={dialogs.key} at={dialogs.at} dialogs={dialogs} /> : null}</Suspense>
    </>
  );
}

function useRemoveAgent(): (agent: Agent) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return useRemoveRecord<Agent>({
    question: text.removeQuestion,
    who: ({ name, company_name: company }) => text.removeWho(name, company),
    call: ({ id }) => client.call.deleteAgent({ params: { id } }),
    done: () => text.removed,
    forget: () => forgetLists(queries, AGENTS),
  });
}
