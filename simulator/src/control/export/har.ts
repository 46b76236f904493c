import type { HarLog } from '@muara/contract/control';
import type { JournalEntry, RecordedCall } from '../../kernel/journal.ts';

const HTTP = 'HTTP/1.1';
const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)$/;

/** Returns calls as an HTTP archive, HAR 1.2, with their secrets hidden. */
export function toHar(
  entries: readonly JournalEntry[],
  calls: readonly RecordedCall[],
  origin: string,
  world: string,
): HarLog {
  const recorded = new Map(calls.map((call) => [call.id, call]));
  return {
    log: {
      version: '1.2',
      creator: { name: 'Muara simulator', version: '0.1.0' },
      entries: entries.map((entry) => toEntry(entry, recorded.get(entry.id), origin, world)),
    },
  };
}

function toEntry(entry: JournalEntry, call: RecordedCall | undefined, origin: string, world: string): object {
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
      ...(body !== undefined && { postData: postDataOf(entry.body, body, call) }),
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

/** Returns a body in the type in which it came: a form as its fields, of files the name and type. */
function postDataOf(shown: unknown, text: string, call: RecordedCall | undefined): object {
  const mimeType = call?.line.contentType?.split(';')[0] || 'application/json';
  const sent = call?.line.body;
  if (!FORM.test(mimeType) || typeof sent !== 'object' || sent === null) return { mimeType, text };
  const params = Object.entries(shown as object).map(([name, value]: [string, unknown]) => {
    const file = (sent as Record<string, unknown>)[name];
    if (file instanceof File) return { name, fileName: file.name, contentType: file.type };
    return { name, value: typeof value === 'string' ? value : JSON.stringify(value) };
  });
  return { mimeType, params };
}
