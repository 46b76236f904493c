import type { Handler } from '../../kernel/handler.ts';
import { countBubbles } from './count-bubbles.ts';

/** Returns the counters behind the badges of the menu (000 §7). */
export const getNotification: Handler<'getNotification'> = (_input, { world }) => countBubbles(world);
