import type { Words } from '@/lib/catalogue.ts';
import type { profileMessages } from './profile.messages.ts';

/** Texts of the profile in Malay. */
export default {
  profile: {
    title: 'Profil Saya',
    sub: 'Maklumat anda yang dilihat orang lain, dan cara anda log masuk.',
    details: 'Butiran',
    picture: 'Gambar',
    name: 'Nama',
    phone: 'Telefon',
    password: 'Kata laluan baharu',
    passwordHint:
      '6 hingga 20 aksara. Biarkan kosong untuk mengekalkan yang lama; kata laluan baharu melog keluar peranti anda yang lain.',
    bookingMessage: 'Mesej lalai tempahan',
    bookingHint: 'Disertakan dalam setiap tempahan baharu.',
    username: 'Nama pengguna',
    email: 'E-mel',
    role: 'Peranan',
    readOnly: 'Nama pengguna, e-mel dan peranan diubah dalam pengurusan pengguna.',
    save: 'Simpan',
    discard: 'Buang perubahan',
    saved: 'Perubahan telah disimpan',
    upload: 'Muat naik',
    remove: 'Buang gambar',
    uploaded: 'Imej telah dimuat naik!',
    removed: 'Imej telah dibuang',
    holdOn: 'Tunggu sebentar!',
    removeQuestion: 'Gambar anda akan dibuang dan diganti dengan huruf awal nama.',
    oops: 'Alamak',
  },
} satisfies {
  profile: Words<typeof profileMessages>;
};
