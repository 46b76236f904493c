import type { KeyboardEvent } from 'react';

/**
 * Moves the focus between the `data-grid-item` controls of a list with arrow keys, Home and End.
 * It follows their positions on screen, so that up and down follow the rows at any width.
 */
export function useArrowGrid() {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const items = [
        ...event.currentTarget.querySelectorAll<HTMLElement>('[data-grid-item]:not([aria-disabled="true"])'),
      ];
      const at = items.indexOf(document.activeElement as HTMLElement);
      const to = at < 0 ? undefined : target(items, at, event.key);
      if (to === undefined) return;
      event.preventDefault();
      to.focus();
    },
  };
}

function target(items: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return items[at + 1];
    case 'ArrowLeft':
      return items[at - 1];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    case 'ArrowDown':
      return nearest(items, items[at]!, 1);
    case 'ArrowUp':
      return nearest(items, items[at]!, -1);
    default:
      return undefined;
  }
}

/** Returns the closest item in the next row of a direction. */
function nearest(items: HTMLElement[], from: HTMLElement, direction: 1 | -1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const beyond = items
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - here.top) * direction > here.height / 2);
  const row = Math.min(...beyond.map(({ box }) => Math.abs(box.top - here.top)));
  return beyond
    .filter(({ box }) => Math.abs(Math.abs(box.top - here.top) - row) < 4)
    .sort((a, b) => Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left))[0]?.item;
}
