import { openAccount, takenFields } from '../../domain/people/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { UserRecord } from '../../world/records.ts';
import type { Mine } from './get-mine.ts';

/** Returns the customer of an address, with a new account if there is none. @throws Refusal email_taken */
export function findOrOpenAccount(ctx: Context, email: string, name: string): UserRecord {
  const known = ctx.world.tables.users.one('email', email.toLowerCase());
  if (known?.role === 'Customer') return known;
  // Staff, agents and tour guides buy for themselves; their accounts take no tickets from others.
  assertNoFieldErrors(takenFields(ctx.world, { email }));
  // The address may be somebody else's username: then the account could not be opened.
  assertNoFieldErrors(takenFields(ctx.world, { username: email }).map(() => ({ field: 'email', code: 'email_taken' })));
  return openAccount(ctx, { role: 'Customer', name, email, contact: '' });
}

/** @throws Refusal of the rule, naming the ticket */
export function assertAllowedFor({ code }: Mine, verdict: ReturnType<Context['rules']['checkMarkSold']>): void {
  if (!verdict.ok) throw new Refusal(verdict.code, { field: 'ticket_ids', params: { code } });
}
