import { presentEntry } from '../../domain/park/index.ts';
import type { ReactionContext } from '../../kernel/handler.ts';
import type { MinisiguaRecord } from '../../world/online-records.ts';

/** Sends a new entry of the park service's log to those who watch it (002 §2.13). */
export function showParkEntry({ hub }: ReactionContext, entry: MinisiguaRecord): void {
  hub.broadcast({ type: 'minisigua', log: presentEntry(entry) });
}
