import { describe, expect, it } from 'vitest';
import { catalogueWith, diningWith, dinner, EXHIBITION_SHIFT, packageWith } from './fixtures.ts';
import { reduceSale } from './reduce-sale.ts';
import { newSale, type Sale } from './sale.ts';
import { adjacentStep, stepsOf } from './steps.ts';
import type { SaleStep } from './sale-steps.ts';

const catalogue = catalogueWith({ packages: [packageWith(), dinner, packageWith({ id: 7, vvip: true })] });
const sale = newSale('2026-03-05');
const dining = reduceSale(sale, { do: 'dine', dining: diningWith() });
const skipsOf = (given: Sale, data = catalogue) =>
  Object.fromEntries(stepsOf(given, data).flatMap(({ step, skipped }) => (skipped ? [[step, skipped]] : [])));

describe('the steps', () => {
  it('are six, in fifths', () => {
    expect(stepsOf(sale, catalogue).map(({ step, percent }) => [step, percent])).toEqual([
      ['package', 0],
      ['jetty', 20],
      ['passengers', 40],
      ['info', 60],
      ['checkout', 80],
      ['result', 100],
    ]);
  });

  it('are seven with VVIP', () => {
    expect(stepsOf({ ...sale, vvip: true }, catalogue).map(({ step, percent }) => [step, percent])).toEqual([
      ['package', 0],
      ['jetty', 18],
      ['passengers', 35],
      ['addons', 50],
      ['info', 67],
      ['checkout', 83],
      ['result', 100],
    ]);
  });

  it.each<[string, Partial<Sale>, object]>([
    ['nothing in a plain sale', {}, {}],
    ['the jetty of an open ticket', { agentId: 9 }, { jetty: 'open_ticket' }],
    ['nothing of a VVIP dinner', { agentId: 9, vvip: true, packageId: 6 }, {}],
    [
      'the buyer too on the dashboard',
      { platform: 'agent_dashboard', agentId: 9 },
      { jetty: 'open_ticket', info: 'agent_buys' },
    ],
    ['the buyer of an agent, VVIP', { platform: 'agent_dashboard', agentId: 9, vvip: true }, { info: 'agent_buys' }],
    ['the buyer of a tour guide', { guideId: 1 }, { info: 'guide_buys' }],
    ['the dishes of a package without a menu', { vvip: true, packageId: 7 }, { addons: 'no_menu' }],
  ])('skip %s', (_, change, skipped) => {
    expect(skipsOf({ ...sale, ...change })).toEqual(skipped);
  });

  it('skip the jetty of an exhibition', () => {
    const exhibition = catalogueWith({ pos: EXHIBITION_SHIFT });
    expect(skipsOf(sale, exhibition)).toEqual({ jetty: 'exhibition' });
  });

  it('skip all but dishes and checkout for a ticket that exists', () => {
    expect(skipsOf(dining)).toEqual({ package: 'dining', jetty: 'dining', passengers: 'dining', info: 'dining' });
  });
});

describe('beside a step', () => {
  it.each<[string, Sale, SaleStep, SaleStep | null, SaleStep | null]>([
    ['the plain order', sale, 'passengers', 'jetty', 'info'],
    ['over a jetty that is skipped', { ...sale, agentId: 9 }, 'package', null, 'passengers'],
    ['over a menu that is missing', { ...sale, vvip: true, packageId: 7 }, 'passengers', 'jetty', 'info'],
    [
      'over a buyer who is known',
      { ...sale, vvip: true, packageId: 6, guideId: 1 },
      'addons',
      'passengers',
      'checkout',
    ],
    ['for a ticket that exists', dining, 'addons', null, 'checkout'],
    ['at the end', sale, 'result', 'checkout', null],
  ])('%s', (_, given, step, before, after) => {
    const steps = stepsOf(given, catalogue);
    expect([adjacentStep(steps, step, -1), adjacentStep(steps, step, 1)]).toEqual([before, after]);
  });
});
