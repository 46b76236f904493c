/** How the contract encodes lists in a form: `name[]` each, `name[0][part]`, or one JSON field. */
type FormLists = Readonly<Record<string, 'brackets' | 'indexed' | 'json'>>;

interface FormOptions {
  isMultipart?: boolean;
  lists?: FormLists | undefined;
  /** Whether the server keeps omitted fields: then null is sent as a blank, and an empty list as `[]`. */
  isPartial?: boolean | undefined;
}

/**
 * Returns a body as a form: multipart when it contains a file or must be, otherwise URL-encoded.
 * Lists become repeated fields unless the contract encodes them otherwise (001 §7, 002 §7.4), objects JSON (as
 * `policies` of 000 §7). Undefined is left out, and so is null unless the form is partial.
 */
export function encodeForm(
  body: object,
  { isMultipart = false, lists = {}, isPartial = false }: FormOptions = {},
): FormData | URLSearchParams {
  const entries = Object.entries(body).flatMap(([name, value]: [string, unknown]): [string, string | Blob][] => {
    if (isPartial && value === null) return [[name, '']];
    if (isPartial && Array.isArray(value) && value.length === 0) return [[name, '[]']];
    return flatten(name, value, lists[name]);
  });
  const form =
    isMultipart || entries.some(([, value]) => value instanceof Blob) ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) form.append(name, value as string);
  return form;
}

function flatten(name: string, value: unknown, style?: FormLists[string]): [string, string | Blob][] {
  if (value === undefined || value === null) return [];
  if (value instanceof Blob) return [[name, value]];
  if (Array.isArray(value) && style === 'brackets') return value.map((item) => [`${name}[]`, String(item)]);
  if (Array.isArray(value) && style === 'indexed')
    return value.flatMap((item: object, index) =>
      Object.entries(item).flatMap(([part, inner]) => flatten(`${name}[${index}][${part}]`, inner)),
    );
  if (style === 'json') return [[name, JSON.stringify(value)]];
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.map((item) => [name, String(item)]);
  if (typeof value === 'object') return [[name, JSON.stringify(value)]];
  // oxlint-disable-next-line typescript/no-base-to-string -- objects were written as JSON above
  return [[name, String(value)]];
}
