import { useLayoutEffect } from 'react';

/** What may stand in a page that changes the page around it. */
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

/** What comes and goes while somebody works. The top of a page holds all colours and sizes; to touch it reads them all anew. */
const FLEETING: ReadonlySet<PageMark> = new Set(['gate-picture', 'result', 'dialog', 'dialog-buttons']);

const standing: PageMark[] = [];

function show(mark: PageMark): void {
  const marks = new Set(standing.filter((other) => FLEETING.has(other) === FLEETING.has(mark)));
  const place = FLEETING.has(mark) ? document.body : document.documentElement;
  place.dataset['holds'] = [...marks].join(' ');
}

/**
 * Tells style sheets that something stands in the page, by `html[data-holds~='…']`, or by `body[data-holds~='…']` for what
 * comes and goes. A selector that looks for it from the top, `html:has(…)`, has the browser search the page and style all of
 * it anew with every element that comes or goes.
 */
export function usePageMark(mark: PageMark, isHere = true): void {
  useLayoutEffect(() => {
    if (!isHere) return undefined;
    standing.push(mark);
    show(mark);
    return () => {
      standing.splice(standing.indexOf(mark), 1);
      show(mark);
    };
  }, [mark, isHere]);
}
