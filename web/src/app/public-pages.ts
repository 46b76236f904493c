import { lazyPage } from '@/lib/lazy-page.tsx';
import { paths } from '@/domain/navigation/paths.ts';
import { withAreaWords, withSaleWords } from './with-words.ts';

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
  if (path === '/') await Promise.allSettled([publicPages.shop.preload()]);
  else if (isPublicPage(path)) await Promise.allSettled([publicPages.publicPage.preload()]);
  else if (path === paths.resetPassword()) await Promise.allSettled([publicPages.resetPassword.preload()]);
  else if (path === '/d/login') await Promise.allSettled([publicPages.login.preload()]);
  else if (/^\/d(\/|$)/.test(path)) {
    const screens = withAreaWords(() => import('./area/screens.ts')).then(({ preloadScreens }) => preloadScreens(path));
    await Promise.allSettled([publicPages.area.preload(), screens]);
  }
}
