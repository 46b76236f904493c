import { PNG_FILE } from './forms.ts';

/** A picture of more than 5 MB. */
export const largePicture = (): File =>
  new File([PNG_FILE, new Uint8Array(5_000_000)], 'large.png', { type: 'image/png' });
