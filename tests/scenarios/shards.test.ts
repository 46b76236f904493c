import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Session {
  readOptions(words: string[]): object;
  runSession(options: object): Promise<number>;
}
const FOLDER = new URL('../../scripts/scenarios/', import.meta.url);
const load = async (name: string): Promise<object> => (await import(new URL(`${name}.mjs`, FOLDER).href)) as object;
const { readOptions, runSession } = Object.assign(
  {},
  ...(await Promise.all(['options', 'session'].map(load))),
) as Session;

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => void vi.restoreAllMocks());

/** Returns the names that a run with these options would run, in order. */
async function list(...words: string[]): Promise<string[]> {
  printed = [];
  expect(await runSession(readOptions(['--list', ...words]))).toBe(0);
  return printed
    .join('')
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0] as string);
}

test(
  'the parts of --shard are together the whole list, share nothing and are equally long',
  { timeout: 60_000 },
  async () => {
    const all = await list();
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all).size).toBe(all.length);

    const parts = [await list('--shard', '1/3'), await list('--shard', '2/3'), await list('--shard', '3/3')];
    expect(parts.flat().toSorted()).toEqual(all.toSorted());
    for (const part of parts) expect(Math.abs(part.length - all.length / 3)).toBeLessThan(1);
  },
);
