import type { ErrorCode } from '@muara/contract/errors';
import type { TestCaller, TestSimulator } from '../../simulator/testing/index.ts';

export interface Stage {
  sim: TestSimulator;
  /** A cashier with an open shift. */
  till: TestCaller;
}

/** Calls of which the last one is refused with the code. */
export interface Case {
  code: ErrorCode;
  perform(stage: Stage): Promise<unknown>;
}
