import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Words of the permission grid (000 §3, 002 §2.7); areas and actions are named by the contract. */
export const policyGridMessages = catalogue('policy-grid', {
  permissions: 'Permissions',
  find: 'Find a permission',
  placeholder: 'Area or action, such as Void',
  none: (text: string) => `No area or action matches '${text}'.`,
  shown: (count: number, total: number) => `${english.number(count)} of ${english.number(total)} areas`,
  readOnly: 'These permissions cannot be changed here.',
  area: 'Area',
  allAreas: 'All areas',
  wholeColumn: (action: string) => `All areas: ${action}`,
  wholeRow: (group: string) => `${group}: All`,
  own: 'Own actions',
});
