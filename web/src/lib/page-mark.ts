import { useLayoutEffect } from 'react';

/** What may stand in a page that changes the page around it. */
type PageMark = 'shell' | 'till' | 'result' | 'foot' | 'save-bar' | 'cost-box' | 'dialog' | 'dialog-buttons' | 'offline';

const standing: PageMark[] = [];

function show(): void {
  document.documentElement.dataset['holds'] = [...new Set(standing)].join(' ');
}

/**
 * Tells style sheets, by `html[data-holds~='…']`, that something stands in the page. A selector that looks for it from the
 * top, `html:has(…)`, has the browser search the page and style all of it anew with every element that comes or goes.
 */
export function usePageMark(mark: PageMark, isHere = true): void {
  useLayoutEffect(() => {
    if (!isHere) return undefined;
    standing.push(mark);
    show();
    return () => {
      standing.splice(standing.indexOf(mark), 1);
      show();
    };
  }, [mark, isHere]);
}
