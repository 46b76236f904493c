import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useParams } from 'react-router-dom';
import { KitProvider } from '@/app/kit-provider.tsx';
import { ToastsHost } from '@/app/toasts-host.tsx';
import { site } from '@/lib/address.ts';
import { AppNameContext } from '@/ui/app-name.ts';
import { TableSkeleton } from '@/ui/list/data-table.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { WorldsPage } from '../views/worlds/worlds.page.tsx';
import { Link } from '@/ui/link.tsx';
import { paths } from './paths.ts';
import { ServicesContext, type Services } from './services.ts';
import { Shell } from './shell.tsx';
import { WorldFrame } from './world-frame.tsx';

const RunsPage = lazy(async () => ({ default: (await import('../views/runs/runs.page.tsx')).RunsPage }));
const RunPage = lazy(async () => ({ default: (await import('../views/runs/run.page.tsx')).RunPage }));

/** The console: kit, services and views. */
export function Console({ services, queries }: { services: Services; queries: QueryClient }) {
  return (
    <KitProvider>
      <ServicesContext value={services}>
        <QueryClientProvider client={queries}>
          <AppNameContext value="Muara console">
            <BrowserRouter basename={site.base}>
              <Shell>
                <Routes>
                  <Route path="/" element={<Navigate to={paths.worlds()} replace />} />
                  <Route path="/worlds" element={<WorldsPage />} />
                  <Route path="/runs/:id?" element={<Runs />} />
                  <Route path="/w/:name/*" element={<WorldFrame />} />
                  <Route path="*" element={<NotFound />} />
                </Routes>
              </Shell>
              <ToastsHost />
            </BrowserRouter>
          </AppNameContext>
        </QueryClientProvider>
      </ServicesContext>
    </KitProvider>
  );
}

function Runs() {
  const { id } = useParams();
  return (
    <Suspense fallback={<TableSkeleton rows={8} />}>{id === undefined ? <RunsPage /> : <RunPage key={id} />}</Suspense>
  );
}

function NotFound() {
  return (
    <EmptyState
      title="There is no view at this address"
      text="Check the address, or begin with the list of worlds."
      action={<Link to={paths.worlds()}>All worlds</Link>}
    />
  );
}
