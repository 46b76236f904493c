import type { ControlHandlers } from './action.ts';
import { CLOCK } from './clock.ts';
import { DIFF } from './diff.ts';
import { EXPORT } from './export/index.ts';
import { FAULTS } from './faults.ts';
import { JOURNAL } from './journal.ts';
import { OUTBOX } from './outbox.ts';
import { PAYMENTS } from './payments.ts';
import { PERSONAS } from './personas.ts';
import { PRICES } from './prices.ts';
import { REALTIME } from './realtime.ts';
import { REPLAY } from './replay.ts';
import { RUNS } from './runs.ts';
import { SIMULATOR } from './simulator.ts';
import { WAIT } from './wait.ts';
import { WORLDS } from './worlds.ts';

/** The handler of every operation of the control plane. */
export const CONTROL_HANDLERS: ControlHandlers = {
  ...SIMULATOR,
  ...WORLDS,
  ...CLOCK,
  ...DIFF,
  ...PERSONAS,
  ...PAYMENTS,
  ...FAULTS,
  ...JOURNAL,
  ...WAIT,
  ...EXPORT,
  ...REPLAY,
  ...OUTBOX,
  ...REALTIME,
  ...PRICES,
  ...RUNS,
};
