import type { Words } from '@/lib/catalogue.ts';
import type { fileDropMessages } from './file-drop.messages.ts';
import type { imageDropMessages } from './image-drop.messages.ts';
import type { pictureListMessages } from './picture-list.messages.ts';

/** Malay texts of this folder. */
export default {
  'file-drop': {
    drop: 'Lepaskan fail di sini, atau',
    choose: 'Pilih fail',
    replace: 'Pilih fail lain',
    chooseFor: (label) => `Pilih fail: ${label}`,
    replaceFor: (label) => `Pilih fail lain: ${label}`,
    hint: 'JPG, PNG atau PDF, paling besar 5 MB.',
    oneOnly: 'Satu fail setiap kali, sila cuba lagi.',
    remove: (label) => `Buang ${label}`,
    opens: 'dibuka dalam tetingkap baharu',
  },
  'image-drop': {
    drop: 'Lepaskan gambar di sini, atau',
    choose: 'Pilih gambar',
    hint: 'JPG atau PNG, paling besar 5 MB.',
    oneOnly: 'Satu gambar setiap kali, sila cuba lagi.',
    preview: 'Pratonton',
  },
  'picture-list': {
    list: 'Senarai imej',
    image: (number) => `Imej ${number}`,
    of: (number, name) => `Imej ${number} bagi ${name}`,
    remove: (number) => `Buang imej ${number}`,
    cover: 'Muka depan',
    left: (number) => `Gerakkan imej ${number} ke kiri`,
    right: (number) => `Gerakkan imej ${number} ke kanan`,
    none: 'Belum ada imej',
    upload: 'Muat naik',
  },
} satisfies {
  'file-drop': Words<typeof fileDropMessages>;
  'image-drop': Words<typeof imageDropMessages>;
  'picture-list': Words<typeof pictureListMessages>;
};
