import { expect, it } from 'vitest';
import { formatRm } from './format-rm.ts';

it.each([
  [0, 'RM 0.00'],
  [1234.5, 'RM 1,234.50'],
  [718.79, 'RM 718.79'],
  [1_000_000, 'RM 1,000,000.00'],
])('%s ringgit read %s', (ringgit, text) => expect(formatRm(ringgit)).toBe(text));
