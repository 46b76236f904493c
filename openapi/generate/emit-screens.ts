import { AUDIENCES, readPermission } from './contract.ts';
import type { CatalogueEntry } from './errors.ts';
import { isObject, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';
import { BANNER, table } from './text.ts';

type Groups = [string, { actions: string[] }][];

/** screens.ts: the screens of the web app, and who may open them. */
export function emitScreens(screens: JsonObject, groups: Groups, problems: Problems): string {
  const rows = Object.entries(screens).map(([name, screen]): [string, unknown] => {
    const where = `screens.yaml#/${name}`;
    if (!isObject(screen) || typeof screen['path'] !== 'string' || typeof screen['title'] !== 'string') {
      problems.add(where, 'needs path and title');
      return [name, {}];
    }
    const audience = Array.isArray(screen['audience']) ? screen['audience'].map(String) : [];
    for (const word of audience)
      if (!AUDIENCES.includes(word))
        problems.add(where, `audience names '${word}', which is none of ${AUDIENCES.join(', ')}`);
    const permission = readPermission(screen['permission'], where, problems);
    for (const { area, action, and = action } of permission)
      for (const right of new Set([action, and]))
        if (!groups.some(([group, { actions }]) => group === area && actions.includes(right)))
          problems.add(where, `permission names ${area}/${right}, which is not in permissions.yaml`);
    if (audience.length === 0 && permission.length === 0) problems.add(where, 'needs permission or audience');
    return [name, { path: screen['path'], title: screen['title'], audience, permission }];
  });
  return [
    BANNER,
    "import type { Audience } from '../rules/permissions/shapes.ts';\n",
    '\n/** The screens of the web app: path, title, and who may open them, as for operations. */\n',
    table(
      'SCREENS',
      rows,
      ' as const satisfies Record<string, { path: string; title: string; audience: readonly Audience[]; permission: readonly { area: string; action: string; and?: string }[] }>',
    ),
    '\nexport type ScreenName = keyof typeof SCREENS;\n',
  ].join('');
}

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
