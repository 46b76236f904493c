import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the dining menus (001 §2, §5, §8). */
export const foodsMessages = catalogue('foods', {
  title: 'Dining Management',
  results: (count: number) => english.count(count, 'menu'),
  search: 'Search',
  searchPlaceholder: 'Name, description',
  noMatch: 'No matching menus',
  add: 'Add menu',
  name: 'Name',
  adultPrice: 'Adult Price',
  childPrice: 'Child Price',
  active: 'Active',
  inactive: 'Inactive',
  action: 'Action',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  removeQuestion: 'Are you sure you want to delete this menu?',
  removeWho: (name: string) =>
    `${name} will be removed from all packages and lists. Tickets already sold keep its name.`,
  removed: 'Menu has been removed',
  added: 'Menu has been added',
  saved: 'Changes has been saved',

  newTitle: 'Add New Menu',
  editTitle: 'Menu',
  back: 'All menus',
  notFound: 'Menu does not exist',
  details: 'Details',
  description: 'Description',
  activeHint: 'Inactive menus are not offered.',
  prices: 'Prices',
  pricesHint: 'RM per portion, by passenger category.',
  packages: 'Packages',
  packagesHint: 'Packages that offer this menu.',
  noPackages: 'No packages to choose yet.',
  images: 'Images',
});
