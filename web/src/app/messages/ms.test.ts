import { readdirSync, readFileSync } from 'node:fs';
import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import { ERRORS_MS } from '@muara/contract/errors-ms';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@muara/client/http';
import { chatButtonMessages } from '@/features/chat/chat-button.messages.ts';
import { chatMessages } from '@/features/chat/chat.messages.ts';
import { loginMessages } from '@/features/login/login.messages.ts';
import { resetMessages } from '@/features/login/reset.messages.ts';
import { notificationsMessages } from '@/features/notifications/notifications.messages.ts';
import { printersMessages } from '@/features/printers/printers.messages.ts';
import { publicPagesMessages } from '@/features/public-pages/public-pages.messages.ts';
import { extrasText } from '@/features/sale/shop/extras/extras.messages.ts';
import { codeText, errorText } from '@/lib/errors.ts';
import { keptFormsMessages } from '@/lib/kept-forms.messages.ts';
import { moneyOutcomeMessages } from '@/lib/money-outcome.messages.ts';
import { surplusDialogMessages } from '@/ui/surplus-dialog.messages.ts';
import { uiMessages } from '@/ui/ui.messages.ts';
import { paletteMessages } from '../palette/palette.messages.ts';
import { userMenuMessages } from '../shell/user-menu.messages.ts';
import { shortcutsMessages } from '../shortcuts-help.messages.ts';
import { en } from './en.ts';
import { translateMenu } from './menu-words.ts';
import { malay, speakMalay } from './ms.ts';
import { offlineMessages } from './offline.ts';
import { shellExtras } from './shell-extras.ts';

const SHOWN: Record<Exclude<keyof typeof malay, 'menu'>, object> = {
  shell: en,
  shellExtras,
  offline: offlineMessages,
  ui: uiMessages,
  surplus: surplusDialogMessages,
  'money-outcome': moneyOutcomeMessages,
  'kept-forms': keptFormsMessages,
  login: loginMessages,
  reset: resetMessages,
  'public-pages': publicPagesMessages,
  'user-menu': userMenuMessages,
  palette: paletteMessages,
  shortcuts: shortcutsMessages,
  printers: printersMessages,
  notifications: notificationsMessages,
  chat: chatMessages,
  'chat-button': chatButtonMessages,
  'shop-extras': extrasText,
};

/** Before Malay takes their place. */
const ENGLISH = Object.fromEntries(Object.entries(SHOWN).map(([name, words]) => [name, { ...words }]));

/** Words that both languages share; names of products; emoji. */
const SAME_IN_BOTH = new Set(['Ok', 'Slot', 'Oopss', 'Bank', 'Emoji', 'Google Play', 'App Store']);
/** Greetings of Malaysian festivals are Malay in English too. */
const GREETING = /^Selamat /;

/** Rooms whose texts the shell, its dialogs and its notices show: every catalogue in them has Malay. */
const MALAY_ROOMS = ['app', 'features/printers', 'features/notifications', 'features/chat', 'features/login'];

const PARTS = ['«first»', '«second»', '«third»'];
const named = (text: string) => PARTS.filter((part) => text.includes(part));

const withoutParts = (text: string) => PARTS.reduce((rest, part) => rest.replaceAll(part, ''), text);

/** The words of a catalogue in one line each, functions called with parts that can be told apart. */
function texts(words: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, word]) => {
      if (typeof word === 'string') return [[key, word]];
      if (typeof word === 'function') return [[key, String((word as (...parts: string[]) => string)(...PARTS))]];
      return Object.entries(texts(word as object)).map(([inner, text]) => [`${key}.${inner}`, text]);
    }),
  );
}

describe('Malay', () => {
  it.each(Object.keys(ENGLISH))('has every word of %s, with the parts of the English one', (name) => {
    const english = texts(ENGLISH[name]!);
    const words = texts(malay[name as keyof typeof SHOWN]);
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), key).not.toBe('');
      expect(named(text), key).toEqual(named(english[key]!));
    }
  });

  it.each(Object.keys(ENGLISH))('has no English left in %s', (name) => {
    const english = texts(ENGLISH[name]!);
    const untranslated = Object.entries(texts(malay[name as keyof typeof SHOWN]))
      .filter(
        ([key, text]) =>
          text === english[key] &&
          /[a-z]{2}/i.test(withoutParts(text)) &&
          !SAME_IN_BOTH.has(text) &&
          !GREETING.test(text),
      )
      .map(([key]) => key);
    expect(untranslated).toEqual([]);
  });

  it('has every catalogue of the shell, its dialogs and its notices', () => {
    const names = MALAY_ROOMS.flatMap((room) => {
      const files = readdirSync(new URL(`../../${room}/`, import.meta.url), { recursive: true, encoding: 'utf8' });
      const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
      return sources.flatMap((file) => {
        const source = readFileSync(new URL(`../../${room}/${file}`, import.meta.url), 'utf8');
        return [...source.matchAll(/\bcatalogue\('([^']+)'/g)].map(([, catalogueName]) => catalogueName!);
      });
    });
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !(name in malay))).toEqual([]);
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
    for (const [name, words] of Object.entries(SHOWN)) expect(words, name).toEqual(malay[name as keyof typeof SHOWN]);
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
