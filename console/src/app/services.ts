import { createControl, type Control } from '@muara/client/control';
import { createContext } from 'react';
import { useRequired } from '@/lib/use-required.ts';
import { serverUrl } from './paths.ts';

/** Reaches the simulator; in tests it is in this page. */
export type Fetch = (request: Request) => Promise<Response>;

/** What the console calls. */
export interface Services {
  readonly control: Control;
  /** Returns a client whose calls end when `signal` does: for long polls. */
  controlUntil(signal: AbortSignal): Control;
  /** Calls an address of the simulator as any program would. */
  readonly fetch: Fetch;
}

export const ServicesContext = createContext<Services | null>(null);

export const useServices = (): Services => useRequired(ServicesContext, 'services');
export const useControl = (): Control => useServices().control;

/** Creates the services of a console that was opened from the simulator. */
export function createServices(fetch: Fetch): Services {
  const baseUrl = serverUrl();
  return {
    control: createControl({ baseUrl, fetch }),
    controlUntil: (signal) => createControl({ baseUrl, fetch: (request) => fetch(new Request(request, { signal })) }),
    fetch,
  };
}
