import { useLayoutEffect } from 'react';

/** A part of the page that changes how the rest is laid out. */
type PageMark =
  | 'shell'
  | 'till'
  | 'gate'
  | 'gate-picture'
  | 'result'
  | 'foot'
  | 'save-bar'
  | 'cost-box'
  | 'inbox'
  | 'dialog'
  | 'dialog-buttons'
  | 'offline'
  | 'manifest';

/** Temporary marks. They are set on `body`, because a change on `html` restyles the whole page. */
const TEMPORARY: ReadonlySet<PageMark> = new Set(['gate-picture', 'result', 'dialog', 'dialog-buttons']);

// oxlint-disable-next-line state/no-module-state -- a mark leaves with its component
const shown: PageMark[] = [];

function update(mark: PageMark): void {
  const marks = new Set(shown.filter((other) => TEMPORARY.has(other) === TEMPORARY.has(mark)));
  const place = TEMPORARY.has(mark) ? document.body : document.documentElement;
  place.setAttribute('data-holds', [...marks].join(' '));
}

/**
 * Marks the page while a part of it is shown, for style sheets to select.
 * They select `html[data-holds~='…']`, or `body[data-holds~='…']` for temporary marks. This replaces `html:has(…)`,
 * which makes the browser search and restyle the whole page whenever any element is added or removed.
 */
export function usePageMark(mark: PageMark, isHere = true): void {
  useLayoutEffect(() => {
    if (!isHere) return undefined;
    shown.push(mark);
    update(mark);
    return () => {
      shown.splice(shown.indexOf(mark), 1);
      update(mark);
    };
  }, [mark, isHere]);
}
