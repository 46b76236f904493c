import { catalogue } from '@/lib/catalogue.ts';

/** Menu names in another language, by their English name; in English there is nothing to replace (000 §2). */
const words: Readonly<Record<string, string | undefined>> = catalogue('menu', {});

/** The word that is shown for a menu entry; a name that the server alone knows stays as it is. */
export function translateMenu(name: string): string {
  return words[name] ?? name;
}
