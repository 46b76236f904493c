import type { ErrorCode } from '@muara/contract/errors';
import type { FieldError } from './refusal.ts';

/** What a generated validator finds wrong with a value; the part that the kernel uses. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string;
  /** Of the library's own checks: what kind of value is too small or too big, or which format is wrong. */
  readonly origin?: string;
  readonly format?: string;
  /** Of our own checks. */
  readonly params?: { readonly rule?: string };
}

/** What people read for a rule that a value breaks; for the rest, that the value is not valid. */
const SENTENCES: Readonly<Record<string, ErrorCode>> = {
  required: 'validation_failed',
  maxLength: 'text_too_long',
  minLength: 'text_too_short',
  enum: 'option_unknown',
  'format email': 'email_invalid',
  'format date': 'date_invalid',
  'format date-time': 'date_invalid',
  'format uri': 'link_invalid',
};

/** Returns what the wire says of an issue: a sentence of the catalogue for people, rule and detail for developers. */
export function describeIssue(issue: Issue, value: unknown): FieldError {
  const rule = ruleOf(issue, value);
  return {
    field: issue.path.map(String).join('.'),
    code: SENTENCES[rule] ?? 'value_invalid',
    rule,
    detail: issue.message.replace(/^[A-Z][a-z]+ [a-z]+: /, ''),
  };
}

/** Returns the keyword of JSON Schema that the value breaks; an empty text or null counts as missing. */
function ruleOf({ path, code, origin, format, params }: Issue, value: unknown): string {
  const given = path.reduce<unknown>((inside, key) => (inside as Record<PropertyKey, unknown> | null)?.[key], value);
  if (given === undefined || given === null || given === '') return 'required';
  if (params?.rule) return params.rule;
  switch (code) {
    case 'invalid_type':
      return 'type';
    case 'invalid_value':
      return 'enum';
    case 'too_small':
    case 'too_big':
      return `${code === 'too_small' ? 'min' : 'max'}${origin === 'number' ? 'imum' : 'Length'}`;
    case 'invalid_format':
      return format === 'regex' ? 'pattern' : `format ${format}`;
    case 'unrecognized_keys':
      return 'additionalProperties';
    default:
      return 'schema';
  }
}
