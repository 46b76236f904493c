import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from '@/domain/sale/categories.ts';
import { newSale } from '@/domain/sale/sale.ts';
import { saveParked, nameOf, parkedOf, readParked } from './parked-sales.ts';

const OWNER = '4/2026-03-05T08:00:00+08:00';
const sale = { ...newSale('2026-03-05'), packageId: 1, counts: { ...NO_COUNTS, adult: 2, child: 1 } };
const shown = { id: 'a', name: ' Puan Aina ', at: '2026-03-05T09:00:00Z', packageName: 'Day Cruise', total: 7_500 };

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    length: 0,
  } as Storage;
}

describe('parkedOf', () => {
  it('keeps the sale with what tells it from another, and no complaint about it', () => {
    const problem = { step: 'package', field: 'package', message: 'No selected package' } as const;
    const parked = parkedOf({ ...sale, problem }, shown);
    expect(parked).toMatchObject({ name: 'Puan Aina', what: 'Day Cruise', passengers: 3, total: 7_500 });
    expect(parked.sale.problem).toBeNull();
    expect(nameOf(parked)).toBe('Puan Aina');
    expect(nameOf({ ...parked, name: '' })).toBe('Day Cruise');
  });
  it('calls dishes for a ticket by its code, and counts who eats', () => {
    const dining = {
      ticketId: 7,
      code: 'MRCAAAAAAAA',
      counts: { ...NO_COUNTS, adult: 4 },
      package: { id: 6, name: 'VVIP' },
      menu: [],
      departs: { date: null, jetty: null, slot: null },
      buyer: sale.buyer,
    };
    const parked = parkedOf({ ...newSale(null), dining }, { ...shown, packageName: null });
    expect(parked).toMatchObject({ what: 'Dishes for MRCAAAAAAAA', passengers: 4 });
  });
});

describe('readParked', () => {
  it('gives back what was kept to its owner alone', () => {
    const storage = memory();
    const parked = parkedOf(sale, shown);
    expect(saveParked(storage, OWNER, [parked])).toBe(true);
    expect(readParked(storage, OWNER)).toEqual([parked]);
    expect(readParked(storage, '4/another shift')).toEqual([]);
    saveParked(storage, OWNER, []);
    expect(storage.getItem('muara.sale.parked')).toBeNull();
  });
  it.each(['nonsense', '7', '{}', '{"owner":"4/2026-03-05T08:00:00+08:00","sales":[{"id":1}]}'])(
    'takes %s for nothing',
    (text) => {
      const storage = memory();
      storage.setItem('muara.sale.parked', text);
      expect(readParked(storage, OWNER)).toEqual([]);
    },
  );
  it('tells when a browser keeps nothing', () => {
    const storage = {
      ...memory(),
      setItem() {
        throw new Error('blocked');
      },
    } as Storage;
    expect(saveParked(storage, OWNER, [parkedOf(sale, shown)])).toBe(false);
  });
});
