import { catalogue } from '@/lib/catalogue.ts';

/** Words of the editor of formatted text. */
export const richTextMessages = catalogue('rich-text', {
  loading: 'Loading the editor…',
  toolbar: (label: string) => `Formatting for ${label}`,
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strikethrough',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  bulletList: 'Bullet list',
  orderedList: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  clear: 'Clear formatting',
  undo: 'Undo',
  redo: 'Redo',
  address: 'Link address',
  addressHint: 'A web or email address, a page on this site (/vvip) or a phone number (tel:+60…).',
  addressWrong: 'Please enter a web or email address, a page on this site or a phone number',
  apply: 'Apply',
  unlink: 'Remove link',
  cancel: 'Cancel',
});
