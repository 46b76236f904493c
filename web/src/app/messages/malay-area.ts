import { overlayCatalogues } from '@/lib/catalogue.ts';

const files = import.meta.glob<object>(
  [
    '../../features/**/*.ms.ts',
    '../../domain/online-sale/sale.ms.ts',
    // They come with their pages, and with the bar of a world.
    '!../../features/{login,public-pages,world-bar}/*.ms.ts',
  ],
  { eager: true, import: 'default' },
);

/** The Malay texts of the screens that need a session, by catalogue name. */
export const malayAreaTexts: Readonly<Record<string, object>> = Object.assign({}, ...Object.values(files));

/** Shows the screens that need a session in Malay. */
export function speakMalayArea(): void {
  overlayCatalogues(malayAreaTexts);
}
