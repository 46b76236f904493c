import { countPassengers } from '@muara/contract/rules/passengers/count-passengers';
import type { Sale } from './sale.ts';

/**
 * Returns whether a step of the shop shows Continue: once something is chosen.
 * A counter always shows it, because its keys continue and report what is missing.
 */
export function canContinue({ platform, step, packageId, counts }: Sale): boolean {
  if (platform === 'counter') return true;
  if (step === 'package') return packageId !== null;
  return step !== 'passengers' || countPassengers(counts) > 0;
}
