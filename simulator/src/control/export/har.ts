import type { HarLog } from '@muara/contract/control';
import type { JournalEntry } from '../../kernel/journal.ts';

const HTTP = 'HTTP/1.1';

/** Returns calls as an HTTP archive, HAR 1.2, with their secrets hidden. */
export function toHar(entries: readonly JournalEntry[], origin: string, world: string): HarLog {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Muara simulator', version: '0.1.0' },
      entries: entries.map((entry) => toEntry(entry, origin, world)),
    },
  };
}

function toEntry(entry: JournalEntry, origin: string, world: string): object {
  const query = Object.entries(entry.query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => ({ name, value: String(one) })),
  );
  const search = query.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  const body = entry.body === undefined ? undefined : JSON.stringify(entry.body);
  const answer = entry.answer === undefined ? '' : JSON.stringify(entry.answer);
  return {
    startedDateTime: new Date(entry.at).toISOString(),
    time: entry.took,
    request: {
      method: entry.method,
      url: `${origin}/w/${world}${entry.path}${search && `?${search}`}`,
      httpVersion: HTTP,
      cookies: [],
      headers: [
        { name: 'X-Platform', value: entry.platform },
        { name: 'User-Agent', value: entry.userAgent },
      ],
      queryString: query,
      ...(body !== undefined && { postData: { mimeType: 'application/json', text: body } }),
      headersSize: -1,
      bodySize: body?.length ?? 0,
    },
    response: {
      status: entry.status,
      statusText: entry.code ?? '',
      httpVersion: HTTP,
      cookies: [],
      headers: [],
      content: { size: answer.length, mimeType: 'application/json', text: answer },
      redirectURL: '',
      headersSize: -1,
      bodySize: answer.length,
    },
    cache: {},
    timings: { send: 0, wait: entry.took, receive: 0 },
    comment: `${entry.operationId ?? 'unknown address'}, call ${entry.id} of the world ${world}`,
  };
}
