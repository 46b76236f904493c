import { refetchedBy, wordsOf, REFETCHING_MESSAGES, type Screen } from './read-screens.ts';
import { BANNER, literal, property, table } from './text.ts';

/** Returns the modules that come from screens.yaml, by their file. */
export function emitScreens(screens: readonly Screen[], areas: readonly string[]): Record<string, string> {
  return {
    'screens.ts': emitTable(screens),
    'screen-paths.ts': emitPaths(screens),
    'menu.ts': emitMenu(screens),
    'menu-ms.ts': emitMenuWords(screens),
    'refetches.ts': emitRefetches(screens, areas),
  };
}

const titleOf = ({ title }: Screen): string => (typeof title === 'string' ? title : title.en);

/** screens.ts: the screens of the web app, where they are, and who may open them. */
function emitTable(screens: readonly Screen[]): string {
  const rows = screens.map((screen): [string, unknown] => {
    const { name, path, launcher, aliases, audience, permission, dialogs, frame, queryKey } = screen;
    return [name, { path, launcher, aliases, title: titleOf(screen), audience, permission, dialogs, frame, queryKey }];
  });
  return [
    BANNER,
    "import type { Audience } from '../rules/permissions/shapes.ts';\n",
    '\n/** A screen of the web app: its address, its title, and who may open it, as for operations. */\n',
    'export interface Screen {\n',
    '  readonly path: string;\n',
    '  /** The address that the menu opens, where it is not the path. */\n',
    '  readonly launcher?: string;\n',
    '  /** Other addresses that lead to it, each with the one that it leads to. */\n',
    '  readonly aliases?: Readonly<Record<string, string>>;\n',
    '  readonly title: string;\n',
    '  readonly audience: readonly Audience[];\n',
    '  readonly permission: readonly { area: string; action: string; and?: string }[];\n',
    '  /** The words that may follow the id of a record below the path, where records open in dialogs. */\n',
    '  readonly dialogs?: readonly string[];\n',
    "  readonly frame: 'shell' | 'page' | 'modal';\n",
    '  /** The first word of the keys of its queries. */\n',
    '  readonly queryKey?: string;\n',
    '}\n\n/** Every screen by its name. */\n',
    table('SCREENS', rows, ' as const satisfies Record<string, Screen>'),
    '\nexport type ScreenName = keyof typeof SCREENS;\n',
  ].join('');
}

/** screen-paths.ts: a function for each address. */
function emitPaths(screens: readonly Screen[]): string {
  const lines = screens.flatMap((screen) => [
    `  ${property(screen.name)}: ${builderOf(screen)},\n`,
    ...(screen.launcher ? [`  ${screen.name}Launcher: () => ${literal(screen.launcher)},\n`] : []),
  ]);
  return [
    BANNER,
    '/** The address of each screen. `query` begins with `?`; `at` is empty, `/new`, `/5` or `/5/edit`. */\n',
    `export const screenPaths = {\n${lines.join('')}} as const;\n`,
  ].join('');
}

function builderOf({ path, values = {}, dialogs }: Screen): string {
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part!);
  const typeOf = (part: string): string => values[part]?.map(literal).join(' | ') ?? 'string | number';
  const parameters = [
    ...parts.map((part) => `${part}: ${typeOf(part)}`),
    "query = ''",
    ...(dialogs ? ["at = ''"] : []),
  ];
  const address = path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    values[part] ? `\${${part}}` : `\${encodeURIComponent(${part})}`,
  );
  return `(${parameters.join(', ')}) => \`${address}${dialogs ? '${at}' : ''}\${query}\``;
}

/** menu.ts: the side menu, those entries included that the server sends. */
function emitMenu(screens: readonly Screen[]): string {
  const icons = new Set<string>();
  const entries = screens.flatMap((screen) => {
    const { name, path, launcher, frame, window, menu } = screen;
    if (!menu) return [];
    const children = menu.children?.map(({ en, sent, icon, path: href }) => ({
      name: sent ?? en,
      shown: sent && en,
      href,
      icon,
    }));
    for (const { icon } of [menu, ...(children ?? [])]) icons.add(icon);
    const href = children?.[0]?.href ?? launcher ?? path;
    const entry = {
      screen: name,
      place: menu.place,
      name: menu.en ?? titleOf(screen),
      href,
      icon: menu.icon,
      frame,
      window,
      children,
    };
    return [`  ${literal(entry)},\n`];
  });
  return [
    BANNER,
    "import type { Screen, ScreenName } from './screens.ts';\n",
    '\n/** The icons of the side menu. */\n',
    `export type MenuIconName = ${unionOf(icons)};\n`,
    '\n/** The windows that entries of the side menu open. */\n',
    `export type WindowName = ${unionOf(screens.flatMap(({ window }) => window ?? []))};\n`,
    '\n/** An entry of the side menu as it is registered. `shown` is the name in the app, where the server sends another. */\n',
    'export interface MenuChild {\n  name: string;\n  shown?: string;\n  href: string;\n  icon: MenuIconName;\n}\n',
    'export interface MenuScreen extends MenuChild {\n',
    '  screen: ScreenName;\n',
    '  /** Before the entries of the server, among them, or after them. */\n',
    "  place: 'first' | 'server' | 'last';\n",
    "  frame: Screen['frame'];\n",
    '  /** The name of the window that it opens in. */\n',
    '  window?: WindowName;\n',
    '  children?: readonly MenuChild[];\n',
    '}\n\n/** The side menu in its order. */\n',
    `export const MENU: readonly MenuScreen[] = [\n${entries.join('')}];\n`,
  ].join('');
}

const unionOf = (words: Iterable<string>): string => [...words].toSorted().map(literal).join(' | ') || 'never';

/** menu-ms.ts: names of the menu and titles of screens in Malay, by their English name. */
function emitMenuWords(screens: readonly Screen[]): string {
  const malay = new Map(screens.flatMap(wordsOf).map(({ en, ms }) => [en, ms]));
  return [
    BANNER,
    '/** Names of the menu and titles of screens in Malay, by their English name. */\n',
    table('MENU_MS', malay, ' as const satisfies Record<string, string>'),
  ].join('');
}

/** refetches.ts: which queries show an area of the catalogue, or what a realtime message tells of. */
function emitRefetches(screens: readonly Screen[], areas: readonly string[]): string {
  const rows = [...areas, ...REFETCHING_MESSAGES].map((cause): [string, unknown] => [
    cause,
    screens.filter((screen) => refetchedBy(screen).includes(cause)).map(({ queryKey }) => queryKey),
  ]);
  return [
    BANNER,
    '/** The first words of the query keys that a change of an area, or a realtime message, makes stale. */\n',
    table('REFETCHES', rows, ' as const satisfies Record<string, readonly string[]>'),
  ].join('');
}
