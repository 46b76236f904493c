import { createContext, use } from 'react';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | null>(null);

/** The services, for the app's own frame; features use the hooks of `domain`. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('The services provider is missing above this component.');
  return services;
}
