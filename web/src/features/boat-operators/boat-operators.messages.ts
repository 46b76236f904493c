import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the boat operators; what is said after a save is worded with 'Agent' (002 §8). */
export const boatOperatorsMessages = catalogue('boat-operators', {
  results: (count: number) => english.count(count, 'boat operator'),
  searchPlaceholder: 'Name, email, phone',
  noMatch: 'No matching boat operators',
  add: 'Add boat operator',
  one: 'Boat operator',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: '8 to 15 digits.',
  active: 'Active',
  activeHint: 'Crews can choose active operators for trips.',
  trips: 'Total trips',
  notFound: 'Boat operator does not exist',
  added: 'Agent has been added',
  removed: 'Agent has been removed',
  removeQuestion: 'Are you sure you want to delete this boat operator?',
  removeWho: (name: string) => `${name} will be removed from all lists, and crews can no longer choose it.`,
});
