import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Returns the folder of the generated contract; undefined when there is none. */
export function findContractFolder(): string | undefined {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('@muara/contract/openapi.json'));
    return existsSync(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}
