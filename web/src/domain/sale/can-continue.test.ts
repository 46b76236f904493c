import { describe, expect, it } from 'vitest';
import { canContinue } from './can-continue.ts';
import { NO_COUNTS } from './categories.ts';
import { newSale } from './sale.ts';

const shop = newSale(null, { platform: 'web_app', agentId: null });
const adult = { ...NO_COUNTS, adult: 1 };

describe('Continue', () => {
  it.each([
    ['the shop, nothing chosen', shop, false],
    ['the shop, a package chosen', { ...shop, packageId: 1 }, true],
    ['nobody rides', { ...shop, packageId: 1, step: 'passengers' as const }, false],
    ['an adult rides', { ...shop, packageId: 1, step: 'passengers' as const, counts: adult }, true],
    ['add-ons are a choice', { ...shop, packageId: 1, step: 'addons' as const }, true],
    ['a counter', newSale(null, { platform: 'counter', agentId: null }), true],
  ])('%s', (_name, sale, offered) => {
    expect(canContinue(sale)).toBe(offered);
  });
});
