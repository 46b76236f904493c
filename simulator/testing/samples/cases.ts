import type { ErrorCode } from '@muara/contract/errors';
import type { OperationId } from '@muara/contract/operations';
import type { RefusedCall, TestCaller, TestSimulator } from '../index.ts';
import type { RefusalStage } from '../refusals/people.ts';

/** An input of an operation. */
export type Sample = { params?: object; query?: object; body?: object };

/** How an operation is refused, and the code. */
export type RefusalCase = [OperationId, ErrorCode, (stage: RefusalStage) => Promise<RefusedCall>];

/** Who makes a successful call, and with what input; its sample by default. */
export type AuditCase = (stage: {
  sim: TestSimulator;
  till: TestCaller;
}) => Promise<[caller: TestCaller, input?: object]>;
