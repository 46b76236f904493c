import type { MuaraClient } from '@muara/client/http';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { DownloadIcon } from '@/ui/icons.tsx';
import { agentViewsMessages as text } from './agent-views.messages.ts';
import { commonQuery, daysOf, type AgentView, type ViewState } from './view-state.ts';

/** The workbook of a view, with all rows of its filters. */
export function DownloadView({ view, state }: { view: AgentView; state: ViewState }) {
  const client = useClient();
  const toast = useToast();
  const { token } = useSessionActions();
  const [pending, setPending] = useState(false);
  const isMissingDays = view !== 'tickets' && daysOf(state) === null;
  const download = async () => {
    setPending(true);
    try {
      const file =
        view === 'tickets' ? await fetchTickets(client, state, token()) : await fetchReport(client, view, state);
      saveFile(file, `${FILES[view]}.xlsx`);
    } catch (error) {
      toast.error(error instanceof DownloadError ? text.downloadFailed : errorText(error));
    }
    setPending(false);
  };
  return (
    <Button
      kind="plain"
      icon={<DownloadIcon size={18} />}
      pending={pending}
      disabled={isMissingDays}
      onClick={() => void download()}
    >
      {text.download}
    </Button>
  );
}

const FILES = { tickets: 'agent-tickets', redeemed: 'agent-redeemed', daily: 'daily-redemption' } as const;

/** The server sent no workbook. */
class DownloadError extends Error {}

/** The list and its workbook have one address (001 §7): the client reads the list, this the workbook. */
async function fetchTickets(client: MuaraClient, state: ViewState, token: string | null): Promise<Blob> {
  const { page: _page, ...filters } = commonQuery(state);
  const days = daysOf(state);
  const address = client.url('listAgentTickets', {
    params: { agent_id: state.agent || '0' },
    query: {
      ...filters,
      ...(days !== null && { purchased_date: days }),
      ...(state.package !== '' && { package_id: state.package }),
      download: 1,
    },
    token,
  });
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new DownloadError();
  return answer.blob();
}

/** The workbook of a report has the rows of its view; the search does not narrow it down. */
async function fetchReport(client: MuaraClient, view: 'redeemed' | 'daily', state: ViewState): Promise<Blob> {
  const { platform } = commonQuery(state);
  const file = await client.call.getReport({
    params: { type: view === 'redeemed' ? 'agent_redeemed' : 'daily_redemption' },
    query: {
      departure_date: daysOf(state) ?? '',
      ...(platform !== undefined && { platform }),
      ...(view === 'redeemed' && state.agent !== '' && { agent_id: state.agent }),
      download: 1,
    },
  });
  return file;
}
