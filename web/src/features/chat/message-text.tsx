import { splitMessage } from './shortcodes.ts';

/** A message as plain text, with the sixteen shortcodes as pictures that have names. */
export function MessageText({ message }: { message: string }) {
  return splitMessage(message).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={index} role="img" aria-label={part.name} title={part.name}>
        {part.emoji}
      </span>
    ),
  );
}
