import { defineCatalogue, isPresent } from '../define-catalogue.ts';
import type { Edited, Removable } from '../records.ts';

/** A company that runs boats for the operator (002 §3.7). */
export interface BoatOperatorRecord extends Edited, Removable {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly contact: string | null;
  readonly active: boolean;
}

const make = (id: number, name: string, email: string, contact: string | null, active = true): BoatOperatorRecord => ({
  id,
  name,
  email,
  contact,
  active,
  deletedAt: null,
});

/** Who runs the boats (002 §3.7). */
export const boatOperators = defineCatalogue<BoatOperatorRecord>()({
  indexes: {
    sorted: { list: { key: isPresent, order: (operator) => operator.id } },
  },
  /** The last one has stopped. */
  seed: () => [
    make(1, 'Sungai Melaka Boats', 'crew@sungaimelaka.test', '062812345'),
    make(2, 'Bot Pak Din', 'pakdin@botmelaka.test', '0126634455'),
    make(3, 'Linggi River Crews', 'office@linggicrews.test', '0178819002'),
    make(4, 'Selat Marine Services', 'dispatch@selatmarine.test', null),
    make(5, 'Taming Sari Ferries', 'hello@tamingferries.test', '062845566', false),
  ],
});
