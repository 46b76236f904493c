export { handleChat } from './chat.ts';
export { chatSenderIds } from './unread.ts';
