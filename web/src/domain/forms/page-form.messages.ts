import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Words of the long forms that have a screen of their own. */
export const pageFormMessages = catalogue('page-form', {
  wrong: (count: number) => english.count(count, 'field needs attention', 'fields need attention'),
  notFoundText: 'It may have been removed.',
  noPermission: 'You dont have permission',
  loading: 'Loading',
  images: 'Images',
  imagesHint: 'The first one is the cover. Images come and go at once; their order is saved with the form.',
  removeImage: 'Are you sure you want to delete this image?',
  removeImageWho: (number: number, name: string) =>
    name === '' ? `Image ${number} is removed at once.` : `Image ${number} of ${name} is removed at once.`,
  delete: 'Delete',
  holdOn: 'Hold On!',
  uploaded: 'Image has been uploaded!',
  imageRemoved: 'Image has been removed',
});
