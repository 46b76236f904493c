import type { Handlers } from '../../kernel/handler.ts';
import { listAudit } from './list-audit.ts';

/** The audit trail (002 §2.4). */
export const audit = { listAudit } satisfies Partial<Handlers>;
