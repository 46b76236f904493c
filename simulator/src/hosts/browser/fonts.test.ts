import { afterEach, describe, expect, test } from 'vitest';
import { fontsFor } from '../../documents/fonts/families.ts';
import { useFonts } from '../../documents/index.ts';
import { installedFonts } from '../node/fonts.ts';
import { fontsAt } from './fonts.ts';

afterEach(() => useFonts(undefined));

const TAMIL = [...'முத்து'].map((letter) => letter.codePointAt(0)!);

/** A server with the packages at /fonts, and its own page at every other URL. */
const asked: string[] = [];
const get = async (input: Parameters<typeof fetch>[0]): Promise<Response> => {
  const path = String(input);
  asked.push(path);
  if (!path.startsWith('/fonts/')) return new Response('<!doctype html>');
  return installedFonts(path.slice('/fonts/'.length)).then(
    (bytes) => new Response(bytes as BodyInit),
    () => new Response('', { status: 404 }),
  );
};

describe('fonts from a server', () => {
  test('are fetched only when a text needs them', async () => {
    useFonts(fontsAt('/fonts', get));
    expect((await fontsFor(400, TAMIL)).map(({ name }) => name)).toEqual([
      'noto-sans-latin-400-normal',
      'noto-sans-tamil-tamil-400-normal',
    ]);
    expect(asked.filter((path) => path.endsWith('.woff'))).toHaveLength(2);
  });

  test('are left out when missing, or when a page is returned instead', async () => {
    useFonts(fontsAt('/elsewhere', get));
    expect(await fontsFor(400, TAMIL)).toEqual([]);
    await expect(fontsAt('/fonts', get)('noto-sans/none.woff')).rejects.toThrow('404');
  });
});
