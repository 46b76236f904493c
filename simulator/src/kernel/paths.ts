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
 * Orders paths for registration: a literal segment comes before a parameter, a parameter with a suffix
 * before one without.
 */
export function compareSpecificity(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (const [index, segment] of left.entries()) {
    const other = right[index];
    if (other === undefined || segment === other) continue;
    const difference = openness(segment) - openness(other);
    if (difference !== 0) return difference;
  }
  return right.length - left.length;
}

function openness(segment: string): number {
  return !segment.includes('{') ? 0 : segment.endsWith('}') ? 2 : 1;
}
