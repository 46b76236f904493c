import { language } from '@/lib/language.ts';

/**
 * Loads a screen of the purchase wizard, in another language its words before it: some modules keep the words that they
 * find. Words that cannot be loaded leave the screen in English.
 */
export async function withSaleWords<Page>(load: () => Promise<Page>): Promise<Page> {
  if (language.shown() === 'ms') {
    await import('@/features/sale/shop/sale.ms.ts')
      .then(({ speakMalaySale }) => speakMalaySale())
      .catch(() => undefined);
  }
  return load();
}
