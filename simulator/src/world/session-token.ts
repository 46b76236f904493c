import type { WorldBase } from './worlds.ts';

/** Bytes that name the incarnation of a world: another one after each reset, restore or restart. */
export const INCARNATION_BYTES = 4;
const SECRET_BYTES = 20;
const SHAPE = /^[a-z0-9-]{1,64}\.([0-9a-f]{8})[0-9a-f]{40}$/;

/** Returns a new token, `<world>.<incarnation><secret>`: it names its world, so that a call needs no header for that. */
export function newSessionToken({
  name,
  incarnation,
  secrets,
}: Pick<WorldBase, 'name' | 'incarnation' | 'secrets'>): string {
  return `${name}.${incarnation}${secrets.token(SECRET_BYTES)}`;
}

/** Returns whether a token was made by another incarnation of a world: before a reset, a restore or a restart. */
export function isOfEarlierWorld({ incarnation }: Pick<WorldBase, 'incarnation'>, token: string): boolean {
  const [, made] = SHAPE.exec(token) ?? [];
  return made !== undefined && made !== incarnation;
}
