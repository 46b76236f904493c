import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { AUDIENCES } from './contract.ts';
import { lineOf } from './locate.ts';
import type { Problems } from './problems.ts';

const FILE = 'screens.yaml';
/** Realtime messages, besides changes of the catalogue, that refetch a screen. */
export const REFETCHING_MESSAGES = ['scan', 'new-ticket'] as const;

const text = z.string().min(1);
const path = z.string().regex(/^\/d(\/([a-z0-9-]+|\{[a-z]+\}))+$/, 'must look like /d/boat-operator or /d/trips/{id}');
const words = z.strictObject({ en: text, ms: text });
const child = z.strictObject({ en: text, ms: text, icon: text, path, sent: text.optional() });
const menu = z.strictObject({
  place: z.enum(['first', 'server', 'last']),
  en: text.optional(),
  ms: text.optional(),
  icon: text,
  children: z.array(child).min(1).optional(),
});
const right = z.strictObject({ area: text, action: text, and: text.optional() });
const screen = z.strictObject({
  path,
  values: z.record(z.string(), z.array(z.union([text, z.number()])).min(1)).optional(),
  aliases: z.record(path, path).optional(),
  title: z.union([text, words]),
  audience: z.array(z.enum(AUDIENCES as [string, ...string[]])).default([]),
  permission: z.array(right).default([]),
  dialogs: z.array(text).optional(),
  frame: z.enum(['shell', 'page', 'modal']).default('shell'),
  window: text.optional(),
  launcher: path.optional(),
  queryKey: z
    .string()
    .regex(/^[a-z_]+$/, 'must be lower case with underscores')
    .optional(),
  refetchedBy: z.array(text).optional(),
  menu: menu.optional(),
  source: text.optional(),
});

export type MenuPlace = z.infer<typeof menu>['place'];
/** A screen as screens.yaml has it, checked. */
export type Screen = z.infer<typeof screen> & { name: string };

/** The groups of permissions.yaml. */
type Groups = readonly (readonly [area: string, group: { actions: readonly string[] }])[];

/** Reads screens.yaml. Each problem names the file, the line and the screen. */
export function readScreens(root: string, groups: Groups, problems: Problems): Screen[] {
  if (!existsSync(join(root, FILE))) return [];
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(root, FILE), 'utf8'), { lineCounter: lines });
  // `readSources` has refused what cannot be parsed.
  const entries = Object.entries((document.toJS() ?? {}) as Record<string, unknown>);
  const report = (at: readonly PropertyKey[], what: string): void =>
    problems.add(`${FILE}:${lineOf(document, lines, at)}`, `${at.join('.')} ${what}`);
  const screens = entries.flatMap(([name, entry]): Screen[] => {
    if (!/^[a-z][A-Za-z]*$/.test(name)) report([name], 'must be a name in camelCase');
    const read = screen.safeParse(entry);
    for (const issue of read.error?.issues ?? []) {
      if (issue.code !== 'unrecognized_keys') report([name, ...issue.path], lowerFirst(issue.message));
      else for (const key of issue.keys) report([name, ...issue.path, key], 'is unknown');
    }
    return read.success ? [{ ...read.data, name }] : [];
  });
  for (const one of screens) checkScreen(one, groups, (at, what) => report([one.name, ...at], what));
  if (screens.length === entries.length) checkTogether(screens, report);
  return screens;
}

type Report = (at: readonly PropertyKey[], what: string) => void;

/** Reports the errors of a single screen. */
function checkScreen(screen: Screen, groups: Groups, report: Report): void {
  const { audience, permission, path, values = {}, queryKey, refetchedBy, menu, title, dialogs, frame } = screen;
  if (audience.length === 0 && permission.length === 0) report([], 'needs permission or audience');
  for (const [place, { area, action, and = action }] of permission.entries())
    for (const name of new Set([action, and]))
      if (!groups.some(([group, { actions }]) => group === area && actions.includes(name)))
        report(['permission', place], `names ${area}/${name}, which is not in permissions.yaml`);
  for (const part of Object.keys(values))
    if (!path.includes(`{${part}}`)) report(['values', part], 'is no part of the path');
  if (refetchedBy && !queryKey) report(['refetchedBy'], 'needs a queryKey');
  if (typeof title === 'string' && (dialogs || (menu && !(menu.en && menu.ms))))
    report(['title'], 'needs en and ms: a menu or a list shows it');
  if ((menu?.en === undefined) !== (menu?.ms === undefined)) report(['menu'], 'needs both en and ms, or neither');
  if (menu?.place === 'server' && frame !== 'shell') report(['frame'], 'of an entry of the server must be shell');
  if (menu && !menu.children && path.includes('{')) report(['menu'], 'needs children: the path has parts that vary');
}

/** Reports where screens contradict each other. */
function checkTogether(screens: readonly Screen[], report: Report): void {
  const known = new Set<string>([...screens.flatMap(({ queryKey = [] }) => queryKey), ...REFETCHING_MESSAGES]);
  for (const { name, refetchedBy = [] } of screens)
    for (const [place, cause] of refetchedBy.entries())
      if (!known.has(cause))
        report([name, 'refetchedBy', place], `names ${cause}, which is neither the queryKey of a screen nor a message`);
  const malay = new Map<string, string>();
  for (const { name, en, ms } of screens.flatMap(wordsOf)) {
    const other = malay.get(en);
    if (other !== undefined && other !== ms)
      report([name], `translates '${en}' as '${ms}', another screen as '${other}'`);
    malay.set(en, ms);
  }
}

/** Returns what refetches the queries of a screen. */
export function refetchedBy({ queryKey, refetchedBy: names }: Screen): readonly string[] {
  return names ?? (queryKey ? [queryKey] : []);
}

/** Returns the areas of the catalogue: the query keys that a change in another window refetches. */
export function listAreas(screens: readonly Screen[]): string[] {
  const messages = new Set<string>(REFETCHING_MESSAGES);
  return [...new Set(screens.flatMap(refetchedBy))].filter((cause) => !messages.has(cause));
}

/** Returns the words of a screen that have a translation. */
export function wordsOf({ name, title, menu }: Screen): { name: string; en: string; ms: string }[] {
  const own = typeof title === 'string' ? [] : [title];
  const entry = menu?.en && menu.ms ? [{ en: menu.en, ms: menu.ms }] : [];
  return [...own, ...entry, ...(menu?.children ?? [])].map(({ en, ms }) => ({ name, en, ms }));
}

const lowerFirst = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1);
