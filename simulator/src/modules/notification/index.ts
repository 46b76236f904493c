import type { Handlers } from '../../kernel/handler.ts';
import { getNotification } from './get-notification.ts';

export { countBubbles, NO_BUBBLES } from './count-bubbles.ts';

/** The counters behind the badges of the menu (000 §7). */
export const notification = { getNotification } satisfies Partial<Handlers>;
