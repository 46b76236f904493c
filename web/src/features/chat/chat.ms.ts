import type { Words } from '@/lib/catalogue.ts';
import type { chatMessages } from './chat.messages.ts';
import type { chatButtonMessages } from './chat-button.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the chat in Malay. */
export default {
  chat: {
    region: 'Sembang',
    with: (name) => `Sembang dengan ${name}`,
    show: (name) => `Tunjukkan sembang dengan ${name}`,
    minimise: (name) => `Kecilkan sembang dengan ${name}`,
    hide: (name) => `Sembunyikan sembang dengan ${name}`,
    close: (name) => `Tutup sembang dengan ${name} untuk kedua-dua pihak`,
    closed: (name) => `${name} telah menutup sembang`,
    others: (count) => malay.count(count, 'sembang lagi'),
    online: 'Dalam talian',
    offline: 'Luar talian',
    messages: (name) => `Mesej dengan ${name}`,
    input: (name) => `Mesej kepada ${name}`,
    placeholder: 'Tulis mesej',
    send: 'Hantar',
    emoji: 'Masukkan emoji',
    emojiPicker: 'Emoji',
    earlier: 'Mesej terdahulu',
    nothingYet: 'Belum ada mesej. Ucapkan helo!',
    loading: 'Memuatkan mesej…',
    typing: (name) => `${name} sedang menaip…`,
    you: 'Anda',
    sending: 'Sedang dihantar…',
    sent: 'Dihantar',
    seen: 'Dilihat',
    notSent: 'Tidak dihantar',
    tryAgain: 'Cuba lagi',
    discard: 'Buang',
    newMessages: (count) => malay.count(count, 'mesej baharu'),
    unreadCount: (count) => malay.count(count, 'belum dibaca'),
    latest: 'Tunjukkan mesej terkini',
    disconnected: 'Tidak disambungkan. Mesej anda akan dihantar kemudian.',
    tooLong: (left) => malay.count(left, 'aksara lagi'),
    people: {
      title: 'Sembang',
      unread: 'Belum dibaca',
      open: 'Sembang yang dibuka',
      online: 'Dalam talian sekarang',
      nobody: 'Tiada orang lain dalam talian',
      somebody: (id) => `Pengguna ${id}`,
    },
  },
  'chat-button': {
    open: 'Sembang',
    failed: 'Sembang tidak dapat dimuatkan. Sila cuba lagi.',
    unread: (count) => `Sembang, mesej daripada ${malay.number(count)} orang belum dibaca`,
  },
} satisfies {
  chat: Words<typeof chatMessages>;
  'chat-button': Words<typeof chatButtonMessages>;
};
