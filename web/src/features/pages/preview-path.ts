import { TERMS_PAGE_TITLE, VVIP_PAGE_TITLE } from '@muara/contract/constants';
import { hrefOf } from '@/lib/address.ts';
import { paths } from '@/domain/navigation/paths.ts';

/** Returns the public address of a page (002 §2.11). The VVIP page has its own; all others share one. */
export function previewPath({ title, slug }: { title: string; slug: string }): string {
  if (title === VVIP_PAGE_TITLE) return paths.vvip();
  return paths.terms(title === TERMS_PAGE_TITLE ? undefined : slug);
}

/** Opens it in a window that knows nothing of this one. */
export function openPreview(page: { title: string; slug: string }): void {
  window.open(hrefOf(previewPath(page)), '_blank', 'noopener');
}
