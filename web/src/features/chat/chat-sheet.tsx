import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './chat-sheet.module.css';
import { chatMessages as text } from './chat.messages.ts';

/**
 * A full-screen chat for small screens. Content behind it is inert.
 * The focus returns to the chat button.
 */
export function ChatSheet({ onCancel, children }: { onCancel(): void; children: ReactNode }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const cancel = useEffectEvent(onCancel);
  const [isOpen, setIsOpen] = useState(false);

  // What is inside measures itself and asks for the focus, both of which need an open sheet.
  useLayoutEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return undefined;
    const listener = (event: Event) => {
      event.preventDefault();
      cancel();
    };
    dialog.showModal();
    setIsOpen(true);
    dialog.addEventListener('cancel', listener);
    return () => {
      dialog.removeEventListener('cancel', listener);
      dialog.close();
      document.getElementById('chat-button')?.focus();
    };
  }, []);

  return (
    <dialog ref={sheet} className={styles.sheet} aria-label={text.region}>
      {isOpen ? children : null}
    </dialog>
  );
}
