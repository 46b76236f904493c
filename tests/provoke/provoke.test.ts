import { ERRORS } from '@muara/contract/errors';
import { expect, test } from 'vitest';
import { readProvocations } from '../../docs/src/contract/provoke.ts';
import { PROVOKE_REASONS } from '../../docs/src/contract/provoke-reasons.ts';
import { createReplay } from './replay.ts';

const provocations = readProvocations();
const replay = createReplay();
const sequences = Object.entries(provocations).flatMap(([code, one]) =>
  'calls' in one ? [[code, one.calls] as const] : [],
);

test.each(sequences)('the documented calls end with %s', async (code, calls) => {
  expect(await replay(calls)).toBe(code);
});

test('every code has calls that provoke it, or a reason why its page has none', () => {
  const next = 'Run npm run docs -- --record, or add a reason to docs/src/contract/provoke-reasons.ts';
  expect(
    Object.keys(ERRORS).filter((code) => !(code in provocations)),
    next,
  ).toEqual([]);
});

test('a reason is given for codes only that have no calls', () => {
  const recorded = new Set(sequences.map(([code]) => code));
  expect(Object.keys(PROVOKE_REASONS).filter((code) => recorded.has(code) || !(code in ERRORS))).toEqual([]);
});
