import { describe, expect, it } from 'vitest';
import { readSearch, type SearchKind } from './search-text.ts';

describe('readSearch', () => {
  it.each<[typed: string, kind: SearchKind, want: ReturnType<typeof readSearch>]>([
    ['', 'code-or-email', { ok: false, message: 'Please complete this field' }],
    ['   ', 'code', { ok: false, message: 'Please complete this field' }],
    ['MRBX7K2M9QP', 'code-or-email', { ok: true, search: 'MRBX7K2M9QP' }],
    [' mrbx7k2m9qp\n', 'code', { ok: true, search: 'MRBX7K2M9QP' }],
    ['mrcx7k2m9qp-w3', 'code-or-email', { ok: true, search: 'MRCX7K2M9QP' }],
    ['MRCX7K2M9QP-W12', 'code', { ok: true, search: 'MRCX7K2M9QP' }],
    ['MRCX7K2M9QP-0012', 'code', { ok: false, message: 'Please enter a ticket code' }],
    ['R-0001234', 'code-or-email', { ok: true, search: 'R-0001234' }],
    ['r1234', 'code', { ok: true, search: 'R-0001234' }],
    ['aina@mail.test ', 'code-or-email', { ok: true, search: 'aina@mail.test' }],
    ['Aina@Mail.test', 'code-or-email', { ok: true, search: 'Aina@Mail.test' }],
    ['aina@mail.test', 'code', { ok: false, message: 'Please enter a ticket code' }],
    ['Nur Aina', 'code-or-email', { ok: false, message: 'Please enter a ticket code or an email' }],
    ['MRB', 'code-or-email', { ok: false, message: 'Please enter a ticket code or an email' }],
    ['MRBX7K2M9QP00', 'code', { ok: false, message: 'Please enter a ticket code' }],
  ])('%j as %s', (typed, kind, want) => {
    expect(readSearch(typed, kind)).toEqual(want);
  });
});
