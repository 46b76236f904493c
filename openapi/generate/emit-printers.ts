import type { Operation } from './contract.ts';
import { metaEntries, entry } from './emit-operations.ts';
import { operationType, typesOf } from './emit-types.ts';
import type { JsonObject } from './json.ts';
import type { Problems } from './problems.ts';
import { BANNER, property, table } from './text.ts';

/** printers.ts: types and operation tables of the printer helpers' own API. */
export async function emitPrinters(document: JsonObject, operations: Operation[], problems: Problems): Promise<string> {
  const rows = operations.map((operation) => `  ${property(operation.id)}: ${operationType(operation)};\n`);
  return [
    BANNER,
    "import type { OperationMeta } from './operation-meta.ts';\nimport type { OperationEntry } from './operations.ts';\nimport type { BinaryAnswer, NoFields } from './types.ts';\n\n",
    await typesOf(document),
    '\n/** What goes into and comes out of each operation of a printer helper. */\n',
    `export interface PrinterOperationMap {\n${rows.join('')}}\n\nexport type PrinterOperationId = keyof PrinterOperationMap;\n\n`,
    table(
      'PRINTER_OPERATIONS',
      operations.map((operation) => [operation.id, entry(document, operation)] as const),
      ' as const satisfies Record<PrinterOperationId, OperationEntry>',
    ),
    '\n',
    table(
      'PRINTER_OPERATION_META',
      metaEntries(document, operations, problems),
      ' as const satisfies Record<PrinterOperationId, OperationMeta>',
    ),
    '\nexport type { BinaryAnswer, NoFields };\n',
  ].join('');
}
