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
    for (const { area, action } of permission)
      if (!groups.some(([group, { actions }]) => group === area && actions.includes(action)))
        problems.add(where, `permission names ${area}/${action}, which is not in permissions.yaml`);
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
      ' as const satisfies Record<string, { path: string; title: string; audience: readonly Audience[]; permission: readonly { area: string; action: string }[] }>',
    ),
    '\nexport type ScreenName = keyof typeof SCREENS;\n',
  ].join('');
}

/** errors-ms.ts: the Malay message of every code whose English one has nothing to fill in. */
export function emitMalayErrors(
  malay: JsonObject,
  catalogue: Record<string, CatalogueEntry>,
  problems: Problems,
): string {
  const isFixed = (code: string): boolean => !/[{}]/.test(catalogue[code]?.message ?? '{');
  for (const [code, message] of Object.entries(malay)) {
    if (typeof message !== 'string' || message.trim() === '') problems.add(`errors.ms.yaml#/${code}`, 'has no message');
    if (!isFixed(code))
      problems.add(`errors.ms.yaml#/${code}`, 'is no code of errors.yaml, or one whose message has parts to fill in');
  }
  if (Object.keys(malay).length > 0)
    for (const code of Object.keys(catalogue))
      if (isFixed(code) && !Object.hasOwn(malay, code)) problems.add('errors.ms.yaml', `lacks ${code}`);
  return [
    BANNER,
    "/** Messages in Malay, by code; a code that is not here has parts to fill in and is told in the server's words. */\n",
    table('ERRORS_MS', Object.entries(malay), ' as const satisfies Record<string, string>'),
  ].join('');
}
