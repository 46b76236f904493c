import type { BoatOperatorRecord } from '../world/records.ts';

/** Who runs the boats of a new world; the last one has stopped (002 §3.7). */
export function seedBoatOperators(): BoatOperatorRecord[] {
  const make = (
    id: number,
    name: string,
    email: string,
    contact: string | null,
    active = true,
  ): BoatOperatorRecord => ({
    id,
    name,
    email,
    contact,
    active,
    deletedAt: null,
  });
  return [
    make(1, 'Sungai Melaka Boats', 'crew@sungaimelaka.test', '062812345'),
    make(2, 'Bot Pak Din', 'pakdin@botmelaka.test', '0126634455'),
    make(3, 'Linggi River Crews', 'office@linggicrews.test', '0178819002'),
    make(4, 'Selat Marine Services', 'dispatch@selatmarine.test', null),
    make(5, 'Taming Sari Ferries', 'hello@tamingferries.test', '062845566', false),
  ];
}
