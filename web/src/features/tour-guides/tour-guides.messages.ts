import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the tour guides (002 §2.8, §5.2, §8). */
export const tourGuidesMessages = catalogue('tour-guides', {
  title: 'Tour Guides',
  results: (count: number) => english.count(count, 'tour guide'),
  search: 'Search',
  searchPlaceholder: 'Name, company, email, phone, MOTAC no.',
  noMatch: 'No matching tour guides',
  add: 'Add tour guide',
  one: 'Tour guide',
  edit: (name: string) => `Edit ${name}`,
  motacs: 'MOTAC no.',
  active: 'Active',
  inactive: 'Inactive',
  activeHint: 'An active guide can be chosen for a sale while the contract runs.',
  contractNote: 'A guide can be chosen for a sale from the start date to the end date, both days included.',
  accountNote: 'An account comes with a new tour guide: Forgot Password opens it.',
  tickets: 'Total tickets',
  action: 'Action',
  notFound: 'Tour guide does not exist',
  added: 'Tour Guide has been added',
  saved: 'Changes has been saved',
  removed: 'Tour Guide has been removed',
  removeQuestion: 'Are you sure you want to delete this tour guide?',
  removeWho: (name: string, company: string) =>
    `${name} (${company}) cannot sign in or be chosen for a sale any more. Tickets keep the name.`,
});
