import { expect, test } from 'vitest';
import { isRecordNumber } from './known-values.ts';
import { activeFilters, readParams } from './use-list-params.ts';

const DEFAULTS = { type: 'all', package_id: '', search: '' };
const KNOWN = { type: ['all', 'Used', 'Void'], package_id: isRecordNumber };

test.each<[name: string, query: string, on: Record<string, string>]>([
  ['what the filters know', 'type=Used&package_id=7&search=aina', { type: 'Used', package_id: '7', search: 'aina' }],
  ['a word that is no type', 'type=nonsense', {}],
  ['a type without a word', 'type=', {}],
  ['a type in other letters', 'type=used', {}],
  ['a number that is none', 'package_id=0x1f', {}],
  ['a negative number', 'package_id=-1&type=Void', { type: 'Void' }],
  ['any search', 'search=nonsense', { search: 'nonsense' }],
])('an address with %s', (_, query, on) => {
  const { filters } = readParams(DEFAULTS, KNOWN, new URLSearchParams(query));
  expect(Object.fromEntries(activeFilters(DEFAULTS, filters).map((name) => [name, filters[name]]))).toEqual(on);
});
