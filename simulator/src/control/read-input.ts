import { CONTROL_OPERATION_META, type ControlOperationId, type ControlOperationMeta } from '@muara/contract/control';
import { controlValidators } from '@muara/contract/control-validators';
import { decodeFields } from '@muara/contract/decode';
import { readBytes } from '../kernel/body.ts';
import type { Issue } from '../kernel/describe-issue.ts';
import type { Validator } from '../kernel/input.ts';
import { CHOICES, type Fields } from './checks.ts';
import { ControlError, invalid } from './refuse.ts';
import { didYouMean } from './suggest.ts';

/** Most bytes of a command, where the contract names no other number. */
const MAX_BYTES = 1_000_000;

interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Returns the validated input of a call. @throws ControlError 400, 413 or 422 */
export async function readInput(
  id: ControlOperationId,
  request: Request,
  params: Record<string, string>,
  search: URLSearchParams,
): Promise<Input> {
  const meta: ControlOperationMeta = CONTROL_OPERATION_META[id];
  const validators: Partial<Record<'params' | 'query' | 'body', Validator>> = controlValidators[id];
  assertKnownQuery(meta, search);
  const body = meta.contentTypes.length === 0 ? undefined : await readObject(request, meta.maxBody ?? MAX_BYTES);
  if (body) CHOICES[id]?.(body);
  return {
    params: accept(validators.params, decodeFields(meta.decode.params, Object.entries(params))),
    query: accept(validators.query, decodeFields(meta.decode.query, search)),
    body: accept(validators.body, body),
  };
}

/**
 * Refuses unknown parameters, because a misspelt one would silently do nothing. Pages have
 * parameters of their own.
 */
function assertKnownQuery({ decode: { query }, produces }: ControlOperationMeta, search: URLSearchParams): void {
  if (produces.includes('text/html')) return;
  const known = Object.keys(query);
  for (const name of search.keys())
    if (!known.includes(name))
      throw invalid(name, `${name} is unknown${didYouMean(name, known) || `; use ${known.join(', ') || 'no query'}`}`);
}

/** Returns the request's JSON object; an empty body is an empty object. */
async function readObject(request: Request, mostBytes: number): Promise<Fields> {
  const bytes = await readBytes(request, mostBytes);
  if (!bytes) throw new ControlError('too_large', `The body has more than ${mostBytes} bytes`);
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ControlError('malformed', 'The body is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ControlError('malformed', 'The body is not a JSON object');
  return value as Fields;
}

function accept(validator: Validator | undefined, value: unknown): unknown {
  if (!validator) return value;
  const result = validator.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error?.issues ?? [];
  throw issue ? describe(issue, value) : invalid('body', 'The body is not valid');
}

/** Returns the refusal of an invalid field: its name, and what it should be. */
function describe(issue: Issue & { keys?: readonly string[] }, value: unknown): ControlError {
  const path = issue.path.map(String);
  const unknown = issue.keys?.[0];
  if (unknown !== undefined) return invalid([...path, unknown].join('.'), `${[...path, unknown].join('.')} is unknown`);
  const field = path.join('.') || 'body';
  const given = issue.path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | null)?.[key], value);
  if (given === undefined) return invalid(field, `${field} is missing`);
  return invalid(
    field,
    `${field}: ${issue.message.replace(/^[A-Z][a-z]+ [a-z]+: /, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`,
  );
}
