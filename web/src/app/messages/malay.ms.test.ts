import { readdirSync, readFileSync } from 'node:fs';
import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import { ERRORS_MS } from '@muara/contract/errors-ms';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiError } from '@muara/client/http';
import { codeText, errorText } from '@/domain/errors/errors.ts';
import { resetAppState } from '@/lib/app-state.ts';
import { overlayCatalogues } from '@/lib/catalogue.ts';
import { malayAreaTexts, speakMalayArea } from './malay-area.ts';
import { malayTexts, speakMalay } from './malay.ts';
import worldBarTexts from '@/features/world-bar/world-bar.ms.ts';
import { translateMenu } from '@/domain/navigation/menu-words.ts';

const SOURCES = new URL('../../', import.meta.url);

/** A catalogue of the app: the file that registers it and its English texts. */
interface Source {
  readonly file: string;
  readonly words: object;
}

/** Every catalogue of the app by its name, found in the sources, so that a new one cannot be forgotten. */
const SHOWN: Readonly<Record<string, Source>> = Object.fromEntries(
  (
    await Promise.all(
      readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map(async (file) => {
          const source = readFileSync(new URL(file, SOURCES), 'utf8');
          const found = [...source.matchAll(/^(?:export )?const (\w+)[^=]*= catalogue\(\s*'([^']+)'/gm)];
          if (found.length === 0) return [];
          const module = (await import(`../../${file}`)) as Record<string, object>;
          return found
            .filter(([, name = '']) => name in module)
            .map(([, name = '', key = '']) => [key, { file, words: module[name]! }] as const);
        }),
    )
  ).flat(),
);

/** Before Malay takes their place. */
const ENGLISH = Object.fromEntries(Object.entries(SHOWN).map(([name, { words }]) => [name, { ...words }]));

const MALAY: Readonly<Record<string, object>> = { ...malayAreaTexts, ...malayTexts, ...worldBarTexts };

const FILES = Object.entries(import.meta.glob<{ default?: object }>('../../**/*.ms.ts', { eager: true }));

/** Says of each file of Malay texts what keeps its texts from being shown. */
function misplacedTexts(files: [file: string, module: { default?: object }][]): string[] {
  const owner = new Map<string, string>();
  return files.flatMap(([file, { default: words }]) => {
    if (!words) return [`${file}: export the texts as its default, by the name of their catalogue`];
    return Object.keys(words).flatMap((name) => {
      const other = owner.get(name);
      owner.set(name, file);
      if (other !== undefined) return [`${file}: ${name} is already in ${other}`];
      return MALAY[name] === words[name as never] ? [] : [`${file}: no *.ms.ts pattern in app/messages finds it`];
    });
  });
}

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
  'TRAINING',
]);
/** A band of ages has the label that the server gives it. */
const SERVER_TEXT = 'undefined';
/** Texts that are the same in both languages, such as festival greetings, amounts and addresses. */
const SAME_TEXT = /^Selamat |^https:\/\/|^RM 7,001$|^«first» menu$/;

/** Words that only an English text has. */
const ENGLISH_WORD =
  /\b(the|your|you|we|is|are|was|were|of|and|to|this|that|not|with|from|it|its|if|have|has|been|ticket|tickets|booking|paid|email|passengers?|refund|void|account|password|departure|show|pay|now|new|choose|please|cannot|hours?|days?|until)\b/i;
/** Permissions and roles go by their English names. */
const NAMES = /, seperti Void$|Super User/g;

const PARTS = ['«first»', '«second»', '«third»', '«fourth»'];
/** The placeholder for a part that a message formats as a number. */
const COUNTS = [7001, 7002, 7003, 7004];
/** Catalogues whose functions take a closed list's values. */
const PARTS_OF: Readonly<Record<string, string[]>> = { papers: ['receipt', 'receipt'] };
const SHOWN_PARTS = [...PARTS, ...COUNTS.map((count) => count.toLocaleString('en-MY'))];
/** Numbers without separators name the same parts. */
const grouped = (text: string) => text.replaceAll(/\b700(?=[1-4]\b)/g, '7,00');
const named = (text: string) => SHOWN_PARTS.filter((part) => grouped(text).includes(part));

