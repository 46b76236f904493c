import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OperationId } from '@muara/contract/operations';

const FILES = ['samples', 'refusals'].flatMap((folder) => {
  const path = fileURLToPath(new URL(`../${folder}/`, import.meta.url));
  return readdirSync(path).map((name) => ({
    file: `simulator/testing/${folder}/${name}`,
    text: readFileSync(`${path}${name}`, 'utf8'),
  }));
});

/** Returns the file with the most cases of an operation; the file of its area where it has none. */
export function findCaseFile(id: OperationId): string {
  const counted = FILES.map(({ file, text }) => ({ file, count: text.split(`'${id}'`).length - 1 }));
  const [most] = counted.toSorted((one, other) => other.count - one.count);
  return most && most.count > 0 ? most.file : 'simulator/testing/refusals/<area>.ts';
}
