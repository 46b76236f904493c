import type { Operation } from './contract.ts';
import { parameterSchema } from './emit-operations.ts';
import { isObject, type JsonObject } from './json.ts';
import { listOf, Schemas, stepOf, typesOf, valuesOf } from './schema.ts';
import { BANNER } from './text.ts';

const HEAD = `import { formats } from '../formats.ts';
import { areUnique, exactlyOne, hasAtLeast, hasAtMost, isFile, isMultiple, isRecord, others } from '../values.ts';

// Yes or no for every schema and every part of an operation, many times faster than a validator that explains itself.
`;

const TABLES = `
type Verdict = (value: unknown) => boolean;
export interface OperationVerdicts {
  params?: Verdict;
  query?: Verdict;
  body?: Verdict;
  answer?: Verdict;
}
`;

/**
 * verdicts.ts: a plain function for every schema (`isTicket`) and part of an operation, and tables of
 * the latter. It translates what the Zod emitter has accepted; the tests compare both with Ajv.
 *
 * Only validators.ts calls it, and callers see only Zod types: a type asks its verdict first, and explains what that
 * refuses (`quick` in checks.ts). One kind alone was measured (Zod 4.6.7, Ajv 8.20, Node 20), and each costs more than
 * a second emitter. Every call is validated twice, its input and its response:
 *
 * | | verdict and Zod | Zod alone | z.compile | Ajv standalone |
 * |---|---|---|---|---|
 * | a page of tickets, 14 KB | 50 µs | 220 µs | 190 µs | 55 µs |
 * | the packages on sale, 13 KB | 115 µs | 320 µs | 380 µs | 109 µs |
 * | the session, 4 KB | 10 µs | 70 µs | 72 µs | 36 µs |
 * | a sale, 0.2 KB | 2 µs | 24 µs | 10 µs | 3.5 µs |
 * | generated code | 444 KB | 206 KB | 206 KB | 2,230 KB, without the operations |
 *
 * `z.compile` needs `eval`, which the demo's policy forbids, and refuses schemas that contain themselves or use `xor`.
 * Verdicts alone would name no field. Neither is in a bundle of the web app, which trusts the server's validation.
 */
export function emitVerdicts(
  document: JsonObject,
  schemas: Record<string, JsonObject>,
  operations: Operation[],
  printerOperations: Operation[],
): string {
  const emitter = new Emitter(new Schemas(document));
  for (const [name, schema] of Object.entries(schemas)) emitter.add(`is${name}`, schema);
  for (const operation of [...operations, ...printerOperations]) {
    for (const [part, schema] of operationParts(operation))
      emitter.add(verdictName(operation, part), schema, isOptional(operation, part));
  }
  return [
    BANNER,
    HEAD,
    ...emitter.constants,
    '\n',
    ...emitter.functions,
    TABLES,
    verdictTable('VERDICTS', 'By operation. A part that is missing has no schema.', operations),
    verdictTable('PRINTER_VERDICTS', 'By operation of a printer helper.', printerOperations),
  ].join('');
}

function verdictTable(name: string, description: string, operations: Operation[]): string {
  const rows = operations.map((operation) => {
    const parts = operationParts(operation).map(([part]) => `${part}: ${verdictName(operation, part)}`);
    return `  ${operation.id}: { ${parts.join(', ')} },\n`;
  });
  return `\n/** ${description} */\nexport const ${name} = {\n${rows.join('')}} satisfies Record<string, OperationVerdicts>;\n`;
}

/** Whether the part may be left out altogether: a body that is not required. */
export function isOptional({ body }: Operation, part: string): boolean {
  return part === 'body' && body !== undefined && !body.required;
}

/** The parts of an operation that have a schema, in order. */
export function operationParts(
  operation: Operation,
): [part: 'params' | 'query' | 'body' | 'answer', schema: JsonObject][] {
  const parts = [
    ['params', parameterSchema(operation, 'path')],
    ['query', parameterSchema(operation, 'query')],
    ['body', operation.body?.schema],
    ['answer', operation.answer.schema],
  ] as const;
  return parts.flatMap(([part, schema]) => (schema ? [[part, schema]] : []));
}

/** login, body → isLoginBody$: no schema can be called that. */
export function verdictName({ id }: Operation, part: string): string {
  return `is${id.charAt(0).toUpperCase()}${id.slice(1)}${part.charAt(0).toUpperCase()}${part.slice(1)}$`;
}

class Emitter {
  readonly constants: string[] = [];
  readonly functions: string[] = [];
  private readonly named = new Map<string, string>();

  constructor(readonly schemas: Schemas) {}

  add(name: string, schema: unknown, optional = false): void {
    const test = this.test(schema, 'v');
    this.functions.push(
      `export function ${name}(v: any): boolean {\n  return ${optional ? `v === undefined || (${test})` : test};\n}\n`,
    );
  }

  /** A function of its own for what is too long to stand in a line. */
  private hoist(schema: unknown): string {
    if (isObject(schema) && Object.keys(schema).length === 1 && schema['$ref'] !== undefined)
      return `is${this.schemas.nameOf(schema['$ref'])}`;
    const body = this.test(schema, 'v');
    const known = this.named.get(body);
    if (known) return known;
    const name = `f${this.named.size}`;
    this.named.set(body, name);
    this.functions.push(`function ${name}(v: any): boolean {\n  return ${body};\n}\n`);
    return name;
  }

  private constant(prefix: string, code: string): string {
    const known = this.named.get(code);
    if (known) return known;
    const name = `${prefix}${this.named.size}`;
    this.named.set(code, name);
    this.constants.push(`const ${name} = ${code};\n`);
    return name;
  }

