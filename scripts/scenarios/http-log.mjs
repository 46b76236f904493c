// Sends the calls of a scenario and keeps what went over the wire, without secrets.
const SECRET = /^(?:authorization|token|password|.*_password|api_key|ws_api_key|key|secret)$/i;
const LONGEST_TEXT = 4000;

/** Returns whether a field of this name is hidden in reports. */
export const isSecret = (name) => SECRET.test(name);

/** Returns a fetch that names the world in each call, and the list of calls that it fills. */
export function createLoggedFetch({ base, world }) {
  const calls = [];
  const send = async (url, init) => {
    const headers = new Headers(init.headers);
    if (world && url.startsWith(`${base}/`)) headers.set('x-sim-world', world);
    const call = describeRequest(url, { ...init, headers });
    calls.push(call);
    const response = await fetch(url, { ...init, headers });
    await describeAnswer(call, response);
    return response;
  };
  return { send, calls };
}

/** Returns what a report shows of a request. */
export function describeRequest(url, { method, headers, body }) {
  return { method, url, headers: hideSecrets(Object.fromEntries(headers)), body: readBody(body) };
}

/** Adds status, code and shortened text of a response to its call; returns the whole text. */
export async function describeAnswer(call, response) {
  const type = response.headers.get('content-type') ?? '';
  const text = /json|text/.test(type) ? await response.clone().text() : undefined;
  call.status = response.status;
  call.answer = text === undefined ? `(${type || 'no body'})` : shorten(hideText(text));
  if (!response.ok) call.code = /"code":"(\w+)"/.exec(call.answer)?.[1];
  return text;
}

/** Returns an address without the secrets of its query. */
export function hideInUrl(url) {
  return url.replaceAll(/([?&](?:api_key|key|token)=)[^&]+/g, '$1***');
}

function readBody(body) {
  if (body === undefined || body === null) return undefined;
  return typeof body === 'string' ? shorten(hideText(body)) : '(form data)';
}

const shorten = (text) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)} …` : text);

function hideText(text) {
  try {
    return JSON.stringify(hideSecrets(JSON.parse(text)));
  } catch {
    return text.replaceAll(/((?:password|token)=)[^&\s]+/gi, '$1***');
  }
}

function hideSecrets(value) {
  if (Array.isArray(value)) return value.map(hideSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isSecret(key) && part ? '***' : hideSecrets(part)]),
  );
}
