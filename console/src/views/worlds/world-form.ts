import type { Snapshot, WorldOptions } from '@muara/contract/control';
import { toInstant } from '../../data/moments.ts';

/** What a new world begins with. */
export type Origin = 'seed' | 'world' | 'snapshot';

/** The fields of the form for a new world, as typed. */
export interface WorldFields extends Record<string, string> {
  name: string;
  origin: Origin;
  seed: string;
  tickets: string;
  /** The world to copy. */
  from: string;
  clock: 'real' | 'frozen';
  /** Whether it trains; a copy trains by default if its original does. */
  training: '' | 'yes' | 'no';
  /** The instant of a frozen clock, as a `datetime-local` field has it. */
  at: string;
}

export const EMPTY_WORLD: WorldFields = {
  name: '',
  origin: 'seed',
  seed: '',
  tickets: '',
  from: '',
  clock: 'frozen',
  training: '',
  at: '2026-03-10T10:00',
};

const NAME = /^[a-z0-9-]{1,64}$/;

/** Returns what is wrong with each field, in a sentence; no entry for a field that is right. */
export function checkWorld(fields: WorldFields, snapshot: File | null): Partial<Record<keyof WorldFields, string>> {
  const { name, origin, seed, tickets, from, clock, at } = fields;
  return {
    ...(NAME.test(name) ? {} : { name: 'Enter up to 64 letters (a–z), digits and hyphens.' }),
    ...(isCount(seed, Number.MAX_SAFE_INTEGER) ? {} : { seed: 'Enter a whole number.' }),
    ...(isCount(tickets, 200_000) ? {} : { tickets: 'Enter a whole number up to 200,000.' }),
    ...(origin === 'world' && from === '' ? { from: 'Choose a world.' } : {}),
    ...(origin === 'snapshot' && snapshot === null ? { origin: 'Choose a file.' } : {}),
    ...(clock === 'frozen' && at === '' ? { at: 'Enter a date and a time.' } : {}),
  };
}

const isCount = (text: string, most: number): boolean =>
  text === '' || (/^\d{1,16}$/.test(text) && Number(text) <= most);

/** Returns the request for checked fields. */
export function toWorldOptions(fields: WorldFields, snapshot: Snapshot | null): WorldOptions {
  const { origin, seed, tickets, from, clock, at, training } = fields;
  return {
    ...(training !== '' && { training: training === 'yes' }),
    ...(clock === 'frozen' && { at: toInstant(at) }),
    ...(origin === 'seed' && seed !== '' && { seed: Number(seed) }),
    ...(origin === 'seed' && tickets !== '' && { tickets: Number(tickets) }),
    ...(origin === 'world' && { from }),
    ...(origin === 'snapshot' && snapshot && { from: snapshot }),
  };
}
