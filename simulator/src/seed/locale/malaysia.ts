import type { LocaleDefinition } from '@faker-js/faker';

const HIGHEST_HOUSE_NUMBER = 180;

/** Addresses in Melaka. */
export const MALAYSIA: LocaleDefinition = {
  metadata: { title: 'Malaysia', code: 'en_MY', country: 'MY', language: 'en' },
  location: {
    building_number: Array.from({ length: HIGHEST_HOUSE_NUMBER }, (_, index) => String(index + 1)),
    street_pattern: ['Jalan Hang Jebat', 'Jalan Hang Tuah', 'Jalan Hang Kasturi', 'Jalan Hang Lekir'],
    street_address: {
      normal: '{{location.buildingNumber}} {{location.street}}',
      full: '{{location.buildingNumber}} {{location.street}}, Melaka',
    },
  },
};

/** Patterns of mobile numbers, one for each prefix. */
export const MOBILE_NUMBERS = ['012', '013', '016', '017', '019'].map(
  (prefix) => `${prefix}{{number.int({"min":2000000,"max":9999999})}}`,
);

/** Where buyers live, with the share of each state; the home state comes first. */
export const BUYER_STATES = [
  { value: 'Melaka', weight: 34 },
  { value: 'Selangor', weight: 17 },
  { value: 'Johor', weight: 14 },
  { value: 'Kuala Lumpur', weight: 12 },
  { value: 'Negeri Sembilan', weight: 7 },
  { value: 'Perak', weight: 4 },
  { value: 'Penang', weight: 3 },
  { value: 'Pahang', weight: 2 },
  { value: 'Kedah', weight: 2 },
  { value: 'Terengganu', weight: 1 },
  { value: 'Kelantan', weight: 1 },
  { value: 'Sarawak', weight: 1 },
  { value: 'Sabah', weight: 1 },
  { value: 'Putrajaya', weight: 1 },
];
