import type { OperationMap } from '@muara/contract/types';
import type { Slot } from '../../world/catalogue/jetties.ts';

type Form = OperationMap['addJetty']['body'];

/** Returns the slots of a validated form, earliest first. */
export function readSlots({ slots }: Form): Slot[] {
  const entered = (slots ?? []) as Slot[];
  return entered.map(({ from, to }) => ({ from, to })).sort((one, other) => (one.from < other.from ? -1 : 1));
}
