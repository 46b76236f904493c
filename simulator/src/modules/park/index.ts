import type { Handlers } from '../../kernel/handler.ts';
import { listMinisiguaLog } from './list-minisigua-log.ts';
import { syncMinisigua } from './sync-minisigua.ts';

/** The park service: its log, and resending (001 §5, 002 §2.13). */
export const park = { listMinisiguaLog, syncMinisigua } satisfies Partial<Handlers>;
