import type { SalePackages } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';
import { catalogueWith, packageWith, plainJetty } from '@/domain/sale/fixtures.ts';
import { newSale, type Sale } from '@/domain/sale/sale.ts';

const agents = [{ id: 9, name: 'Ahmad', company_name: null }];
const before = catalogueWith({ agents });
const atJetty: Sale = { ...newSale('2026-03-06'), packageId: 1, jettyId: 1, step: 'passengers' };
const inShop: Sale = { ...atJetty, platform: 'web_app' };
const holiday = {
  disable_dates: ['2026-03-06'],
  disable_reasons: { '2026-03-06': { code: 'holiday' as const, text: 'Holiday: Deepavali' } },
};
const closed = { jettys: [{ ...plainJetty, active: false }] };

describe('what changed under a running sale', () => {
  it.each<[name: string, sale: Sale, change: Partial<SalePackages>, want: object | null]>([
    ['nothing that it is about', atJetty, { max_passenger: 90 }, null],
    ['its package', atJetty, { packages: [packageWith({ id: 2 })] }, { step: 'package', field: 'package' }],
    [
      'its day, at the jetty step too',
      { ...atJetty, step: 'jetty' },
      holiday,
      { step: 'package', field: 'date', message: expect.stringMatching(/6 .*Holiday: Deepavali.*another day/) },
    ],
    ['its day, at the checkout of the shop', { ...inShop, step: 'checkout' }, holiday, { field: 'date' }],
    ['its day, which is over at a counter', atJetty, { today: '2026-03-07' }, null],
    ['its day, which is over in the shop', inShop, { today: '2026-03-07' }, { step: 'package', field: 'date' }],
    ['its day, but an open ticket has none', { ...atJetty, agentId: 9 }, holiday, null],
    [
      'its jetty, in the shop',
      inShop,
      closed,
      { step: 'jetty', field: 'jetty', message: 'Jeti Muara is closed. Choose another jetty.' },
    ],
    ['its jetty, which a counter still sells', atJetty, closed, null],
    ['its jetty, which was removed', atJetty, { jettys: [] }, { step: 'jetty', field: 'jetty' }],
    ['its agent', { ...atJetty, agentId: 9 }, { agents: [] }, { step: 'package', field: 'agent' }],
  ])('%s', (_name, sale, change, want) => {
    const after = { ...before, ...change };
    const told = describeChange(sale, { catalogue: before, total: 7_500 }, { catalogue: after, total: 7_500 });
    expect(told).toEqual(want && { problem: expect.objectContaining(want) });
  });

  it('its price, as a note', () => {
    const after = { catalogue: { ...before }, total: 7_900 };
    expect(describeChange(atJetty, { catalogue: before, total: 7_500 }, after)).toEqual({
      note: 'A price has changed. The total is up to date.',
    });
  });

  it('nothing to a sale that was made, and nothing before there is a package', () => {
    const after = { catalogue: { ...before, ...holiday }, total: 0 };
    const result = { ticket: {} as never, tendered: null, change: null };
    expect(describeChange({ ...atJetty, result }, { catalogue: before, total: 1 }, after)).toBeNull();
    expect(describeChange(newSale('2026-03-06'), { catalogue: before, total: 1 }, after)).toBeNull();
  });
});
