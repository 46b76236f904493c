import { catalogue } from '@/lib/catalogue.ts';

/** Words of the pictures of a record. */
export const pictureListMessages = catalogue('picture-list', {
  list: 'Images',
  image: (number: number) => `Image ${number}`,
  of: (number: number, name: string) => `Image ${number} of ${name}`,
  remove: (number: number) => `Remove image ${number}`,
  cover: 'Cover',
  left: (number: number) => `Move image ${number} left`,
  right: (number: number) => `Move image ${number} right`,
  none: 'No images yet',
  upload: 'Upload',
});
