import type { BusinessHeader } from './types.ts';
import { TRAINING } from '../world/training-word.ts';

/** The operator of the seeded worlds, with a fictitious address and numbers. */
export const MUARA_BUSINESS: BusinessHeader = {
  name: 'Muara River Cruise',
  lines: ['Jeti Muara, Jalan Muara', '75000 Melaka, Malaysia'],
  registration: 'SSM 202501000000',
  contact: 'Tel 06-000 0000',
};

/** Returns the operator's name for the head of a page. */
export function getOperatorName({ training }: { training: boolean }): string {
  return training ? `${MUARA_BUSINESS.name} · ${TRAINING}` : MUARA_BUSINESS.name;
}

/** Returns the operator as it heads the papers of a world. */
export function getBusiness({ training }: { training: boolean }): BusinessHeader {
  return training ? { ...MUARA_BUSINESS, training } : MUARA_BUSINESS;
}
