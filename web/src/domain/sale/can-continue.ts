import { countHeads } from '@muara/contract/rules';
import type { Sale } from './sale.ts';

/**
 * Whether a step of the shop shows Continue: once something is chosen. A counter always does, because its keys go on
 * and say what is missing.
 */
export function canContinue({ platform, step, packageId, counts }: Sale): boolean {
  if (platform === 'counter') return true;
  if (step === 'package') return packageId !== null;
  return step !== 'passengers' || countHeads(counts) > 0;
}
