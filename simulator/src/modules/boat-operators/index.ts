import type { BoatOperator, OperationMap } from '@muara/contract/types';
import { createCatalogue } from '../../domain/catalogue/index.ts';
import { presentEdit, yesNo } from '../../domain/edits/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import type { BoatOperatorRecord } from '../../world/catalogue/boat-operators.ts';
import { listAllBoatOperators } from './list-all-boat-operators.ts';

type Form = OperationMap['addBoatOperator']['body'];

const catalogue = createCatalogue<BoatOperatorRecord, Form, BoatOperator>({
  area: 'boat_operators',
  module: 'Boat Operator',
  noun: 'boat operator',
  table: ({ tables }) => tables.boatOperators,
  list: ({ tables }, filter) => tables.boatOperators.cursor('list', { key: true, ...filter }),
  textsOf: ({ name, email, contact }) => [name, email, contact],
  check: (form, { rules }) => rules.checkBoatOperator(form),
  read: ({ name, email, contact, active = true }) => ({
    name: name?.trim() ?? '',
    email: email?.trim() ?? '',
    contact: contact?.trim() || null,
    active,
  }),
  present(operator, { tables }) {
    const { id, name, email, contact, active } = operator;
    const trips = tables.trips.count('operator', id);
    return { id, name, email, contact, active, total_trip: trips, updated_at: presentEdit(operator) };
  },
  nameOf: ({ name }) => name,
  audited: ({ name, email, contact, active }) => ({ name, email, contact, active: yesNo(active) }),
});

/** Boat operators, newest first (002 §2.8, 002 §7.3); past trips keep the name of a removed one. */
export const boatOperators = {
  listBoatOperators: ({ query }, { world }) => catalogue.list(world, query),
  addBoatOperator: ({ body }, ctx) => catalogue.add(body, ctx),
  editBoatOperator: ({ body }, ctx) => catalogue.edit(body, ctx),
  deleteBoatOperator: ({ params }, ctx) => catalogue.remove(params.id, ctx),
  listAllBoatOperators,
} satisfies Partial<Handlers>;
