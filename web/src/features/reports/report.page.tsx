import type { ReportOptions } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { TicketIcon } from '@/ui/icons.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';
import { listViews } from './agents/list-views.ts';
import { type AgentView, withView } from './agents/view-state.ts';
import { BlockedNotice } from './blocked-notice.tsx';
import styles from './report.module.css';
import { ReportForm } from './report-form.tsx';
import { ReportTypes } from './report-types.tsx';
import { reportOptionsQuery } from './reports.api.ts';
import { reportsMessages as text } from './reports.messages.ts';

const AgentsDialog = lazy(() => import('./agents/agents.dialog.tsx'));

/** /d/report (001 §2): report types, their filters, Get Report and Download, and the agent report. */
export default function ReportPage() {
  const client = useClient();
  const { can } = useSessionActions();
  const [search] = useSearchParams();
  const { data, error, refetch, isFetching } = useQuery(reportOptionsQuery(client));
  const retry = () => void refetch();
  const views = listViews(can);
  const view = views.find((name) => name === search.get('agents'));
  return (
    <>
      <PageTitle title={text.title} actions={views[0] === undefined ? null : <OpenAgents view={views[0]} />} />
      {data ? (
        <>
          {data.blocked === null ? null : <BlockedNotice reason={data.blocked} pending={isFetching} onRetry={retry} />}
          <Reports options={data} onBlocked={retry} />
          <Suspense>{view === undefined ? null : <AgentsDialog view={view} options={data} />}</Suspense>
        </>
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={retry} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function OpenAgents({ view }: { view: AgentView }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <Button kind="plain" icon={<TicketIcon size={18} />} onClick={() => navigate(paths.report(withView(search, view)))}>
      {text.agents}
    </Button>
  );
}

/** The type is in the address, so that reload, Back and a copied link show the same filters. */
function Reports({ options, onBlocked }: { options: ReportOptions; onBlocked(): void }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { types } = options;
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = types.find(({ type }) => type === search.get('type')) ?? null;
  if (types.length === 0) return <EmptyState title={text.none} text={text.noneHint} />;
  return (
    <div className={styles.layout} data-chosen={chosen !== null || undefined}>
      <ReportTypes
        types={types}
        chosen={chosen?.type ?? null}
        onChoose={(type) => {
          setPicked(type);
          void navigate(paths.report(`?type=${encodeURIComponent(type)}`), { replace: chosen !== null });
        }}
      />
      {chosen === null ? (
        <p className={styles.pick}>{text.pick}</p>
      ) : (
        <ReportForm
          key={chosen.type}
          type={chosen}
          isNew={picked === chosen.type}
          options={options}
          onBlocked={onBlocked}
        />
      )}
    </div>
  );
}

/** The shape of the screen while its lists load. */
function Loading() {
  return (
    <div className={styles.layout} role="status" aria-busy="true" aria-label={uiMessages.loading}>
      <div className={styles.types}>
        {Array.from({ length: 4 }, (_blank, index) => (
          <div key={index} className={styles.blank} />
        ))}
      </div>
      <div className={styles.blank} data-tall />
    </div>
  );
}
