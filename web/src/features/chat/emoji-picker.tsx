import { CHAT_EMOJI } from '@muara/contract/constants';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import styles from './emoji-picker.module.css';
import { chatMessages as text } from './chat.messages.ts';
import { useDisclosure } from './use-disclosure.ts';

const COLUMNS = 4;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

/** The sixteen emoji by name; arrow keys walk through them. */
export function EmojiPicker({ onPick }: { onPick(code: string): void }) {
  const { root, isOpen, toggle, close } = useDisclosure<HTMLDivElement>();
  const grid = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) grid.current?.querySelector('button')?.focus();
  }, [isOpen]);

  const walk = (event: KeyboardEvent) => {
    const all = [...(grid.current?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : at + (STEPS[event.key] ?? 0);
    if (to === at || !all[to]) return;
    event.preventDefault();
    all[to].focus();
  };

  return (
    <div ref={root} className={styles.root}>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-label={text.emoji}
        title={text.emoji}
        onClick={toggle}
      >
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8.5 14.5c1.8 2 5.2 2 7 0M9 9.5h.01M15 9.5h.01" />
        </svg>
      </button>
      {isOpen ? (
        <div ref={grid} className={styles.grid} role="group" aria-label={text.emojiPicker}>
          {Object.entries(CHAT_EMOJI).map(([name, emoji]) => (
            <button
              key={name}
              type="button"
              className={styles.emoji}
              aria-label={name}
              title={`[${name}]`}
              onKeyDown={walk}
              onClick={() => {
                close();
                onPick(`[${name}]`);
              }}
            >
              <span aria-hidden="true">{emoji}</span>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
