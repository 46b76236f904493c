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
  | 'dialog'
  | 'dialog-buttons'
  | 'offline'
  | 'manifest';

/** Marks that come and go during work. They are set on `body`: a change on `html` restyles the whole page. */
const TEMPORARY: ReadonlySet<PageMark> = new Set(['gate-picture', 'result', 'dialog', 'dialog-buttons']);

const shown: PageMark[] = [];

function update(mark: PageMark): void {
  const marks = new Set(shown.filter((other) => TEMPORARY.has(other) === TEMPORARY.has(mark)));
  const place = TEMPORARY.has(mark) ? document.body : document.documentElement;
  place.dataset['holds'] = [...marks].join(' ');
}

/**
 * Marks the page while a part of it is shown, so that a style sheet can select `html[data-holds~='…']`, or
 * `body[data-holds~='…']` for marks that come and go. This replaces `html:has(…)`, which makes the browser search and
 * restyle the whole page whenever any element comes or goes.
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
