import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emitScreens } from './emit-screens.ts';
import { Problems } from './problems.ts';
import { listAreas, readScreens } from './read-screens.ts';

const GOOD = `boats:
  path: /d/boats
  title: { en: Boats, ms: Bot }
  permission: [{ area: Boats, action: View }]
  dialogs: [edit]
  menu: { place: server, en: Boat, ms: Bot, icon: boat }
  queryKey: boats
boat:
  path: /d/boats/{kind}/{code}
  values: { kind: [0, 1] }
  aliases: { /d/boat: /d/boats/0/new }
  title: Boat
  audience: [internal]
till:
  path: /d/till
  launcher: /d/open-till
  title: { en: Till, ms: Kaunter }
  audience: [agent]
  frame: page
  window: till
  menu: { place: first, icon: till }
  queryKey: till
  refetchedBy: [boats, scan]
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'muara-screens-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function read(yaml: string) {
  writeFileSync(join(root, 'screens.yaml'), yaml);
  const problems = new Problems();
  const groups = [['Boats', { actions: ['View'] }]] as const;
  return { screens: readScreens(root, groups, problems), problems: problems.lines };
}

describe('screens.yaml', () => {
  it('is read when it is sound', () => {
    expect(read(GOOD)).toMatchObject({
      problems: [],
      screens: [{ name: 'boats' }, { name: 'boat' }, { name: 'till' }],
    });
  });

  it.each<[string, string, string, string]>([
    ['a name in another spelling', 'boats:\n', 'Boats-List:\n', '1: Boats-List must be a name in camelCase'],
    ['no path', '  path: /d/boats\n', '', '1: boats.path invalid input: expected string, received undefined'],
    [
      'a path outside the area',
      '/d/till\n',
      '/till\n',
      '15: till.path must look like /d/boat-operator or /d/trips/{id}',
    ],
    ['an unknown word', 'queryKey: till', 'queryKeys: till', '22: till.queryKeys is unknown'],
    ['an unknown audience', '[agent]', '[everyone]', '18: till.audience.0 invalid option: expected one of'],
    ['nobody who may open it', '  audience: [internal]\n', '', '8: boat needs permission or audience'],
    [
      'an unknown right',
      'action: View',
      'action: Look',
      '4: boats.permission.0 names Boats/Look, which is not in permissions.yaml',
    ],
    ['values of no part', 'values: { kind', 'values: { type', '10: boat.values.type is no part of the path'],
    [
      'a menu without icon',
      ', icon: boat',
      '',
      '6: boats.menu.icon invalid input: expected string, received undefined',
    ],
    [
      'a menu without Malay',
      '{ en: Boats, ms: Bot }',
      'Boats',
      '3: boats.title needs en and ms: a menu or a list shows it',
    ],
    ['half a name in the menu', 'en: Boat, ms: Bot, ', 'en: Boat, ', '6: boats.menu needs both en and ms, or neither'],
    [
      'a menu entry that leads nowhere',
      'title: Boat\n',
      'title: { en: Boat, ms: Bot }\n  menu: { place: first, icon: boat }\n',
      '13: boat.menu needs children: the path has parts that vary',
    ],
    [
      'an entry of the server that opens no page',
      'place: first',
      'place: server',
      '19: till.frame of an entry of the server must be shell',
    ],
    [
      'a cause of refetching that nobody sends',
      'boats, scan]',
      'boats, tide]',
      '23: till.refetchedBy.1 names tide, which is neither the queryKey of a screen nor a message',
    ],
    ['a refetch without queries', '  queryKey: till\n', '', '22: till.refetchedBy needs a queryKey'],
    [
      'two translations of a word',
      'en: Till, ms: Kaunter',
      'en: Boat, ms: Kapal',
      "14: till translates 'Boat' as 'Kapal', another screen as 'Bot'",
    ],
  ])('is refused with %s, naming the line', (_name, from, to, problem) => {
    expect(GOOD).toContain(from);
    const { problems } = read(GOOD.replace(from, to));
    expect(problems.map((line) => line.slice(0, `screens.yaml:${problem}`.length))).toContain(
      `screens.yaml:${problem}`,
    );
  });
});

describe('the tables of the screens', () => {
  it('come from the registry alone', () => {
    const { screens } = read(GOOD);
    expect(listAreas(screens)).toEqual(['boats']);
    const files = emitScreens(screens, listAreas(screens));
    expect(files['screen-paths.ts']).toContain("boats: (query = '', at = '') => `/d/boats${at}${query}`");
    expect(files['screen-paths.ts']).toContain(
      "boat: (kind: 0 | 1, code: string | number, query = '') => `/d/boats/${kind}/${encodeURIComponent(code)}${query}`",
    );
    expect(files['menu.ts']).toContain(
      '{ screen: "till", place: "first", name: "Till", href: "/d/open-till", icon: "till", frame: "page", window: "till" }',
    );
    expect(files['menu.ts']).toContain('MenuIconName = "boat" | "till"');
    expect(files['menu-ms.ts']).toContain('Boats: "Bot"');
    expect(files['refetches.ts']).toContain('boats: ["boats", "till"]');
  });
});
