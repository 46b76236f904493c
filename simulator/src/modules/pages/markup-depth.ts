/** Deeper than any text, and well below where an HTML parser slows down or overflows. */
const DEEPEST = 64;
const TAG = /<(\/?)([a-z][^\s/>]*)/gi;
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** Elements that are closed by the next one of their kind, and what may be open above them then. */
const CLOSED_BY_NEXT: ReadonlyMap<string, readonly string[]> = new Map([
  ['p', []],
  ['li', ['p']],
  ['td', ['p']],
  ['th', ['p']],
  ['tr', ['p', 'td', 'th']],
]);

/**
 * Returns whether HTML nests too deeply, judged by its tags before a tree is built.
 * Elements closed in the wrong order still count as open, because a parser reopens them.
 */
export function isTooDeep(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, tag] of html.matchAll(TAG)) {
    const name = (tag as string).toLowerCase();
    if (VOID.has(name)) continue;
    if (slash) take(open, open.lastIndexOf(name));
    else {
      const lower = CLOSED_BY_NEXT.get(name);
      if (lower?.includes(open.at(-1) ?? '') && open.at(-2) === name) open.pop();
      if (lower && open.at(-1) === name) open.pop();
      if (open.push(name) > DEEPEST) return true;
    }
  }
  return false;
}

function take(open: string[], place: number): void {
  if (place >= 0) open.splice(place, 1);
}
