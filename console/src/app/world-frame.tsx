import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { Button } from '@/ui/button.tsx';
import { Link } from '@/ui/link.tsx';
import { TableSkeleton } from '@/ui/list/data-table.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { isWorldGone } from '../data/describe-error.ts';
import { worldQuery } from '../data/queries.ts';
import { useCommand } from '../data/use-command.ts';
import { Loaded } from '../parts/loading.tsx';
import { Notice } from '../parts/notice.tsx';
import { paths } from './paths.ts';
import { useControl } from './services.ts';
import { WorldHead } from './world-head.tsx';

const CallsPage = lazy(async () => ({ default: (await import('../views/calls/calls.page.tsx')).CallsPage }));
const TimePage = lazy(async () => ({ default: (await import('../views/time/time.page.tsx')).TimePage }));
const FaultsPage = lazy(async () => ({ default: (await import('../views/faults/faults.page.tsx')).FaultsPage }));
const MailsPage = lazy(async () => ({ default: (await import('../views/mails/mails.page.tsx')).MailsPage }));
const PapersPage = lazy(async () => ({ default: (await import('../views/papers/papers.page.tsx')).PapersPage }));
const RealtimePage = lazy(async () => ({
  default: (await import('../views/realtime/realtime.page.tsx')).RealtimePage,
}));
const RightsPage = lazy(async () => ({ default: (await import('../views/rights/rights.page.tsx')).RightsPage }));
const ComparePage = lazy(async () => ({ default: (await import('../views/worlds/compare.page.tsx')).ComparePage }));

/** The views of one world, below a line that says which world and what time it is there. */
export function WorldFrame() {
  const { name = '' } = useParams();
  const query = useQuery(worldQuery(useControl(), name));
  if (isWorldGone(query.error) && query.data === undefined) return <NoWorld name={name} />;
  return (
    <Loaded query={query}>
      {(world) => (
        <>
          <WorldHead world={world} />
          {isWorldGone(query.error) ? <Gone name={name} /> : null}
          <Suspense fallback={<TableSkeleton rows={8} />}>
            <Routes>
              <Route path="calls/:id?" element={<CallsPage key={name} name={name} />} />
              <Route path="time" element={<TimePage key={name} name={name} />} />
              <Route path="faults" element={<FaultsPage key={name} name={name} />} />
              <Route path="mails/:id?" element={<MailsPage key={name} name={name} />} />
              <Route path="papers" element={<PapersPage key={name} name={name} />} />
              <Route path="realtime" element={<RealtimePage key={name} name={name} />} />
              <Route path="rights" element={<RightsPage key={name} name={name} />} />
              <Route path="compare" element={<ComparePage key={name} name={name} />} />
              <Route path="*" element={<Navigate to={paths.worlds()} replace />} />
            </Routes>
          </Suspense>
        </>
      )}
    </Loaded>
  );
}

function useCreate(name: string) {
  return useCommand((control) => control.createWorld({ params: { name } }), { toastError: true });
}

/** Somebody has deleted the world while it was open. What was typed below this line stays. */
function Gone({ name }: { name: string }) {
  const create = useCreate(name);
  return (
    <Notice
      action={
        <Button kind="plain" size="sm" pending={create.pending} onClick={() => create.run(undefined)}>
          Create it again
        </Button>
      }
    >
      The world {name} was deleted. <Link to={paths.worlds()}>All worlds</Link>
    </Notice>
  );
}

function NoWorld({ name }: { name: string }) {
  const create = useCreate(name);
  return (
    <EmptyState
      title={`There is no world ${name}`}
      text={
        <>
          Nobody has created it, or somebody has deleted it. <Link to={paths.worlds()}>All worlds</Link>
        </>
      }
      action={
        <Button pending={create.pending} onClick={() => create.run(undefined)}>
          Create it
        </Button>
      }
    />
  );
}
