// A call that shows who may make it and changes nothing: anyone who is let in is refused for what the call says.

/** Codes of a caller who is not let in. */
const REFUSALS = new Set(['permission_denied', 'session_required']);
/** No value that an operation takes. */
const WRONG = '~';

/**
 * Returns a call with wrong values, and a right id where the permission depends on the record.
 * @param operation its part of the contract, with parameters resolved
 * @param record the kind of record that the call is about, if that matters
 */
export function buildProbe({ method, address, parameters, requestBody, recordField }, record) {
  const id = record === 'new' ? 0 : 1;
  const path = address.replaceAll(/\{(\w+)\}/g, (_braces, name) =>
    recordField?.in === 'params' && recordField.name === name ? String(id) : encodeURIComponent(WRONG),
  );
  const typed = parameters.find(
    ({ in: place, schema }) => place === 'query' && /^(?:integer|boolean)$/.test(schema?.type),
  );
  const query = typed ? `?${typed.name}=${WRONG}` : '';
  // Broken JSON, unless the record is named in it.
  const body = recordField?.in === 'body' ? JSON.stringify({ [recordField.name]: id }) : '{';
  return { method: method.toUpperCase(), path: `${path}${query}`, ...(requestBody && { body }) };
}

/** Returns what a response says about the caller: allowed, refused, or neither. */
export function readVerdict({ status, code }) {
  if (REFUSALS.has(code)) return 'refused';
  if (status >= 500 || status === 429 || code === 'session_expired') return 'unknown';
  return 'allowed';
}

/** Sends a probe; returns status and code of its response. */
export async function sendProbe(server, { method, path, body }, token) {
  const response = await fetch(`${server}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { status: response.status, code: readCode(text) };
}

function readCode(text) {
  try {
    return JSON.parse(text)?.code;
  } catch {
    return undefined;
  }
}
