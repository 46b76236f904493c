import { catalogue } from '@/lib/catalogue.ts';

/** Menu names in another language, by English name; empty in English (000 §2). */
const words: Readonly<Record<string, string | undefined>> = catalogue('menu', {});

/** The word that is shown for a menu entry; a name that the server alone knows stays as it is. */
export function translateMenu(name: string): string {
  return words[name] ?? name;
}