  /** Returns the schema's condition on the expression `x`. */
  private test(schema: unknown, x: string): string {
    if (schema === false) return 'false';
    if (!isObject(schema)) return 'true';
    const parts: string[] = [];
    if (schema['$ref'] !== undefined) parts.push(`is${this.schemas.nameOf(schema['$ref'])}(${x})`);
    const values = valuesOf(schema);
    if (values) parts.push(this.oneOfValues(values, x));
    else if (schema['type'] !== undefined) parts.push(any(typesOf(schema).map((type) => this.type(type, schema, x))));
    const oneOf = listOf(schema['oneOf']);
    if (oneOf.length > 0) {
      if (this.schemas.differInType(oneOf) || this.schemas.tag(oneOf))
        parts.push(any(oneOf.map((option) => this.nested(option, x))));
      else parts.push(`exactlyOne(${x}, [${oneOf.map((option) => this.hoist(option)).join(', ')}])`);
    }
    if (schema['anyOf'] !== undefined) parts.push(any(listOf(schema['anyOf']).map((option) => this.nested(option, x))));
    for (const option of listOf(schema['allOf'])) parts.push(this.nested(option, x));
    return parts.filter((part) => part !== 'true').join(' && ') || 'true';
  }

  /** Short conditions stand in place; objects, lists and choices get a function. */
  private nested(schema: unknown, x: string): string {
    if (!isObject(schema)) return this.test(schema, x);
    const isLong =
      ['oneOf', 'anyOf', 'allOf'].some((key) => schema[key] !== undefined) ||
      (!valuesOf(schema) && typesOf(schema).some((type) => type === 'object' || type === 'array'));
    return isLong ? `${this.hoist(schema)}(${x})` : this.test(schema, x);
  }

  private oneOfValues(values: unknown[], x: string): string {
    if (values.length > 6) return `${this.constant('SET', `new Set<unknown>(${JSON.stringify(values)})`)}.has(${x})`;
    return any(values.map((value) => `${x} === ${JSON.stringify(value)}`));
  }

  private type(type: string, schema: JsonObject, x: string): string {
    if (type === 'null') return `${x} === null`;
    if (type === 'boolean') return `typeof ${x} === 'boolean'`;
    if (type === 'string') return this.string(schema, x);
    if (type === 'array') return this.array(schema, x);
    if (type === 'object') return this.object(schema, x);
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
    const step = stepOf(schema);
    return every([
      `Number.${type === 'integer' ? 'isInteger' : 'isFinite'}(${x})`,
      minimum !== undefined && `${x} >= ${String(minimum)}`,
      maximum !== undefined && `${x} <= ${String(maximum)}`,
      exclusiveMinimum !== undefined && `${x} > ${String(exclusiveMinimum)}`,
      exclusiveMaximum !== undefined && `${x} < ${String(exclusiveMaximum)}`,
      step !== undefined && `isMultiple(${x}, ${String(step)})`,
    ]);
  }

  private string({ minLength, maxLength, pattern, format }: JsonObject, x: string): string {
    if (format === 'binary') return `isFile(${x})`;
    return every([
      `typeof ${x} === 'string'`,
      minLength !== undefined && (minLength === 1 ? `${x} !== ''` : `hasAtLeast(${x}, ${String(minLength)})`),
      maxLength !== undefined && `hasAtMost(${x}, ${String(maxLength)})`,
      pattern !== undefined && `${this.constant('PATTERN', new RegExp(String(pattern), 'u').toString())}.test(${x})`,
      format !== undefined &&
        format !== 'password' &&
        `${this.constant('FORMAT', `formats[${JSON.stringify(format)}]`)}(${x})`,
    ]);
  }

  private array({ items, minItems, maxItems, uniqueItems }: JsonObject, x: string): string {
    return every([
      `Array.isArray(${x})`,
      minItems !== undefined && `${x}.length >= ${String(minItems)}`,
      maxItems !== undefined && `${x}.length <= ${String(maxItems)}`,
      items !== undefined && items !== true && `${x}.every(${this.hoist(items)})`,
      uniqueItems === true && `areUnique(${x})`,
    ]);
  }

  private object(schema: JsonObject, x: string): string {
    const properties = isObject(schema['properties']) ? schema['properties'] : {};
    const required = new Set(listOf(schema['required']).map(String));
    const { additionalProperties: rest, minProperties: min, maxProperties: max } = schema;
    const tests: (string | false)[] = [`isRecord(${x})`];
    for (const name of new Set([...required, ...Object.keys(properties)])) {
      const field = /^[A-Za-z_$][\w$]*$/.test(name) ? `${x}.${name}` : `${x}[${JSON.stringify(name)}]`;
      const property = properties[name] ?? true;
      const test = this.nested(property, field);
      if (!required.has(name)) tests.push(test !== 'true' && `(${field} === undefined || ${test})`);
      else tests.push(this.schemas.acceptsAnything(property) ? `${field} !== undefined` : test);
    }
    if (rest !== undefined && rest !== true) {
      tests.push(
        `others(${x}, ${this.constant('KEYS', `new Set<string>(${JSON.stringify(Object.keys(properties))})`)}, ${rest === false ? '() => false' : this.hoist(rest)})`,
      );
    }
    tests.push(
      min !== undefined && `Object.keys(${x}).length >= ${String(min)}`,
      max !== undefined && `Object.keys(${x}).length <= ${String(max)}`,
    );
    return every(tests);
  }
}

function every(tests: (string | false)[]): string {
  return tests.filter((test) => test !== false).join(' && ');
}

function any(tests: string[]): string {
  return tests.length === 1 ? tests[0]! : `(${tests.join(' || ')})`;
}
