import { catalogue } from '@/lib/catalogue.ts';

/** Words of the buttons that copy a text. */
export const copyButtonMessages = catalogue('copy-button', {
  copy: (name: string) => `Copy ${name.toLowerCase()}`,
  copied: (name: string) => `${name} copied`,
  failed: 'The browser did not let it be copied',
});
