import type { HandlersOf } from '../action.ts';
import { toArazzo } from './arazzo.ts';
import { toCurl } from './curl.ts';
import { readFiles } from './files.ts';
import { toHar } from './har.ts';
import { readStretch } from './stretch.ts';

export const EXPORT: HandlersOf<'exportArazzo' | 'exportHar' | 'exportCurl'> = {
  exportArazzo: async ({ query }, { room }) => {
    const stretch = readStretch(room(), query);
    return toArazzo(stretch, await readFiles(stretch.calls));
  },
  exportHar: ({ query: { since = 0, until = Infinity } }, { room, name, request }) => {
    const entries = room()
      .journal.entries(since)
      .filter(({ id }) => id <= until);
    return toHar(entries, room().journal.calls(), new URL(request.url).origin, name);
  },
  exportCurl: async ({ query }, { room, request }) => {
    const stretch = readStretch(room(), query);
    const script = toCurl(stretch, new URL(request.url).origin, await readFiles(stretch.calls));
    return new Response(script, {
      headers: { 'content-type': 'text/x-shellscript; charset=utf-8', 'cache-control': 'no-store' },
    });
  },
};
