import type { ErrorCode } from '@muara/contract/errors';
import type { OperationId } from '@muara/contract/operations';
import type { RefusedCall } from '../index.ts';
import type { RefusalStage } from '../refusals/people.ts';

/** An input of an operation. */
export type Sample = { params?: object; query?: object; body?: object };

/** How an operation is refused, and the code. */
export type RefusalCase = [OperationId, ErrorCode, (stage: RefusalStage) => Promise<RefusedCall>];
