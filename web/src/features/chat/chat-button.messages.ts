import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the chat button in the bar; the rest of the chat brings its own when it loads. */
export const chatButtonMessages = catalogue('chat-button', {
  open: 'Chat',
  failed: 'The chat could not be loaded. Please try again.',
  unread: (count: number) =>
    count === 1 ? 'Chat, messages of 1 person unread' : `Chat, messages of ${count} people unread`,
});
