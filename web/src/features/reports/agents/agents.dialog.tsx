import type { ReportOptions } from '@muara/contract/types';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { Tabs } from '@/ui/tabs.tsx';
import { AgentRedemptions, AgentTickets, Redemptions } from './agent-lists.tsx';
import { agentViewsMessages as text } from './agent-views.messages.ts';
import styles from './agent-views.module.css';
import { BatchDetail } from './batch-detail.tsx';
import { DownloadView } from './download-view.tsx';
import { listViews } from './list-views.ts';
import {
  type AgentView,
  changeViews,
  firstState,
  type ViewState,
  type ViewStates,
  withoutView,
  withView,
} from './view-state.ts';

interface AgentsDialogProps {
  view: AgentView;
  options: ReportOptions;
}

/**
 * The agent report (001 §2): three views with search, filters and pages.
 * The view and the purchase are in the address. Filters stay while the dialog is open, so that Back from a purchase
 * restores them.
 */
export default function AgentsDialog({ view, options }: AgentsDialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { can } = useSessionActions();
  const [states, setStates] = useState<ViewStates>({});
  const batch = view === 'tickets' ? search.get('batch') : null;
  const state = states[view] ?? firstState(view, options.today);
  const set = (patch: Partial<ViewState>) => setStates((all) => changeViews(all, view, patch, options.today));
  const list = { state, set, options };
  return (
    <Dialog
      title={text.title}
      size="xl"
      onClose={() => navigate(paths.report(withoutView(search)))}
      footer={batch === null ? <DownloadView view={view} state={state} /> : null}
    >
      <Tabs
        label={text.views}
        idPrefix={id}
        tabs={listViews(can).map((key) => ({ key, title: text.view[key] }))}
        selected={view}
        onSelect={(to) => navigate(paths.report(withView(search, to)), { replace: true })}
      >
        <div className={styles.panel}>
          {batch === null ? (
            <>
              {view === 'tickets' ? <AgentTickets {...list} /> : null}
              {view === 'redeemed' ? <AgentRedemptions {...list} /> : null}
              {view === 'daily' ? <Redemptions {...list} /> : null}
            </>
          ) : (
            <BatchDetail key={batch} code={batch} back={paths.report(withView(search, 'tickets'))} />
          )}
        </div>
      </Tabs>
    </Dialog>
  );
}
