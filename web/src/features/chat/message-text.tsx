import { splitMessage } from './shortcodes.ts';

/** A message as text; the sixteen shortcodes are pictures with names, nothing else is anything but text. */
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
