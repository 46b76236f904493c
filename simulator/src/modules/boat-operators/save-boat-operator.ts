import type { BoatOperator, BoatOperatorList, OperationMap, Success } from '@muara/contract/types';
import { assertUnchanged, completeEdit, editedBy, fieldChanges, type Fields } from '../../domain/edits/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { BoatOperatorRecord } from '../../world/catalogue/boat-operators.ts';
import type { World } from '../../world/world.ts';
import { listBoatOperators, presentBoatOperator } from './list-boat-operators.ts';

type Body = OperationMap['addBoatOperator']['body'];

/** Adds a boat operator (002 §5.2). @throws Refusal with every invalid field */
export function addBoatOperator(body: Body, ctx: Context): Reply<BoatOperatorList> {
  assertNoFieldErrors(ctx.rules.checkBoatOperator(body));
  const operator = ctx.world.tables.boatOperators.insert({
    ...readForm(body),
    active: body.active ?? true,
    deletedAt: null,
  });
  return reply(listBoatOperators(ctx.world), changed(`Added boat operator ${operator.name}`, null, operator));
}

/** Changes the sent fields of a boat operator. @throws Refusal with every invalid field */
export function editBoatOperator(body: OperationMap['editBoatOperator']['body'], ctx: Context): Reply<BoatOperator> {
  const before = getBoatOperator(ctx.world, body.id);
  assertUnchanged(before, body.updated_at);
  const form = completeEdit(presentBoatOperator(ctx.world, before), body);
  assertNoFieldErrors(ctx.rules.checkBoatOperator(form));
  const after = ctx.world.tables.boatOperators.update(before.id, {
    ...readForm(form),
    active: form.active ?? true,
    ...editedBy(before, ctx),
  });
  return reply(presentBoatOperator(ctx.world, after), changed(`Changed boat operator ${before.name}`, before, after));
}

/** Removes a boat operator from all lists; past trips keep the name. */
export function deleteBoatOperator(id: number, ctx: Context): Reply<Success> {
  const operator = getBoatOperator(ctx.world, id);
  ctx.world.tables.boatOperators.update(id, { deletedAt: ctx.now });
  return reply({ success: true }, changed(`Removed boat operator ${operator.name}`, operator, null));
}

/** @throws Refusal record_not_found */
function getBoatOperator({ tables: { boatOperators } }: World, id: number): BoatOperatorRecord {
  const operator = boatOperators.get(id);
  if (!operator || operator.deletedAt != null) throw new Refusal('record_not_found', { field: 'id' });
  return operator;
}

function readForm({ name, email, contact }: Body): Pick<BoatOperatorRecord, 'name' | 'email' | 'contact'> {
  return { name: name?.trim() ?? '', email: email?.trim() ?? '', contact: contact?.trim() || null };
}

function changed(
  action: string,
  before: BoatOperatorRecord | null,
  after: BoatOperatorRecord | null,
): BusinessEvent<'catalogue.changed'> {
  const changes = fieldChanges(before ? listFields(before) : {}, after ? listFields(after) : {});
  return event('catalogue.changed', {
    areas: ['boat_operators'],
    entries: [{ module: 'Boat Operator', action, changes }],
  });
}

function listFields({ name, email, contact, active }: BoatOperatorRecord): Fields {
  return { name, email, contact, active: active ? 'Yes' : 'No' };
}
