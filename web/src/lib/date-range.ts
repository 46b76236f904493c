/** How the operator writes the days between two, both included: '2026-03-05 - 2026-03-09'. */
const BETWEEN = ' - ';

/** The two days of a range; '' for a half that is not filled in. */
export function splitRange(range: string): [start: string, end: string] {
  const [start = '', end = ''] = range.split(BETWEEN);
  return [start.trim(), end.trim()];
}

/** One text of two days; '' when neither is filled in, and a half alone keeps its side. */
export function joinRange(start: string, end: string): string {
  return start === '' && end === '' ? '' : `${start}${BETWEEN}${end}`;
}
