import type { Random } from '../random.ts';
import { lottery } from './lottery.ts';

/** Names as they are met in Melaka: three naming customs, and visitors from abroad. */
const MALAY_MEN = [
  'Ahmad Faiz',
  'Mohd Hakim',
  'Muhammad Amir',
  'Khairul Anuar',
  'Azman',
  'Syafiq',
  'Hafiz',
  'Rosli',
  'Zulkifli',
  'Farid',
  'Nizam',
  'Shahrul',
  'Iskandar',
  'Luqman',
  'Haziq',
  'Ridzuan',
];
const MALAY_WOMEN = [
  'Nurul Huda',
  'Siti Khadijah',
  'Nor Azizah',
  'Farah Nadia',
  'Aina Sofea',
  'Puteri Balqis',
  'Rohana',
  'Zaleha',
  'Intan Syuhada',
  'Wan Nabila',
  'Hidayah',
  'Sarah Amani',
  'Maizatul',
  'Liyana',
  'Mastura',
  'Noraini',
];
const MALAY_FATHERS = [
  'Abdullah',
  'Ismail',
  'Yusof',
  'Hassan',
  'Ibrahim',
  'Mahmud',
  'Othman',
  'Razak',
  'Salleh',
  'Kassim',
  'Hamid',
  'Idris',
  'Mansor',
  'Rahim',
  'Bakar',
  'Jamal',
  'Daud',
  'Latif',
];
const CHINESE_SURNAMES = [
  'Tan',
  'Lim',
  'Lee',
  'Ng',
  'Wong',
  'Chong',
  'Ong',
  'Teo',
  'Goh',
  'Chua',
  'Low',
  'Yap',
  'Koh',
  'Sim',
  'Liew',
  'Foo',
];
const CHINESE_GIVEN = [
  'Wei Ling',
  'Chee Keong',
  'Mei Yee',
  'Jun Hao',
  'Siew Lan',
  'Kah Wai',
  'Xin Yi',
  'Boon Teck',
  'Hui Shan',
  'Yong Sheng',
  'Pei Wen',
  'Zhi Hao',
  'Li Ting',
  'Kok Leong',
  'Jia Hui',
  'Swee Lian',
];
const INDIAN_GIVEN = [
  'Kavitha',
  'Suresh',
  'Priya',
  'Rajesh',
  'Anitha',
  'Ganesh',
  'Deepa',
  'Vikram',
  'Malathi',
  'Arvind',
  'Shanti',
  'Prakash',
  'Nisha',
  'Mohan',
  'Revathi',
  'Dinesh',
];
const INDIAN_FATHERS = [
  'Subramaniam',
  'Krishnan',
  'Nair',
  'Pillai',
  'Maniam',
  'Raman',
  'Selvaraj',
  'Govindasamy',
  'Muthu',
  'Chandran',
  'Perumal',
  'Devan',
];
const FOREIGN: readonly (readonly [country: string, names: readonly string[]])[] = [
  ['Singapore', ['Rachel Seah', 'Darren Phua', 'Nur Farhana', 'Benjamin Toh']],
  ['China', ['Wang Lei', 'Zhang Min', 'Li Qiang', 'Chen Fang']],
  ['Indonesia', ['Budi Santoso', 'Dewi Lestari', 'Agus Wijaya', 'Putri Maharani']],
  ['Japan', ['Haruto Sato', 'Yui Tanaka', 'Kenji Watanabe']],
  ['South Korea', ['Kim Minjun', 'Lee Seoyeon', 'Park Jihoon']],
  ['United Kingdom', ['Emily Carter', 'James Whitfield', 'Oliver Hughes']],
  ['Australia', ['Chloe Bennett', 'Liam Fraser']],
  ['Germany', ['Anna Schneider', 'Lukas Weber']],
  ['France', ['Camille Laurent', 'Hugo Moreau']],
  ['Thailand', ['Somchai Prasert', 'Ploy Suwan']],
];

/** Chances of a buyer's state, the home state first. */
export const drawState = lottery<string>([
  ['Melaka', 34],
  ['Selangor', 17],
  ['Johor', 14],
  ['Kuala Lumpur', 12],
  ['Negeri Sembilan', 7],
  ['Perak', 4],
  ['Penang', 3],
  ['Pahang', 2],
  ['Kedah', 2],
  ['Terengganu', 1],
  ['Kelantan', 1],
  ['Sarawak', 1],
  ['Sabah', 1],
  ['Putrajaya', 1],
]);

/** A Malaysian's name; only letters and spaces, as the shop accepts it. */
export function malaysianName(random: Random): string {
  const custom = random.next();
  if (custom < 0.55) {
    return random.chance(0.5)
      ? `${random.pick(MALAY_MEN)} bin ${random.pick(MALAY_FATHERS)}`
      : `${random.pick(MALAY_WOMEN)} binti ${random.pick(MALAY_FATHERS)}`;
  }
  if (custom < 0.83) return `${random.pick(CHINESE_SURNAMES)} ${random.pick(CHINESE_GIVEN)}`;
  return `${random.pick(INDIAN_GIVEN)} ${random.pick(INDIAN_FATHERS)}`;
}

/** A visitor from abroad. */
export function foreignVisitor(random: Random): { name: string; country: string } {
  const [country, names] = random.pick(FOREIGN);
  return { name: random.pick(names), country };
}

/** An address made of the name, without an underscore: `wei.ling.tan.42@mail.test`. */
export function mailAddress(name: string, number: number): string {
  const local = name
    .toLowerCase()
    .replace(/ (bin|binti) /g, ' ')
    .replace(/[^a-z]+/g, '.');
  return `${local}.${number}@mail.test`;
}

/** A Malaysian mobile number, digits only. */
export function mobileNumber(random: Random): string {
  return `01${random.pick(['2', '3', '6', '7', '9'])}${random.int(2_000_000, 9_999_999)}`;
}

export const TRAVEL_COMPANIES = [
  'Melaka Heritage Tours Sdn Bhd',
  'Sri Melaka Travel',
  'Nusantara Getaways Sdn Bhd',
  'Straits Holidays',
  'Kembara Ria Travel',
  'Lotus River Tours',
  'Bintang Timur Travel',
  'Golden Orchid Holidays',
  'Perdana Coach Tours',
  'Anjung Selatan Travel',
  'Harbour City Tours',
  'Kampung Morten Trips',
];

export const GROUP_NAMES = [
  ['Tadika Ceria', 'Kindergarden'],
  ['SK Bandar Hilir', 'Primary School'],
  ['SMK Tun Tuah', 'Secondary School'],
  ['Universiti Selatan', 'University'],
  ['Jabatan Kerja Raya Melaka', 'Gov Agency'],
  ['Kelab Sukan Petronas', 'Organization'],
  ['Persatuan Belia Alor Gajah', 'Association'],
  ['Hotel Sungai Emas', 'Hotel'],
  ['Teknologi Maju Sdn Bhd', 'Company'],
  ['Syarikat Cahaya Jaya', 'Company'],
] as const;
