import type { Handlers } from '../../kernel/handler.ts';
import { countBubbles } from './count-bubbles.ts';

export { countBubbles, NO_BUBBLES } from './count-bubbles.ts';

/** The counters behind the badges of the menu (000 §7). */
export const notification = {
  getNotification: (_input, { world }) => countBubbles(world),
} satisfies Partial<Handlers>;
