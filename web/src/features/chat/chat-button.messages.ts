import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the chat button in the bar. The other texts load with the chat. */
export const chatButtonMessages = catalogue('chat-button', {
  open: 'Chat',
  failed: 'The chat could not be loaded. Please try again.',
  unread: (count: number) => `Chat, unread messages from ${english.count(count, 'person', 'people')}`,
});
