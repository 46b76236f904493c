export { matchesSearch } from './matches-search.ts';
export { memoizeByVersion } from './memoize-by-version.ts';
export { type ListQuery, findPage } from './page-of.ts';
export { nameOrDescriptionMatches, normalizeSearch, textsMatch } from './search.ts';
