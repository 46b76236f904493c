import type { Operation } from './contract.ts';
import { isObject, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';

export interface CatalogueEntry {
  status: number;
  message: string;
  /** The message in Malay. */
  malay: string;
  when: string;
  source: string | undefined;
  /** Only the simulator returns it: the published documents leave it out. */
  isSimulators: boolean;
}

/** errors.yaml, checked. */
export function readCatalogue(yaml: JsonObject, problems: Problems): Record<string, CatalogueEntry> {
  const catalogue: Record<string, CatalogueEntry> = {};
  for (const [code, entry] of Object.entries(yaml)) {
    const where = `errors.yaml#/${code}`;
    if (!/^[a-z][a-z0-9_]*$/.test(code)) problems.add(where, 'a code is snake_case');
    const { status, message, when, source, simulator, ...others } = isObject(entry) ? entry : {};
    for (const key of Object.keys(others)) problems.add(where, `does not take '${key}': quote a text that has a comma`);
    if (typeof status !== 'number' || status < 400 || status > 599) problems.add(where, 'status must be 400 to 599');
    else if (typeof when !== 'string' || when === '') problems.add(where, 'has no when');
    else {
      const { en, ms } = readMessage(message, where, problems);
      const clause = typeof source === 'string' ? source : undefined;
      catalogue[code] = {
        status,
        message: en,
        malay: ms,
        when: when.trim(),
        source: clause,
        isSimulators: simulator === true,
      };
    }
  }
  return catalogue;
}

/** Returns the message in both languages; both must fill in the same parts. */
function readMessage(message: unknown, where: string, problems: Problems): { en: string; ms: string } {
  const { en, ms } = isObject(message) ? message : {};
  if (typeof en !== 'string' || en === '') problems.add(`${where}/message`, 'has no English text (en)');
  else if (typeof ms !== 'string' || ms === '') problems.add(`${where}/message`, 'has no Malay text (ms)');
  else if (partsOf(en) === partsOf(ms)) return { en, ms };
  else problems.add(`${where}/message`, `ms must fill in the same parts as en: ${partsOf(en) || 'none'}`);
  return { en: '', ms: '' };
}

function partsOf(text: string): string {
  return [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join(' ');
}

/** Notes operations that do not list the codes for input that the server cannot read. */
export function checkInputErrors(
  operations: readonly Operation[],
  catalogue: Record<string, CatalogueEntry>,
  problems: Problems,
): void {
  for (const { method, path, parameters, body, errors } of operations) {
    const codes = [parameters.length > 0 || body ? 'validation_failed' : '', body ? 'malformed_request' : ''];
    for (const code of codes)
      if (catalogue[code] && !errors.includes(code))
        problems.add(`${method} ${path}`, `x-errors lacks ${code}, which every operation with such input can return`);
  }
}
