/**
 * A body as a form: multipart when it holds a file or must be, else url-encoded. Lists become repeated fields, objects
 * JSON (as `policies` of 000 §7); null and undefined are left out.
 */
export function encodeForm(body: object, isMultipart: boolean): FormData | URLSearchParams {
  const entries = Object.entries(body).flatMap(([name, value]: [string, unknown]) => flatten(name, value));
  const form =
    isMultipart || entries.some(([, value]) => value instanceof Blob) ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) form.append(name, value as string);
  return form;
}

function flatten(name: string, value: unknown): [string, string | Blob][] {
  if (value === undefined || value === null) return [];
  if (value instanceof Blob) return [[name, value]];
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.map((item) => [name, String(item)]);
  return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]];
}
