import type { contractMarkMessages } from './contract-mark.messages.ts';
import type { Words } from '@/lib/catalogue.ts';
import { malay } from '@/lib/numbers.ts';
import type { partnerMessages } from './partner.messages.ts';

/** Texts of the fields that agents and tour guides share in Malay. */
export default {
  'contract-mark': {
    ended: (days) => `Kontrak tamat ${malay.count(days, 'hari')} lalu`,
    ending: (days) => `Kontrak tamat dalam ${malay.count(days, 'hari')}`,
    endsToday: 'Kontrak tamat hari ini',
    coming: (days) => `Kontrak bermula dalam ${malay.count(days, 'hari')}`,
  },
  partner: {
    name: 'Nama',
    company: 'Nama syarikat',
    address: 'Alamat',
    state: 'Negeri',
    country: 'Negara',
    email: 'E-mel',
    phone: 'Telefon',
    phoneHint: 'Angka sahaja, 8 hingga 15.',
    ic: 'No. KP',
    icHint: 'Angka sahaja; boleh dibiarkan kosong.',
    start: 'Tarikh mula',
    end: 'Tarikh tamat',
    contract: 'Kontrak',
    period: (start, end) => `${start} – ${end}`,
  },
} satisfies {
  'contract-mark': Words<typeof contractMarkMessages>;
  partner: Words<typeof partnerMessages>;
};
