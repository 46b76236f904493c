import type { BusinessHeader } from './types.ts';

/** The operator of the seeded worlds, with a fictitious address and numbers. */
export const MUARA_BUSINESS: BusinessHeader = {
  name: 'Muara River Cruise',
  lines: ['Jeti Muara, Jalan Muara', '75000 Melaka, Malaysia'],
  registration: 'SSM 202501000000',
  contact: 'Tel 06-000 0000',
};
