import type { HandlersOf } from '../action.ts';
import { toArazzo } from './arazzo.ts';
import { toCurl } from './curl.ts';
import { toHar } from './har.ts';
import { readStretch } from './stretch.ts';

export const EXPORT: HandlersOf<'exportArazzo' | 'exportHar' | 'exportCurl'> = {
  exportArazzo: ({ query }, { room }) => toArazzo(readStretch(room(), query)),
  exportHar: ({ query: { since = 0, until = Infinity } }, { room, name, request }) => {
    const entries = room()
      .journal.entries(since)
      .filter(({ id }) => id <= until);
    return toHar(entries, new URL(request.url).origin, name);
  },
  exportCurl: ({ query }, { room, request }) =>
    new Response(toCurl(readStretch(room(), query), new URL(request.url).origin), {
      headers: { 'content-type': 'text/x-shellscript; charset=utf-8', 'cache-control': 'no-store' },
    }),
};
