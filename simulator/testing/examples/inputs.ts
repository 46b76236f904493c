import type { TestSimulator } from '../index.ts';
import { result } from '../stages/payments.ts';

/** What a caller of the examples supplies, because no response has it. */
export const INPUTS: Readonly<Record<string, (sim: TestSimulator) => string>> = {
  reset_token: ({ world }) => {
    const mail = world.tables.outbox.all().at(-1)?.text ?? '';
    return decodeURIComponent(/[?&]token=([^\s&]+)/.exec(mail)?.[1] ?? '');
  },
  signature: (sim) => {
    const { refNo } = sim.world.tables.payments.all().at(-1)!;
    return result(sim, refNo ?? '').Signature;
  },
};
