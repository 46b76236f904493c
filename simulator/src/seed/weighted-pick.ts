import type { Random } from '../world/random.ts';

/** Draws one of a list, each as likely as its weight; the weights are summed once, not at each draw. */
export function weightedPick<T>(list: readonly (readonly [value: T, weight: number])[]): (random: Random) => T {
  let sum = 0;
  const bounds = list.map(([, weight]) => (sum += weight));
  return (random) => {
    const roll = random.next() * sum;
    const place = bounds.findIndex((bound) => roll < bound);
    return (list[place] as readonly [T, number])[0];
  };
}
