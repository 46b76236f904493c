import type { Words } from '@/lib/catalogue.ts';
import type { partyMessages } from './party.messages.ts';

/** Texts of the fields that agents and tour guides share in Malay. */
export const partyMs = {
  party: {
    name: 'Nama',
    company: 'Nama syarikat',
    address: 'Alamat',
    state: 'Negeri',
    country: 'Negara',
    choose: 'Taip atau pilih',
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
  party: Words<typeof partyMessages>;
};
