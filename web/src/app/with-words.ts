import { overlayCatalogues } from '@/lib/catalogue.ts';
import { language } from '@/lib/language.ts';

/** Loads a screen of the purchase wizard, in another language after its words. */
export const withSaleWords = <Page>(load: () => Promise<Page>): Promise<Page> =>
  afterWords(async () => overlayCatalogues((await import('@/domain/online-sale/sale.ms.ts')).default), load);

/** Loads a module of the signed-in area after the texts of its language. */
export const withAreaWords = <Page>(load: () => Promise<Page>): Promise<Page> =>
  afterWords(async () => (await import('./messages/malay-area.ts')).speakMalayArea(), load);

/**
 * Loads translations before the module that shows them: some modules read texts when they load.
 * If they fail to load, the screen stays in English.
 */
async function afterWords<Page>(speak: () => Promise<void>, load: () => Promise<Page>): Promise<Page> {
  if (language.shown() === 'ms') await speak().catch(() => undefined);
  return load();
}
