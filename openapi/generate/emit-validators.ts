import type { Operation } from './contract.ts';
import { isOptional, operationParts, verdictName } from './emit-verdicts.ts';
import { emitZod } from './emit-zod.ts';
import { Untranslatable } from './schema.ts';
import type { JsonObject } from './json.ts';
import type { Problems } from './problems.ts';
import { BANNER, property } from './text.ts';

const HEAD = `import * as z from 'zod/mini';
import { all, lazily, list, number, one, parts, present, quick, size, tagged, text, type Type } from '../checks.ts';
import type { PrinterOperationMap } from './printers.ts';
import type { OperationMap, SchemaMap } from './types.ts';
import * as verdicts from './verdicts.ts';

// Zod types are made at first use: nothing is built when this module loads.
`;

const TYPES = `
type Part = 'params' | 'query' | 'body';
/** A part that an operation does not take has a validator as well: it must be absent. A file has none. */
export type Validators<Map extends { [Id in keyof Map]: Record<Part | 'answer', unknown> }> = {
  readonly [Id in keyof Map]: { readonly [P in Part]: z.ZodMiniType<Map[Id][P]> } & {
    readonly answer?: z.ZodMiniType<Map[Id]['answer']>;
  };
};
`;

/** validators.ts: a Zod type for every schema and for every part of every operation. */
export function emitValidators(
  document: JsonObject,
  schemas: Record<string, JsonObject>,
  operations: Operation[],
  printerOperations: Operation[],
  problems: Problems,
): string {
  const emit = (schema: unknown, where: string): string => {
    try {
      return emitZod(schema, document, where);
    } catch (error) {
      if (!(error instanceof Untranslatable)) throw error;
      const [place, ...what] = error.message.split(': ');
      problems.add(place!, what.join(': '));
      return 'z.never()';
    }
  };
  const named = Object.entries(schemas).map(
    ([name, schema]) => `  ${name}: (): Type => ${emit(schema, `schemas/${name}.yaml#`)},\n`,
  );
  const quickly = Object.keys(schemas).map(
    (name) => `  ${name}: (): Type => quick(plain.${name}!, verdicts.is${name}),\n`,
  );
  const rows = (list: Operation[]): string =>
    list
      .map((operation) => `  ${property(operation.id)}: parts({ ${partsOf(operation, emit).join(', ')} }),\n`)
      .join('');
  return [
    BANNER,
    HEAD,
    `\n/** The types behind \`schemas\`, which ask no verdict first: for tests. */\nexport const plain: Record<string, Type> = lazily({\n${named.join('')}});\n`,
    '\n/** By the name of the schema. */\n',
    `export const schemas: { readonly [Name in keyof SchemaMap]: z.ZodMiniType<SchemaMap[Name]> } = lazily({\n${quickly.join('')}});\n`,
    TYPES,
    '\n/** By operation: what it takes and what it answers. */\n',
    `export const validators: Validators<OperationMap> = {\n${rows(operations)}};\n`,
    '\n/** By operation of a printer helper. */\n',
    `export const printerValidators: Validators<PrinterOperationMap> = {\n${rows(printerOperations)}};\n`,
  ].join('');
}

function partsOf(operation: Operation, emit: (schema: unknown, where: string) => string): string[] {
  return operationParts(operation).map(([part, schema]) => {
    const code = emit(schema, `${operation.method} ${operation.path} ${part}#`);
    const type = `quick(${code}, verdicts.${verdictName(operation, part)})`;
    return `${part}: (): Type => ${isOptional(operation, part) ? `z.optional(${type})` : type}`;
  });
}
