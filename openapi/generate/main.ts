import { ContractError } from './problems.ts';
import { translate, write } from './generate.ts';
import { locate } from './locate.ts';
import type { Places } from './sources.ts';

/**
 * Translates the contract, writes the modules and prints one line.
 * Returns false when the contract has problems: they are printed, one line each with file and line,
 * and nothing is written.
 *
 * @param beforeTypes runs when all that programs load is written; without its consent there are no types, and the result is undefined
 */
export async function main({ root, out }: Places, beforeTypes?: () => Promise<boolean>): Promise<boolean | undefined> {
  try {
    const { files, emitTypes, operations, printerOperations, controlOperations, schemas, messages } =
      await translate(root);
    write({ out }, files);
    if (beforeTypes && !(await beforeTypes())) return undefined;
    write({ out }, { 'types.ts': await emitTypes() });
    const control = controlOperations > 0 ? `${controlOperations} control operations, ` : '';
    console.log(
      `Contract: ${operations} operations, ${messages} messages, ${printerOperations} printer operations, ${control}${schemas} schemas.`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    for (const line of error.lines) {
      const place = locate(root, line);
      // A problem that was found while a file was read names its line already.
      const isPlaced = /^[\w./-]+\.ya?ml:\d+: /.test(line);
      console.error(place ? `openapi/${place}: ${line}` : `${isPlaced ? 'openapi/' : ''}${line}`);
    }
    return false;
  }
}
