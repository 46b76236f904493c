import type { Asker } from '@muara/contract/rules';
import type { VoidForm } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import { assertAllowed, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { type VoidTarget, verdictOn } from './void-target.ts';

/** Returns the reason of a void. @throws Refusal when the target cannot be voided or no reason is given */
export function readNote(ctx: Context, target: VoidTarget, body: VoidForm, asker: Asker): string {
  assertAllowed(verdictOn(ctx, target, 'void', asker));
  assertNoFieldErrors(ctx.rules.checkCancelNote(body));
  return body.cancel_note?.trim() ?? '';
}
