import { catalogue } from '@/lib/catalogue.ts';
import { lowerWords } from '@/lib/lower-words.ts';

/** Texts of the copy buttons. */
export const copyButtonMessages = catalogue('copy-button', {
  copy: (name: string) => `Copy ${lowerWords(name)}`,
  copied: (name: string) => `${name} copied`,
  failed: 'Could not copy',
});
