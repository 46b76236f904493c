import type { Handlers } from '../../kernel/handler.ts';
import { listSlots } from './list-slots.ts';

/** Departure slots with seats left (001 §7). */
export const slots = { listSlots } satisfies Partial<Handlers>;
