import { catalogue } from '@/lib/catalogue.ts';

/** Texts around the public pages (002 §2.11), whose content the operator writes. */
export const publicPagesMessages = catalogue('public-pages', {
  home: 'Home',
  signIn: 'Sign in',
  dashboard: 'Open the dashboard',
  vvip: 'VVIP Package',
  terms: 'Terms and Conditions',
  more: 'More pages',
  updated: (date: string) => `Last updated ${date}`,
  loading: 'Loading',
  notFound: 'Page does not exist',
  notFoundText: 'Check the address. The page may have been removed.',
  print: 'Print',
});
