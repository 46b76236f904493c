import { CHAT_EMOJI } from '@muara/contract/constants';

/** The sixteen shortcodes of the chat (000 §9) with the picture of each. */
export const SHORTCODES: Readonly<Record<string, string>> = CHAT_EMOJI;

/** A piece of a message: plain text, or an emoji with its name. */
type MessagePart = string | { name: string; emoji: string };

const CODE = new RegExp(`\\[(${Object.keys(SHORTCODES).join('|')})\\]`);

/** Splits a message into emoji, from known shortcodes, and text, which is everything else. */
export function splitMessage(message: string): MessagePart[] {
  // Splitting at a group puts the names at the odd places.
  return message
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? { name: part, emoji: SHORTCODES[part] ?? '' } : part))
    .filter((part) => part !== '');
}

/** The message as one line of plain characters, for previews and browser notifications. */
export function plainMessage(message: string): string {
  return splitMessage(message)
    .map((part) => (typeof part === 'string' ? part : part.emoji))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
