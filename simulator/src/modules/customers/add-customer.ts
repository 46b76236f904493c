import { fieldChanges } from '../../domain/edits/index.ts';
import { openAccount, takenFields } from '../../domain/people/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { presentCustomerList } from './present-customer-list.ts';

/**
 * Adds a customer, whose account is activated by Forgot Password (002 §2.15).
 * @throws Refusal with every invalid field
 */
export const addCustomer: Handler<'addCustomer'> = ({ body }, ctx) => {
  assertNoFieldErrors([...ctx.rules.checkCustomer(body), ...takenFields(ctx.world, { email: body.email })]);
  const { name, username, email, contact, companyName } = openAccount(ctx, {
    role: 'Customer',
    name: body.name?.trim() ?? '',
    email: body.email?.trim() ?? '',
    contact: body.contact?.trim() ?? '',
    companyName: body.company_name?.trim() || null,
  });
  const changes = fieldChanges({}, { name, company_name: companyName, email, username, contact });
  return reply(
    presentCustomerList(ctx.world),
    event('catalogue.changed', {
      areas: ['customers'],
      entries: [{ module: 'Customers', action: `Added customer ${name}`, changes }],
    }),
  );
};
