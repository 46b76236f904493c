import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Project {
  inRoot(...parts: string[]): string;
  npmCommand(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): object;
  toolEntry(name: string): string;
}
const script = new URL('project.mjs', import.meta.url).href;
const { inRoot, npmCommand, toolEntry } = (await import(script)) as Project;

const SCRIPTS = readdirSync(inRoot('scripts'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mjs') && !name.includes('node_modules'))
  // These run in the project of a partner, on the machine that packs.
  .filter((name) => !name.startsWith('packages'))
  .map((name) => ({ name, text: readFileSync(join(inRoot('scripts'), name), 'utf8') }));

describe('a dependency is started by its JavaScript file', () => {
  const tools = new Set(
    SCRIPTS.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:runTool|toolEntry)\(\s*'([\w-]+)'/g)].map(([, name]) => name!),
    ),
  );

  test('of each tool that a script names', () => {
    expect([...tools].toSorted()).toEqual([
      'depcruise',
      'knip',
      'oxfmt',
      'oxlint',
      'playwright',
      'tsc',
      'tsx',
      'vitest',
    ]);
    for (const name of tools) expect(existsSync(toolEntry(name)), name).toBe(true);
  });

  test('and by nothing that only a shell can start', () => {
    const forShells = /node_modules\/\.bin|'\.bin'|\.cmd\b|spawn(?:Sync)?\(\s*'(?:npx|npm)'/;
    expect("spawn(join('node_modules', '.bin', name))").toMatch(forShells);
    expect("spawnSync('npm', ['ci'])").toMatch(forShells);
    const found = SCRIPTS.filter(({ text }) => forShells.test(text)).map(({ name }) => name);
    expect(found).toEqual([]);
  });
});

describe('npm is started', () => {
  test('by its JavaScript file, which it names to the scripts that it runs', () => {
    const entry = String.raw`C:\Program Files\nodejs\node_modules\npm\bin\npm-cli.js`;
    expect(npmCommand({ npm_execpath: entry }, 'win32')).toEqual({
      command: process.execPath,
      args: [entry],
      shell: false,
    });
  });

  test.each([
    ['win32', true],
    ['darwin', false],
    ['linux', false],
  ] as const)('by name on %s, where another program runs the script', (platform, shell) => {
    expect(npmCommand({}, platform)).toEqual({ command: 'npm', args: [], shell });
    expect(npmCommand({ npm_execpath: '/opt/yarn/yarn.js' }, platform)).toEqual({ command: 'npm', args: [], shell });
  });
});
