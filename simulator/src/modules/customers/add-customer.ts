import type { OperationMap } from '@muara/contract/types';
import { fieldChanges } from '../../domain/edits/index.ts';
import { openAccount, takenFields } from '../../domain/people/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { recordChange } from '../../reactions/audit/index.ts';

/**
 * Adds a customer, whose account is activated by Forgot Password (002 §2.15).
 * @throws Refusal with every invalid field
 */
export function addCustomer(body: OperationMap['addCustomer']['body'], ctx: Context): void {
  assertNoFieldErrors([...ctx.rules.checkCustomer(body), ...takenFields(ctx.world, { email: body.email })]);
  const { name, username, email, contact, companyName } = openAccount(ctx, {
    role: 'Customer',
    name: body.name?.trim() ?? '',
    email: body.email?.trim() ?? '',
    contact: body.contact?.trim() ?? '',
    companyName: body.company_name?.trim() || null,
  });
  recordChange(ctx, 'customers', {
    module: 'Customers',
    action: `Added customer ${name}`,
    changes: fieldChanges({}, { name, company_name: companyName, email, username, contact }),
  });
}