const withoutParts = (text: string) => SHOWN_PARTS.reduce((rest, part) => rest.replaceAll(part, ''), grouped(text));

type Message = (...parts: (string | number)[]) => unknown;

/** Returns the text of a message with recognisable parts: numbers where it formats numbers, else texts. */
function spoken(message: Message, parts: string[]): string {
  const not = (text: string) => text.split('NaN').length;
  let given: (string | number)[] = parts;
  let text = String(message(...given));
  for (const [place, count] of COUNTS.entries()) {
    if (!text.includes('NaN')) break;
    const next = given.with(place, count);
    const words = String(message(...next));
    if (not(words) < not(text)) [given, text] = [next, words];
  }
  return text;
}

/** The words of a catalogue in one line each. */
function texts(words: object, parts = PARTS): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, word]) => {
      if (typeof word === 'string') return [[key, word]];
      if (typeof word === 'function') return [[key, spoken(word as Message, parts)]];
      return Object.entries(texts(word as object, parts)).map(([inner, text]) => [`${key}.${inner}`, text]);
    }),
  );
}

/** The keys that `words` lack of `wanted`, each with the file of its catalogue. */
function missingKeys(name: string, wanted: object, words: object | undefined): string[] {
  const there = new Set(Object.keys(texts(words ?? {}, PARTS_OF[name])));
  return Object.keys(texts(wanted, PARTS_OF[name]))
    .filter((key) => !there.has(key))
    .map((key) => `${SHOWN[name]!.file}: ${name}.${key}`);
}

afterAll(resetAppState);

describe('Malay', () => {
  it('finds a catalogue in every file of messages', () => {
    const files = new Set(Object.values(SHOWN).map(({ file }) => file));
    const empty = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.messages.ts') && !files.has(file),
    );
    expect(empty).toEqual([]);
  });

  it('has every word of the app', () => {
    expect(Object.entries(ENGLISH).flatMap(([name, words]) => missingKeys(name, words, MALAY[name]))).toEqual([]);
  });

  it('names a word that is missing with the file of its catalogue', () => {
    const { cancel: _cancel, ...rest } = MALAY['shell'] as Record<string, unknown>;
    expect(missingKeys('shell', ENGLISH['shell']!, rest)).toEqual(['app/messages/en.ts: shell.cancel']);
    expect(missingKeys('time-words', { now: 'now' }, undefined)).toEqual([
      'lib/time-words.messages.ts: time-words.now',
    ]);
  });

  it('is found in every file, and each catalogue is in one', () => {
    expect(misplacedTexts(FILES)).toEqual([]);
  });

  it('names a file whose texts are not shown', () => {
    const menu = { menu: MALAY['menu']! };
    expect(
      misplacedTexts([
        ['a.ms.ts', { default: menu }],
        ['b.ms.ts', { default: menu }],
        ['c.ms.ts', { default: { piers: {} } }],
        ['d.ms.ts', {}],
      ]),
    ).toEqual([
      'b.ms.ts: menu is already in a.ms.ts',
      'c.ms.ts: no *.ms.ts pattern in app/messages finds it',
      'd.ms.ts: export the texts as its default, by the name of their catalogue',
    ]);
  });

  it.each(Object.keys(ENGLISH))('has no other word in %s than English, and the same parts', (name) => {
    const english = texts(ENGLISH[name]!, PARTS_OF[name]);
    const words = texts(MALAY[name]!, PARTS_OF[name]);
    expect(Object.keys(words).filter((key) => !(key in english))).toEqual([]);
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
    overlayCatalogues(worldBarTexts);
    for (const [name, { words }] of Object.entries(SHOWN)) expect(words, name).toEqual(MALAY[name]);
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
