import { describe, expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { fuzzRealtime } from './realtime.ts';
import { describeFinding, unreachedOf } from './report.ts';

/**
 * One seed for every run, so that a run is red for what changed; `npm run fuzz -- --seed S` tries
 * others.
 */
const SEED = 20_261_123;
const CALLS = 2_000;
const FRAMES = 1_000;
const PATIENCE_MS = 600_000;

describe('calls that are valid but for one place', () => {
  test(
    'reach every operation and get nothing that the contract does not document',
    async () => {
      const report = await fuzz({ calls: CALLS, seed: SEED });
      const findings = [];
      for (const finding of report.findings) findings.push(await describeFinding(finding));
      expect(findings.join('\n\n'), `seed ${SEED}`).toBe('');
      expect(unreachedOf(report)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

describe('frames of the realtime channel, valid and broken', () => {
  test(
    'cost no bystander the connection and get nothing that the contract does not document',
    async () => {
      expect(await fuzzRealtime({ frames: FRAMES, seed: SEED }), `seed ${SEED}`).toEqual([]);
    },
    PATIENCE_MS,
  );
});
