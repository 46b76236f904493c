import { readdirSync, readFileSync } from 'node:fs';
import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import { ERRORS_MS } from '@muara/contract/errors-ms';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@muara/client/http';
import { codeText, errorText } from '@/domain/errors/errors.ts';
import { areaMs, speakMalayArea } from './area.ms.ts';
import { translateMenu } from './menu-words.ts';
import { malay, speakMalay } from './ms.ts';

const SOURCES = new URL('../../', import.meta.url);

/** Every catalogue of the app by its name, found in the sources, so that a new one cannot be forgotten. */
const SHOWN: Readonly<Record<string, object>> = Object.fromEntries(
  (
    await Promise.all(
      readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map(async (file) => {
          const source = readFileSync(new URL(file, SOURCES), 'utf8');
          const found = [...source.matchAll(/^export const (\w+)[^=]*= catalogue\('([^']+)'/gm)];
          const module = found.length > 0 ? ((await import(`../../${file}`)) as Record<string, object>) : {};
          return found.map(([, name = '', key = '']) => [key, module[name]!] as const);
        }),
    )
  ).flat(),
);

/** Before Malay takes their place. */
const ENGLISH = Object.fromEntries(Object.entries(SHOWN).map(([name, words]) => [name, { ...words }]));

const MALAY: Readonly<Record<string, object>> = { ...areaMs, ...malay };

/** Words that both languages share; names of products, roles and codes; emoji. */
const SAME_IN_BOTH = new Set([
  'Ok',
  'Slot',
  'Oops',
  'Oopss',
  'Bank',
  'Emoji',
  'Google Play',
  'App Store',
  'VVIP',
  'Minisigua',
  'MINISIGUA',
  'SSM',
  'Audit',
  'CSA',
  'Android',
  'iOS',
  'URL',
  'Menu',
  'Deposit',
  'Status',
  'Platform',
  'Hotel',
  'FOC',
  'Kiosk',
  'Terminal',
  'Ctrl+Enter',
]);
/** A band of ages has the label that the server gives it. */
const SERVER_TEXT = 'undefined';
/** Greetings of Malaysian festivals are Malay in English too; amounts and addresses belong to no language. */
const SAME_TEXT = /^Selamat |^https:\/\/|^RM «first»$|^«first» menu$/;

/** Words that only an English text has. */
const ENGLISH_WORD =
  /\b(the|your|you|we|is|are|was|were|of|and|to|this|that|not|with|from|it|its|if|have|has|been|ticket|tickets|booking|paid|email|passengers?|refund|void|account|password|departure|show|pay|now|new|choose|please|cannot|hours?|days?|until)\b/i;
/** Permissions and roles go by their English names. */
const NAMES = /, seperti Void$|Super User/g;

const PARTS = ['«first»', '«second»', '«third»'];
/** Catalogues whose functions take a closed list's values. */
const PARTS_OF: Readonly<Record<string, string[]>> = { papers: ['receipt', 'receipt'] };
const named = (text: string) => PARTS.filter((part) => text.includes(part));

const withoutParts = (text: string) => PARTS.reduce((rest, part) => rest.replaceAll(part, ''), text);

/** The words of a catalogue in one line each, functions called with parts that can be told apart. */
function texts(words: object, parts = PARTS): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, word]) => {
      if (typeof word === 'string') return [[key, word]];
      if (typeof word === 'function') return [[key, String((word as (...parts: string[]) => string)(...parts))]];
      return Object.entries(texts(word as object, parts)).map(([inner, text]) => [`${key}.${inner}`, text]);
    }),
  );
}

describe('Malay', () => {
  it.each(Object.keys(ENGLISH))('has every word of %s, with the parts of the English one', (name) => {
    const english = texts(ENGLISH[name]!, PARTS_OF[name]);
    const words = texts(MALAY[name]!, PARTS_OF[name]);
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), key).not.toBe('');
      expect(named(text), key).toEqual(expect.arrayContaining(named(english[key]!)));
    }
  });

  it.each(Object.keys(ENGLISH))('has no English left in %s', (name) => {
    const english = texts(ENGLISH[name]!, PARTS_OF[name]);
    const untranslated = Object.entries(texts(MALAY[name]!, PARTS_OF[name]))
      .filter(
        ([key, text]) =>
          text === english[key] &&
          /[a-z]{2}/i.test(withoutParts(text)) &&
          text !== SERVER_TEXT &&
          !SAME_IN_BOTH.has(text) &&
          !SAME_TEXT.test(text),
      )
      .map(([key]) => key);
    expect(untranslated).toEqual([]);
  });

  it.each(Object.keys(MALAY))('says nothing in English words in %s', (name) => {
    const told = Object.entries(texts(MALAY[name]!, PARTS_OF[name])).filter(([, text]) =>
      ENGLISH_WORD.test(text.replaceAll(NAMES, '')),
    );
    expect(told).toEqual([]);
  });

  it('has every catalogue of the app, and no other', () => {
    expect(Object.keys(SHOWN).length).toBeGreaterThan(70);
    expect(Object.keys(MALAY).toSorted()).toEqual([...Object.keys(SHOWN), 'menu'].toSorted());
  });

  it('has every error whose English text has no parts to fill in', () => {
    const missing = Object.entries(ERRORS)
      .filter(([, { message }]) => !message.includes('{'))
      .map(([code]) => code)
      .filter((code) => !(code in ERRORS_MS));
    expect(missing).toEqual([]);
    const same = Object.entries(ERRORS_MS).filter(
      ([code, text]) => (text as string) === ERRORS[code as ErrorCode].message,
    );
    expect(same).toEqual([]);
  });

  it('takes the place of English when it is spoken', () => {
    expect(translateMenu('Tickets')).toBe('Tickets');
    speakMalay();
    speakMalayArea();
    for (const [name, words] of Object.entries(SHOWN)) expect(words, name).toEqual(MALAY[name]);
    expect(translateMenu('Tickets')).toBe('Tiket');
    expect(translateMenu('A name of the server')).toBe('A name of the server');
  });

  it('words errors by their code, and leaves those with parts to the server', () => {
    const refusal = (code: string, message: string) => errorText(new ApiError('http', 422, code, message));
    expect(refusal('invalid_credentials', 'The email or password is incorrect')).toBe(
      'E-mel atau kata laluan tidak betul',
    );
    expect(refusal('not_enough_seats', 'Not enough seats: 3 left')).toBe('Not enough seats: 3 left');
    expect(errorText(new ApiError('network', 0, 'network', 'Failed to fetch.'))).toMatch(/^Gagal/);
    expect(refusal('http_403', 'Not authorized')).toBe('Tidak dibenarkan');
    expect(codeText('constructor', 'as it came')).toBe('as it came');
  });
});
