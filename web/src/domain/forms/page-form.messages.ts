import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Words of the long forms that have a screen of their own. */
export const pageFormMessages = catalogue('page-form', {
  wrong: (count: number) => english.count(count, 'field needs attention', 'fields need attention'),
  notFoundText: 'It may have been removed.',
  noPermission: 'You dont have permission',
  loading: 'Loading',
  images: 'Images',
  imagesHint:
    'The first image is the cover. Adding or removing an image takes effect immediately. The order is saved with the form.',
  removeImage: 'Are you sure you want to delete this image?',
  removeImageWho: (number: number, name: string) =>
    name === ''
      ? `Image ${number} will be removed immediately.`
      : `Image ${number} of ${name} will be removed immediately.`,
  delete: 'Delete',
  holdOn: 'Hold On!',
  uploaded: 'Image has been uploaded!',
  imageRemoved: 'Image has been removed',
});
