import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ERRORS } from '@muara/contract/errors';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = ['CONTRIBUTING.md', ...readdirSync(join(root, 'contributing')).map((name) => `contributing/${name}`)];
const ROOMS = /^(openapi|client|simulator|printer-sim|web|scripts|tests|contributing)\//;

/** Returns the paths that a page quotes; `<area>` and `*` are any name. */
function pathsOf(text: string): string[] {
  return [...text.matchAll(/`([\w@./<>*-]+)`/g)].map((match) => match[1]!).filter((path) => ROOMS.test(path));
}

/** Returns a path up to the folder in which a part may have any name. */
function fixedPart(path: string): string {
  const [fixed = ''] = path.split(/[^/]*[<*]/);
  return fixed;
}

/** Returns where the links of a page lead, as paths from the root. */
function linksOf(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map((match) => match[1]!);
  return links.map((link) => join(page, '..', link));
}

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');

  test('names only files that exist', () => {
    const gone = [...pathsOf(text), ...linksOf(page, text)].filter((path) => !existsSync(join(root, fixedPart(path))));
    expect(gone).toEqual([]);
  });
});

test('the pages quote codes that exist', () => {
  const codes = readdirSync(join(root, 'contributing'))
    .map((name) => readFileSync(join(root, 'contributing', name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/`([a-z]+_[a-z_]+)`/g)].map((match) => match[1]!))
    .filter((word) => /_(invalid|required|found|used|expired|denied)$/.test(word));
  expect(codes.filter((code) => !Object.hasOwn(ERRORS, code))).toEqual([]);
});
