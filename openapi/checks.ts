import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { formats, type Format } from './formats.ts';
import { areUnique, hasAtLeast, hasAtMost, isFile, isMultiple } from './values.ts';

/**
 * The building blocks of the generated validators.
 * Each returns a Zod type whose verdict equals that of Ajv 2020 with ajv-formats for its JSON Schema
 * keyword; the tests compare the two.
 */
export type Type = z.ZodMiniType;

z.config(en());

/** A check of our own: the schema keyword that it replaces, and what it expects, for developers. */
function expects<T>(rule: string, isMet: (value: T) => boolean, error: string): z.core.$ZodCheck<T> {
  return z.refine<T>(isMet, { error, params: { rule } });
}

export interface TextRules {
  /** in Unicode characters, not UTF-16 units */
  min?: number;
  max?: number;
  pattern?: RegExp;
  format?: Format;
}

/** A string. A format that JSON cannot carry (`binary`) also accepts a Blob, as uploads arrive. */
export function text({ min, max, pattern, format }: TextRules = {}): Type {
  if (format === 'binary') return z.custom(isFile, 'Invalid input: expected a file');
  const checks = [];
  if (min !== undefined)
    checks.push(
      expects<string>('minLength', (value) => hasAtLeast(value, min), `Too small: expected at least ${min} characters`),
    );
  if (max !== undefined)
    checks.push(
      expects<string>('maxLength', (value) => hasAtMost(value, max), `Too big: expected at most ${max} characters`),
    );
  if (pattern) checks.push(z.regex(pattern));
  const check = format && formats[format];
  if (check) checks.push(expects<string>(`format ${format}`, check, `Invalid string: expected ${format}`));
  return z.string().check(...checks);
}

export interface NumberRules {
  integer?: true;
  min?: number;
  max?: number;
  over?: number;
  under?: number;
  step?: number;
}

/** A finite number. `integer` takes 1.0 and numbers beyond 2^53 too, as JSON Schema does. */
export function number({ integer, min, max, over, under, step }: NumberRules = {}): Type {
  const checks = [];
  if (integer) checks.push(expects<number>('type', (value) => value % 1 === 0, 'Invalid input: expected integer'));
  if (min !== undefined) checks.push(z.gte(min));
  if (max !== undefined) checks.push(z.lte(max));
  if (over !== undefined) checks.push(z.gt(over));
  if (under !== undefined) checks.push(z.lt(under));
  if (step !== undefined)
    checks.push(
      expects<number>(
        step < 1 ? 'x-decimals' : 'multipleOf',
        (value) => isMultiple(value, step),
        `Invalid number: must be a multiple of ${step}`,
      ),
    );
  return z.number().check(...checks);
}

export interface ListRules {
  min?: number;
  max?: number;
  unique?: true;
}

export function list(items: Type, { min, max, unique }: ListRules = {}): Type {
  const checks = [];
  if (min !== undefined)
    checks.push(
      expects<unknown[]>('minItems', (value) => value.length >= min, `Too small: expected at least ${min} items`),
    );
  if (max !== undefined)
    checks.push(
      expects<unknown[]>('maxItems', (value) => value.length <= max, `Too big: expected at most ${max} items`),
    );
  if (unique) checks.push(expects<unknown[]>('uniqueItems', areUnique, 'Invalid input: items must differ'));
  return z.array(items).check(...checks);
}

/** A check on how many properties an object has. */
export function size(type: Type, min: number, max = Number.POSITIVE_INFINITY): Type {
  return type.check(
    z.refine((value) => {
      const count = Object.keys(value as object).length;
      return count >= min && count <= max;
    }, 'Invalid input: wrong number of properties'),
  );
}

/** Anything, as long as it is there: a required property without a type. */
export function present(): Type {
  return z.custom((value) => value !== undefined, 'Invalid input: required');
}

/** Exactly one of the options. */
export function one(options: Type[]): Type {
  return z.xor(options);
}

/** Exactly one of the options, told apart by the value of a required property. */
export function tagged(tag: string, options: Type[]): Type {
  // Zod types the options as objects; the generator has found the tag in each.
  return z.discriminatedUnion(tag, options as never);
}

/** All of the types at once; every failure is reported. */
export function all(types: Type[]): Type {
  return z
    .unknown()
    .check(z.check(({ value, issues }) => void issues.push(...types.flatMap((type) => failures(type, value)))));
}

/**
 * A Zod type that first asks a generated verdict. What passes is answered as it is, unchanged and
 * uncopied (the contract's schemas transform nothing); what does not pass goes through the type, which
 * says what is wrong.
 */
export function quick(type: Type, verdict: (value: unknown) => boolean): Type {
  return z.unknown().check(
    z.check(({ value, issues }) => {
      if (verdict(value)) return;
      const found = failures(type, value);
      issues.push(
        ...(found.length > 0 ? found : [{ code: 'custom' as const, path: [], message: UNEXPLAINED, input: value }]),
      );
    }),
  );
}

/** Never seen while verdict and type agree, as the tests make sure. */
export const UNEXPLAINED = 'Not what the contract asks for';

function failures(type: Type, value: unknown): z.core.$ZodRawIssue[] {
  const issues = type.safeParse(value).error?.issues ?? [];
  return issues.map((issue) => ({ ...issue, path: [...issue.path], input: value }) as z.core.$ZodRawIssue);
}

const NOTHING: Record<'params' | 'query' | 'body', () => Type> = {
  params: () => z.strictObject({}),
  query: () => z.strictObject({}),
  body: () => z.undefined(),
};

/** The types of the parts of an operation, made at first use; a part that it does not take is empty. */
export function parts<T>(makers: Partial<Record<'params' | 'query' | 'body' | 'answer', () => Type>>): T {
  return lazily({ ...NOTHING, ...makers });
}

/**
 * An object whose properties are made at first use and kept. A property that is asked for while it is
 * being made (a schema that contains itself) is answered by a lazy reference.
 */
export function lazily<T>(makers: Record<string, () => Type>): T {
  const made = new Map<string, Type | 'in the making'>();
  const target = {};
  for (const [name, make] of Object.entries(makers)) {
    const get = (): Type => {
      const known = made.get(name);
      if (known === 'in the making') return z.lazy(() => made.get(name) as Type);
      if (known) return known;
      made.set(name, 'in the making');
      const type = make();
      made.set(name, type);
      return type;
    };
    Object.defineProperty(target, name, { get, enumerable: true });
  }
  return target as T;
}
