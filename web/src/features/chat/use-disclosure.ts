import { useEffect, useRef, useState, type RefObject } from 'react';

interface Disclosure<E extends HTMLElement> {
  /** Contains the button and its panel. */
  root: RefObject<E | null>;
  isOpen: boolean;
  toggle(): void;
  close(): void;
}

/**
 * A small panel beside its button. Esc and leaving the panel close it;
 * Esc also returns the focus to the button.
 */
export function useDisclosure<E extends HTMLElement>(): Disclosure<E> {
  const root = useRef<E>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return undefined;
    const leave = (event: Event) => {
      const to = event instanceof FocusEvent ? event.relatedTarget : event.target;
      if (to instanceof Node && !element.contains(to)) setIsOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
      element.querySelector('button')?.focus();
    };
    element.addEventListener('keydown', escape);
    element.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', leave);
    return () => {
      element.removeEventListener('keydown', escape);
      element.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, [isOpen]);

  return { root, isOpen, toggle: () => setIsOpen((open) => !open), close: () => setIsOpen(false) };
}
