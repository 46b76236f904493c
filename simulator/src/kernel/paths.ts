/** A contract path in Hono's syntax, and the literal suffixes to remove from its parameters. */
interface RoutePath {
  hono: string;
  tails: Readonly<Record<string, string>>;
}

/**
 * `/api/tickets/{code}` → `/api/tickets/:code`; `{code}.pdf` → `:code{.+\.pdf}` with the suffix
 * `.pdf`.
 */
export function routePath(path: string): RoutePath {
  const tails: Record<string, string> = {};
  const hono = path.replaceAll(/\{(\w+)\}([^/]*)/g, (_match, name: string, tail: string) => {
    if (tail === '') return `:${name}`;
    tails[name] = tail;
    return `:${name}{.+${tail.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}}`;
  });
  return { hono, tails };
}

/**
 * Returns what has a path in the order in which routes are tried.
 * A literal segment comes before a parameter, a parameter with a suffix before one without.
 */
export function sortBySpecificity<T extends { path: string }>(items: readonly T[]): T[] {
  return items
    .map((item) => {
      const segments = item.path.split('/');
      return { item, segments, open: segments.map(openness) };
    })
    .sort(compare)
    .map(({ item }) => item);
}

interface Segments {
  segments: readonly string[];
  open: readonly number[];
}

function compare(one: Segments, other: Segments): number {
  const shared = Math.min(one.segments.length, other.segments.length);
  for (let index = 0; index < shared; index++) {
    if (one.segments[index] === other.segments[index]) continue;
    const difference = (one.open[index] as number) - (other.open[index] as number);
    if (difference !== 0) return difference;
  }
  return other.segments.length - one.segments.length;
}

function openness(segment: string): number {
  return !segment.includes('{') ? 0 : segment.endsWith('}') ? 2 : 1;
}
