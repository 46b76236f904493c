import { decodeFields } from '@muara/contract/decode';
import type { OperationMeta } from '@muara/contract/operation-meta';
import { describeIssue, type Issue } from './describe-issue.ts';
import { malformedRequest, Refusal } from './refusal.ts';

/** The part of a generated validator that the kernel uses. */
export interface Validator {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: readonly Issue[] } };
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;
const NOTHING: Readonly<Record<string, unknown>> = Object.freeze({});

/** The query string as values, by the operation's table. */
export function readQuery(meta: OperationMeta, search: string): Record<string, unknown> {
  return search === '' ? NOTHING : decodeFields(meta.decode.query, new URLSearchParams(search));
}

/** The path's parameters as values. */
export function readParams(meta: OperationMeta, params: Record<string, string>): Record<string, unknown> {
  for (const _ in params) return decodeFields(meta.decode.params, Object.entries(params));
  return NOTHING;
}

/**
 * The body as a value: JSON, or a form read by the operation's table; undefined when there is none.
 * @throws Refusal malformed_request when it cannot be read or has another content type than the contract takes
 */
export async function readBody(meta: OperationMeta, request: Request): Promise<unknown> {
  if (meta.contentTypes.length === 0) return undefined;
  const type = mediaType(request.headers.get('content-type'));
  if (type === 'multipart/form-data' && meta.contentTypes.includes(type)) return readForm(meta, request);
  const text = await request.text();
  if (text === '' && type === '') return undefined;
  if (!meta.contentTypes.includes(type)) {
    const got = type || 'a body without a content type';
    throw malformedRequest(
      'content-type',
      'content-type',
      `expected ${meta.contentTypes.join(' or ')}, received ${got}`,
    );
  }
  if (type === 'application/x-www-form-urlencoded') return decodeFields(meta.decode.body, new URLSearchParams(text));
  if (!JSON_TYPE.test(type)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw malformedRequest('body', 'json', 'expected valid JSON');
  }
}

async function readForm(meta: OperationMeta, request: Request): Promise<unknown> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw malformedRequest('body', 'form-data', 'expected valid form data');
  }
  return decodeFields(meta.decode.body, form.entries() as Iterable<[string, unknown]>);
}

function mediaType(header: string | null): string {
  if (header === null) return '';
  const end = header.indexOf(';');
  return (end < 0 ? header : header.slice(0, end)).trim().toLowerCase();
}

/**
 * The value, when it is what the contract says.
 * @throws Refusal validation_failed with every field at fault
 */
export function accept(validator: Validator | undefined, value: unknown): unknown {
  if (!validator) return value;
  const result = validator.safeParse(value);
  if (result.success) return result.data;
  const errors = (result.error?.issues ?? []).map((issue) => describeIssue(issue, value));
  const [first] = errors;
  throw new Refusal('validation_failed', { field: first?.field, sentence: first?.code, errors });
}

/** The first thing that is wrong with a value, in one line: `data.0.code: expected string`. Undefined when nothing is. */
export function firstProblem(validator: Validator, value: unknown): string | undefined {
  const result = validator.safeParse(value);
  if (result.success) return undefined;
  const issue = result.error?.issues[0];
  return `${issue?.path.map(String).join('.') || 'the answer'}: ${issue?.message ?? 'is wrong'}`;
}
