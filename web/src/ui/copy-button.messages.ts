import { catalogue } from '@/lib/catalogue.ts';
import { lowerWords } from '@/lib/lower-words.ts';

/** Words of the buttons that copy a text. */
export const copyButtonMessages = catalogue('copy-button', {
  copy: (name: string) => `Copy ${lowerWords(name)}`,
  copied: (name: string) => `${name} copied`,
  failed: 'Could not copy',
});
