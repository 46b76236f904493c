import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the public landing page; the documents do not show its content (000 §1). */
export const landingMessages = catalogue('landing', {
  tagline: 'river cruises',
  title: 'The river is at its best after dusk.',
  lead: 'Evening cruises from three jetties, mangroves on both banks, and fireflies when the moon allows.',
  signIn: 'Sign in',
  signInStaff: 'Sign in for staff and agents',
  dashboard: 'Open the dashboard',
  foot: 'Tickets are sold at the counters of every jetty.',
});
