import type { WorldBase } from './world-base.ts';

/** Bytes that identify the incarnation of a world, new after each reset, restore and restart. */
export const INCARNATION_BYTES = 4;
const SECRET_BYTES = 20;
const SHAPE = /^[a-z0-9-]{1,64}\.([0-9a-f]{8})[0-9a-f]{40}$/;

/**
 * Returns a new token, `<world>.<incarnation><secret>`.
 * It names its world, so that calls need no header for it.
 */
export function newSessionToken({
  name,
  incarnation,
  secrets,
}: Pick<WorldBase, 'name' | 'incarnation' | 'secrets'>): string {
  return `${name}.${incarnation}${secrets.token(SECRET_BYTES)}`;
}

/** Returns whether a token is from before a reset, restore or restart of its world. */
export function isOfEarlierWorld({ incarnation }: Pick<WorldBase, 'incarnation'>, token: string): boolean {
  const [, made] = SHAPE.exec(token) ?? [];
  return made !== undefined && made !== incarnation;
}
