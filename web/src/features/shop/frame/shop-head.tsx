import type { LocalDate } from '@muara/contract/types';
import { createContext, use, useLayoutEffect } from 'react';

/** What the head of the shop shows. */
export interface Head {
  /** `tall` before a choice, `low` leaves room for the steps, `plain` leaves the heading to the content. */
  readonly hero: 'tall' | 'low' | 'plain';
  /** The day of the festive greeting above; null shows none. */
  readonly greetsOn: LocalDate | null;
}

export const PLAIN: Head = { hero: 'plain', greetsOn: null };

export const ShowHead = createContext<(head: Head) => void>(() => {});

/**
 * Chooses the head of the shop while it is on screen.
 * The frame, and the focus in it, stay as they are.
 */
export function ShopHead({ hero, greetsOn = null }: Pick<Head, 'hero'> & Partial<Head>) {
  const show = use(ShowHead);
  // Before the browser paints: no head is seen that nobody chose.
  useLayoutEffect(() => {
    show({ hero, greetsOn });
    return () => show(PLAIN);
  }, [show, hero, greetsOn]);
  return null;
}
