import type { Words } from '@/lib/catalogue.ts';
import type { codeCameraMessages } from './code-camera.messages.ts';

/** Words of the camera that reads QR codes, in Malay. */
export default {
  'code-camera': {
    picture: 'Gambar kamera',
    loading: 'Memuatkan pembaca kod…',
    ready: 'Kamera sedia. Halakan pada kod QR.',
    starting: { title: 'Memulakan kamera…', text: 'Jika pelayar anda bertanya, benarkan penggunaan kamera.' },
    interrupted: { title: 'Kamera terganggu', text: 'Imbasan bersambung apabila panggilan atau aplikasi lain tamat.' },
    problems: {
      denied: {
        title: 'Akses kamera disekat',
        text: 'Benarkan kamera untuk laman ini dalam tetapan pelayar anda, kemudian cuba lagi.',
      },
      missing: { title: 'Tiada kamera ditemui', text: 'Sambungkan kamera, atau taip kod itu.' },
      busy: {
        title: 'Kamera sedang digunakan',
        text: 'Tutup aplikasi atau tab lain yang menggunakan kamera. Pengimbas mencuba lagi setiap beberapa saat.',
      },
      unsupported: {
        title: 'Kamera tidak disokong',
        text: 'Buka halaman ini melalui HTTPS dalam pelayar terkini, atau taip kod itu.',
      },
      failed: { title: 'Kamera tidak dapat dimulakan', text: 'Cuba lagi, atau taip kod itu.' },
      unreadable: {
        title: 'Pembaca kod tidak tersedia',
        text: 'Semak sambungan anda dan muat semula halaman, atau taip kod itu.',
      },
    },
    tryAgain: 'Cuba lagi',
    torch: 'Lampu suluh',
    camera: 'Kamera',
    cameraNumber: (number) => `Kamera ${number}`,
    zoom: 'Zum',
    zoomFactor: (factor) => `${factor}×`,
  },
} satisfies { 'code-camera': Words<typeof codeCameraMessages> };
