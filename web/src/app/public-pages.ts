import { lazyPage } from '@/lib/lazy-page.tsx';
import { paths } from '@/domain/navigation/paths.ts';
import { overlayCatalogues } from '@/lib/catalogue.ts';
import { language } from '@/lib/language.ts';

/** The public screens and the signed-in area, each in its own chunk. */
export const publicPages = {
  shop: lazyPage(() => withSaleWords(() => import('./shop.tsx'))),
  login: lazyPage(() => import('@/features/login/login.page.tsx')),
  resetPassword: lazyPage(() => import('@/features/login/reset-password.page.tsx')),
  publicPage: lazyPage(() => import('@/features/public-pages/public-page.page.tsx')),
  notFound: lazyPage(() => import('./not-found.page.tsx')),
  area: lazyPage(() => withAreaWords(() => import('./area/area.tsx'))),
};

/** Returns whether a path shows a page written by the operator (002 §2.11). */
export const isPublicPage = (path: string): boolean => path === paths.vvip() || path === paths.terms();

/**
 * Loads the chunks that `path` needs before it is shown.
 * A chunk that fails to load is tried again when the page is shown.
 */
export async function preloadPath(path: string): Promise<void> {
  if (path === '/') await Promise.allSettled([withSaleWords(publicPages.shop.preload)]);
  else if (isPublicPage(path)) await Promise.allSettled([publicPages.publicPage.preload()]);
  else if (path === paths.resetPassword()) await Promise.allSettled([publicPages.resetPassword.preload()]);
  else if (path === '/d/login') await Promise.allSettled([publicPages.login.preload()]);
  else if (/^\/d(\/|$)/.test(path)) {
    const screens = withAreaWords(() => import('./area/screens.ts')).then(({ preloadScreens }) => preloadScreens(path));
    await Promise.allSettled([publicPages.area.preload(), screens]);
  }
}

/** Loads a screen of the purchase wizard, in another language after its words. */
const withSaleWords = <Page>(load: () => Promise<Page>): Promise<Page> =>
  afterWords(async () => {
    const { default: words } = await import('@/domain/online-sale/sale.ms.ts');
    return () => overlayCatalogues(words);
  }, load);

/** Loads a module of the signed-in area after the texts of its language. */
const withAreaWords = <Page>(load: () => Promise<Page>): Promise<Page> =>
  afterWords(async () => (await import('./messages/malay-area.ts')).speakMalayArea, load);

/**
 * Loads translations before the module that shows them, so that nothing is in English first.
 * If they fail to load, the screen stays in English.
 */
async function afterWords<Page>(loadWords: () => Promise<() => void>, load: () => Promise<Page>): Promise<Page> {
  if (isMalay()) {
    const speak = await loadWords().catch(() => undefined);
    // The app may have ended meanwhile, and the next one in this page be English.
    if (isMalay()) speak?.();
  }
  return load();
}

const isMalay = (): boolean => language.shown() === 'ms';
