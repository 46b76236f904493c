import { describe, expect, it } from 'vitest';
import { blockedDay } from './blocked-day.ts';
import { catalogueWith, packageWith } from '@/domain/sale/fixtures.ts';
import { newSale, type Sale } from '@/domain/sale/sale.ts';

const catalogue = catalogueWith({
  packages: [packageWith({ end_date: '2026-04-30T23:59:59+08:00' })],
  disable_dates: ['2026-03-06', '2026-03-07', '2026-03-20'],
  disable_reasons: {
    '2026-03-06': { code: 'holiday', text: 'Holiday: Hari Raya' },
    '2026-03-07': { code: 'vvip_lead', text: 'VVIP needs notice' },
  },
});
const sale: Sale = { ...newSale('2026-03-05'), packageId: 1 };
const shop: Sale = { ...sale, platform: 'web_app' };

describe('a day', () => {
  it.each<[string, Sale, string, string | null]>([
    ['that is over', sale, '2026-03-04', 'This day has passed'],
    ['today', sale, '2026-03-05', null],
    ['of a holiday, at the counter', sale, '2026-03-06', 'Holiday: Hari Raya'],
    ['of a holiday, for VVIP in the shop', { ...shop, vvip: true }, '2026-03-06', 'Holiday: Hari Raya'],
    ['that only VVIP could not take', sale, '2026-03-07', null],
    ['without a reason', sale, '2026-03-20', 'Not available on this day'],
    ['after the last of the package', sale, '2026-05-01', 'The package does not run on this date'],
    ['its last', sale, '2026-04-30', null],
    ['more than a year ahead', { ...sale, packageId: null }, '2027-03-06', 'This date is too far ahead'],
  ])('%s', (_, given, day, words) => {
    expect(blockedDay(given, catalogue, day)?.message ?? null).toBe(words);
  });

  it('VVIP needs four days outside the counter', () => {
    const plain = catalogueWith();
    const codes = (given: Sale) =>
      ['2026-03-05', '2026-03-08', '2026-03-09'].map((day) => blockedDay(given, plain, day)?.code ?? null);
    expect(codes({ ...shop, vvip: true })).toEqual(['vvip_lead', 'vvip_lead', null]);
    expect(codes({ ...shop, platform: 'agent_dashboard', vvip: true })).toEqual(['vvip_lead', 'vvip_lead', null]);
    expect(codes({ ...sale, vvip: true })).toEqual([null, null, null]);
    expect(codes(shop)).toEqual([null, null, null]);
  });
});
