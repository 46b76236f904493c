import type { World } from '../../world/world.ts';

/** Addresses that are assigned to pages by title. */
export const VVIP_SLUG = 'vvip';
export const TERMS_SLUG = 'terms-and-condition';
const RESERVED: ReadonlySet<string> = new Set([VVIP_SLUG, TERMS_SLUG]);
const LONGEST = 100;
const NAMELESS = 'page';

/** Returns a unique public address for a new page, from its title. */
export function slugFor({ tables: { pages } }: World, title: string): string {
  const letters = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = letters.match(/[a-z0-9]+/g) ?? [NAMELESS];
  const base = words.join('-').slice(0, LONGEST).replace(/-$/, '');
  const isTaken = (slug: string): boolean => RESERVED.has(slug) || pages.one('slug', slug) !== undefined;
  let slug = base;
  for (let number = 2; isTaken(slug); number++) slug = `${base}-${number}`;
  return slug;
}
