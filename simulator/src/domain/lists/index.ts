export { matchesSearch } from './matches-search.ts';
export { memoizeByVersion } from './memoize-by-version.ts';
export { type ListQuery, findPage } from './find-page.ts';
export { nameOrDescriptionMatches, normalizeSearch, textsMatch } from './search.ts';
