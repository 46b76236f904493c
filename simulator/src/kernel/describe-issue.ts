import type { ErrorCode } from '@muara/contract/errors';
import { readField } from './read-field.ts';
import type { FieldError } from './refusal.ts';

/** A problem found by a generated validator; only what the kernel uses. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string;
  /** For built-in checks: the kind of value that is too small or too big, or the format that is wrong. */
  readonly origin?: string;
  readonly format?: string;
  /** For custom checks. */
  readonly params?: { readonly rule?: string };
}

/** The sentence that people read for each broken rule; any other rule says that the value is not valid. */
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

/**
 * Returns an issue as it travels on the wire: a catalogue sentence for people, rule and detail for
 * developers.
 */
export function describeIssue(issue: Issue, value: unknown): FieldError {
  const rule = ruleOf(issue, value);
  return {
    field: issue.path.map(String).join('.'),
    code: SENTENCES[rule] ?? 'value_invalid',
    rule,
    detail: issue.message.replace(/^[A-Z][a-z]+ [a-z]+: /, ''),
  };
}

/** Returns the JSON Schema keyword that the value breaks; an empty string or null counts as missing. */
function ruleOf({ path, code, origin, format, params }: Issue, value: unknown): string {
  const given = path.reduce(readField, value);
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
