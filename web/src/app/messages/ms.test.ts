import { describe, expect, it } from 'vitest';
import { ApiError } from '@muara/client/http';
import { loginMessages } from '@/features/login/login.messages.ts';
import { resetMessages } from '@/features/login/reset.messages.ts';
import { publicPagesMessages } from '@/features/public-pages/public-pages.messages.ts';
import { extrasText } from '@/features/sale/shop/extras/extras.messages.ts';
import { codeText, errorText } from '@/lib/errors.ts';
import { keptFormsMessages } from '@/lib/kept-forms.messages.ts';
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
  'kept-forms': keptFormsMessages,
  login: loginMessages,
  reset: resetMessages,
  'public-pages': publicPagesMessages,
  'user-menu': userMenuMessages,
  palette: paletteMessages,
  shortcuts: shortcutsMessages,
  'shop-extras': extrasText,
};

/** Before Malay takes their place. */
const ENGLISH = Object.fromEntries(Object.entries(SHOWN).map(([name, words]) => [name, { ...words }]));

const PARTS = ['«first»', '«second»', '«third»'];
const named = (text: string) => PARTS.filter((part) => text.includes(part));

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
    expect(refusal('not_enough_seats', 'Only 3 seats left')).toBe('Only 3 seats left');
    expect(errorText(new ApiError('network', 0, 'network', 'Failed to fetch.'))).toMatch(/^Gagal/);
    expect(refusal('http_403', 'Not authorized')).toBe('Tidak dibenarkan');
    expect(codeText('constructor', 'as it came')).toBe('as it came');
  });
});
