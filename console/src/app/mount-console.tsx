import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Console } from './console.tsx';
import { createServices, type Fetch } from './services.ts';

/** Starts the console in an element; returns a function that ends it. */
export function mountConsole(element: HTMLElement, fetch: Fetch = (request) => globalThis.fetch(request)): () => void {
  const root = createRoot(element);
  // The simulator is on this machine, so a console works without a network.
  const networkMode = 'always';
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 1_000, networkMode }, mutations: { networkMode } },
  });
  root.render(<Console services={createServices(fetch)} queries={queries} />);
  return () => {
    root.unmount();
    queries.clear();
  };
}
