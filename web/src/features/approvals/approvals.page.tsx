import { APPROVAL_KINDS, PAGE_SIZE, type ApprovalKind } from '@muara/contract/constants';
import type { OperationMap } from '@muara/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { formatCount } from '@/lib/format-count.ts';
import { usePageMark } from '@/lib/page-mark.ts';
import { useMinutes } from '@/lib/use-now.ts';
import { Pager } from '@/domain/lists/pager.tsx';
import { useListParams } from '@/ui/list/use-list-params.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { Shortcut } from '@/ui/shortcut.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { Tabs } from '@/ui/tabs.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';
import { ApprovalCard } from './approval-card.tsx';
import { APPROVALS_KEY, approvalKey, approvalsQuery } from './approvals.api.ts';
import { approvalsMessages as text } from './approvals.messages.ts';
import styles from './approvals.module.css';
import { NothingWaits } from './nothing-waits.tsx';
import { useChoices } from './use-choices.ts';
import { useDecide, type Decide } from './use-decide.ts';
import { useCardKeys, useGoingCards } from './use-inbox.ts';

const BookingDecision = lazy(() => import('./decide-booking.tsx'));
const SurplusReturn = lazy(() => import('./return-surplus.tsx'));

type Answer = OperationMap['listApprovals']['answer'];
type TabKey = ApprovalKind | 'all';
const DEFAULTS = { kind: 'all' };

/**
 * /d/approvals: requests that the user can decide, oldest first.
 * Refunds, voids, bookings and surplus payments are decided right on their cards.
 */
export default function ApprovalsPage() {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const kinds = useKinds();
  usePageMark('inbox');
  const params = useListParams(DEFAULTS);
  const { page } = params;
  const kind = kinds.find((one) => one === params.filters.kind) ?? 'all';
  const ask = (of: number) => approvalsQuery(client, { page: of - 1, ...(kind === 'all' ? {} : { kind }) });
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(ask(page));
  const rows = isPlaceholderData ? undefined : data?.data;

  const onSettled = useGoingCards({ rows, first: page === 1, listKey: `${kind} ${page}` });
  const decide = useDecide(onSettled);
  const refresh = () => void queries.invalidateQueries({ queryKey: APPROVALS_KEY });
  useRealtimeMessage('refund-request', refresh);
  useRealtimeMessage('cancel-request', refresh);
  useRealtimeMessage('new-booking', refresh);
  useRealtimeMessage('get-bubble', refresh);

  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  const isPastEnd = rows !== undefined && page > last;
  useEffect(() => {
    if (isPastEnd) void navigate(`?${kind === 'all' ? '' : `kind=${kind}&`}page=${last}`, { replace: true });
  }, [isPastEnd, kind, last, navigate]);

  const counts = data?.counts;
  const waiting = kinds.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0);
  const choose = (key: TabKey) => params.set({ kind: key });
  const content = data ? (
    <Cards
      answer={data}
      kind={kind}
      stale={isPlaceholderData}
      elsewhere={waiting - data.total}
      decide={decide}
      onShowAll={() => choose('all')}
    />
  ) : error ? (
    <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
  ) : (
    <div className={styles.wait} role="status" aria-busy="true" aria-label={uiMessages.loading} />
  );
  return (
    <>
      <PageTitle
        title={text.title}
        sub={<span role="status">{data ? (waiting === 0 ? text.empty : text.waiting(waiting)) : '\u00a0'}</span>}
      />
      {kinds.length > 1 ? (
        <Tabs
          label={text.kinds}
          idPrefix="approvals"
          selected={kind}
          onSelect={choose}
          tabs={[
            { key: 'all', title: text.all, mark: <Count of={counts && waiting} /> },
            ...kinds.map((one) => ({ key: one as TabKey, title: text.kind[one], mark: <Count of={counts?.[one]} /> })),
          ]}
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
      <div className={styles.pager}>
        <Pager
          page={page}
          total={data?.total ?? 0}
          query={params.pageQuery}
          onNear={(of) => void queries.prefetchQuery(ask(of))}
        />
      </div>
      <Suspense>
        {decide.open ? (
          decide.open.approval.kind === 'surplus' ? (
            <SurplusReturn open={decide.open} onSettled={decide.settleOpen} onClose={decide.close} />
          ) : (
            <BookingDecision open={decide.open} onSettled={decide.settleOpen} onClose={decide.close} />
          )
        ) : null}
      </Suspense>
    </>
  );
}

/** The kinds that the user can decide; the server omits the others. */
function useKinds(): ApprovalKind[] {
  const may = useChoices();
  return APPROVAL_KINDS.filter((kind) => may({ kind }).approve || may({ kind }).reject);
}

function Count({ of }: { of: number | undefined }) {
  return of ? <span className={styles.count}>{formatCount(of)}</span> : null;
}

interface CardsProps {
  answer: Answer;
  kind: TabKey;
  stale: boolean;
  /** Returns how many requests are under other tabs. */
  elsewhere: number;
  decide: Decide;
  onShowAll(): void;
}

function Cards({ answer, kind, stale, elsewhere, decide, onShowAll }: CardsProps) {
  if (answer.data.length === 0) return <NothingWaits kind={kind} elsewhere={elsewhere} onShowAll={onShowAll} />;
  return <CardList rows={answer.data} kind={kind} stale={stale} decide={decide} />;
}

interface CardListProps {
  rows: Answer['data'];
  kind: TabKey;
  stale: boolean;
  decide: Decide;
}

function CardList({ rows, kind, stale, decide }: CardListProps) {
  const now = useMinutes();
  const may = useChoices();
  const list = useCardKeys((key, choice) => {
    const approval = rows.find((row) => approvalKey(row) === key);
    if (approval && may(approval)[choice]) void decide.decide(approval, choice);
  });
  return (
    <>
      <p className={styles.keys} aria-hidden="true">
        <Shortcut keys="↑↓" /> {text.keyMove} <Shortcut keys="A" />{' '}
        {kind === 'surplus' ? (
          text.keyPaidBack
        ) : (
          <>
            {text.keyApprove} <Shortcut keys="R" /> {text.keyReject}
          </>
        )}
      </p>
      <ol ref={list} className={styles.list} aria-label={text.kinds} aria-busy={stale} data-stale={stale || undefined}>
        {rows.map((approval) => (
          <ApprovalCard
            key={approvalKey(approval)}
            approval={approval}
            now={now}
            busy={decide.busy}
            onDecide={(choice) => void decide.decide(approval, choice)}
          />
        ))}
      </ol>
    </>
  );
}
