import type { CatalogueEntry } from './errors.ts';
import type { JsonObject } from './json.ts';
import type { Problems } from './problems.ts';
import { BANNER, table } from './text.ts';

/** errors-ms.ts: the Malay message of every code, with the same parts to fill in as the English one. */
export function emitMalayErrors(
  malay: JsonObject,
  catalogue: Record<string, CatalogueEntry>,
  problems: Problems,
): string {
  const partsOf = (text: string): string =>
    [...text.matchAll(/\{\w+\}/g)]
      .map(([part]) => part)
      .toSorted()
      .join(' ');
  for (const [code, message] of Object.entries(malay)) {
    if (typeof message !== 'string' || message.trim() === '') problems.add(`errors.ms.yaml#/${code}`, 'has no message');
    const english = catalogue[code]?.message;
    if (english === undefined) problems.add(`errors.ms.yaml#/${code}`, 'is no code of errors.yaml');
    else if (partsOf(String(message)) !== partsOf(english))
      problems.add(
        `errors.ms.yaml#/${code}`,
        `must have the parts of the English message: ${partsOf(english) || 'none'}`,
      );
  }
  if (Object.keys(malay).length > 0)
    for (const code of Object.keys(catalogue))
      if (!Object.hasOwn(malay, code)) problems.add('errors.ms.yaml', `lacks ${code}`);
  return [
    BANNER,
    '/** Messages in Malay, by code. */\n',
    table('ERRORS_MS', Object.entries(malay), ' as const satisfies Record<string, string>'),
  ].join('');
}
