import { catalogue } from '@/lib/catalogue.ts';

/** Words of the place where a picture is dropped. */
export const imageDropMessages = catalogue('image-drop', {
  drop: 'Drop a picture here, or',
  choose: 'Choose a picture',
  hint: 'JPG or PNG, up to 5 MB.',
  oneOnly: 'One picture at a time, please.',
  preview: 'Preview',
});
