import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the tour guides (002 §2.8, §5.2, §8). */
export const tourGuidesMessages = catalogue('tour-guides', {
  results: (count: number) => english.count(count, 'tour guide'),
  searchPlaceholder: 'Name, company, email, phone, MOTAC no.',
  noMatch: 'No matching tour guides',
  add: 'Add tour guide',
  one: 'Tour guide',
  motacs: 'MOTAC no.',
  active: 'Active',
  activeHint: 'Active guides can be chosen for sales during their contract.',
  contractNote: 'A guide can be chosen for sales from the start date to the end date, inclusive.',
  accountNote: 'An account will be created. The tour guide sets a password with Forgot Password.',
  tickets: 'Total tickets',
  notFound: 'Tour guide does not exist',
  added: 'Tour Guide has been added',
  removed: 'Tour Guide has been removed',
  removeQuestion: 'Are you sure you want to delete this tour guide?',
  removeWho: (name: string, company: string) =>
    `${name} (${company}) can no longer sign in or be chosen for sales. Tickets keep the name.`,
});
