import { ContractError } from './problems.ts';
import { translate, write } from './generate.ts';
import type { Places } from './sources.ts';

/**
 * Translates the contract and writes the modules; prints one line. Answers whether it could: a contract with problems
 * prints them, one line each, and leaves what was there.
 */
export async function main({ root, out }: Places): Promise<boolean> {
  try {
    const { files, operations, printerOperations, schemas, messages } = await translate(root);
    write({ out }, files);
    console.log(
      `Contract: ${operations} operations, ${messages} messages, ${printerOperations} printer operations, ${schemas} schemas.`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    for (const line of error.lines) console.error(line);
    return false;
  }
}
