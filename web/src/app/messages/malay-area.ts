import { overlayCatalogues } from '@/lib/catalogue.ts';

const files = import.meta.glob<object>(
  ['../../features/**/*.ms.ts', '../../domain/online-sale/sale.ms.ts', '!../../features/{login,public-pages}/*.ms.ts'],
  { eager: true, import: 'default' },
);

/** The Malay texts of the screens that need a session, by catalogue name. */
export const malayAreaTexts: Readonly<Record<string, object>> = Object.assign({}, ...Object.values(files));

/** Shows the screens that need a session in Malay. */
export function speakMalayArea(): void {
  overlayCatalogues(malayAreaTexts);
}
