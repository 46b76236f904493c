/** What a page must not have, by a pattern. */
const REFUSED: readonly [pattern: RegExp, problem: string][] = [
  [/<script(?![^>]* src=)|<style| style="| on[a-z]+="/g, 'inline script or style, which the policy refuses'],
  [/<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)="(?:https?:)?\/\/[^"]*/g, 'file of another machine'],
];

/**
 * Returns what is wrong with the pages of a site, a line each: links to what does not exist, anchors
 * that are there twice, inline scripts and files of other machines.
 * @param html pages by path
 * @param files paths of the other files
 */
export function findProblems(html: ReadonlyMap<string, string>, files: ReadonlySet<string>): string[] {
  const anchors = new Map([...html].map(([path, text]) => [path, listIds(text)]));
  return [...html].flatMap(([path, text]) => [
    ...findBrokenLinks(path, text, anchors, files),
    ...findTwice(anchors.get(path)!).map((id) => `${path}: the anchor ${id} is there twice`),
    ...REFUSED.flatMap(([pattern, problem]) =>
      [...text.matchAll(pattern)].map(([found]) => `${path}: ${problem}: ${found}`),
    ),
  ]);
}

function findBrokenLinks(
  from: string,
  text: string,
  anchors: ReadonlyMap<string, string[]>,
  files: ReadonlySet<string>,
): string[] {
  return [...text.matchAll(/ (?:href|src)="([^"]*)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => !/^(?:https?|mailto):/.test(href))
    .filter((href) => {
      const { path, anchor } = follow(from, href);
      const ids = anchors.get(path);
      return ids ? anchor !== '' && !ids.includes(anchor) : !files.has(path);
    })
    .map((href) => `${from}: the link ${href} leads nowhere`);
}

/** Returns the path and the anchor that an address leads to from a page. */
function follow(from: string, href: string): { path: string; anchor: string } {
  const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `http://site/root/${from}`);
  const path = pathname.replace(/^\/root\//, '');
  return {
    path: path.endsWith('/') || path === '' ? `${path}index.html` : path,
    anchor: decodeURIComponent(hash.slice(1)),
  };
}

const listIds = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

const findTwice = (ids: readonly string[]): string[] => {
  const seen = new Set<string>();
  return ids.filter((id) => seen.size === seen.add(id).size);
};
