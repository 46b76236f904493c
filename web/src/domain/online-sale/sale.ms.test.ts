import { describe, expect, it } from 'vitest';
import { traceText } from '@/domain/prices/trace.messages.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';
import saleMs from './sale.ms.ts';
import { shopText } from './shop.messages.ts';

const ENGLISH = {
  shop: shopText,
  sale: saleText,
  wizard: wizardText,
  'trace-words': traceText,
};

/** The words of a catalogue by their place in it. */
function wordsOf(words: object, at = ''): Map<string, unknown> {
  return new Map(
    Object.entries(words).flatMap(([key, word]) =>
      typeof word === 'object' && word !== null ? [...wordsOf(word, `${at}${key}.`)] : [[`${at}${key}`, word]],
    ),
  );
}

describe('the shop in Malay', () => {
  it.each(Object.keys(ENGLISH) as (keyof typeof ENGLISH)[])('has every word of %s and no other', (name) => {
    const [english, malay] = [wordsOf(ENGLISH[name]), wordsOf(saleMs[name])];
    expect([...malay.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, word] of malay) {
      expect(typeof word, key).toBe(typeof english.get(key));
      if (typeof word === 'string') expect(word.trim(), key).not.toBe('');
    }
  });

  it('puts numbers and names where they belong', () => {
    const { wizard, shop, sale, 'trace-words': trace } = saleMs;
    expect(wizard.passengers.age({ from: 0, to: 3, label: 'Below 4' })).toBe('Bawah 4');
    expect(wizard.passengers.age({ from: 70, to: null, label: '70 and above' })).toBe('70 dan ke atas');
    expect(wizard.passengers.age({ from: 4, to: 12, label: '4 - 12' })).toBe('4 - 12');
    expect(wizard.passengers.of(12, 40)).toBe('12 daripada 40 penumpang');
    expect(wizard.order.bar(3, '75.00')).toBe('Pesanan, 3 penumpang, RM 75.00');
    expect(shop.checkout.pay('75.00')).toBe('Bayar RM 75.00');
    expect(trace.wholePassengers('25 × 3 ÷ 20', '3')).toBe('25 × 3 ÷ 20, penumpang genap: 3 percuma');
    expect(sale.freeTickets(1, 2)).toBe('1 daripada 2 tiket percuma tersedia');
  });
});
