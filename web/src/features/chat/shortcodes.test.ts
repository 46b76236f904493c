import { describe, expect, test } from 'vitest';
import { plainMessage, SHORTCODES, splitMessage } from './shortcodes.ts';

describe('shortcodes', () => {
  test('there are sixteen', () => {
    expect(Object.keys(SHORTCODES)).toHaveLength(16);
  });

  test.each<[string, ReturnType<typeof splitMessage>]>([
    ['hello', ['hello']],
    ['[wave]', [{ name: 'wave', emoji: '👋' }]],
    ['Hi [wave] you[ok]', ['Hi ', { name: 'wave', emoji: '👋' }, ' you', { name: 'ok', emoji: '👌' }]],
    [
      '[like][like]',
      [
        { name: 'like', emoji: '👍' },
        { name: 'like', emoji: '👍' },
      ],
    ],
    ['[[heart]]', ['[', { name: 'heart', emoji: '❤️' }, ']']],
    ['[Heart] [hearts] [constructor] [] heart', ['[Heart] [hearts] [constructor] [] heart']],
    ['<b>[x]</b> &amp;', ['<b>[x]</b> &amp;']],
  ])('%j', (message, parts) => {
    expect(splitMessage(message)).toEqual(parts);
  });

  test('every shortcode is found in the middle of a text', () => {
    for (const [name, emoji] of Object.entries(SHORTCODES)) {
      expect(splitMessage(`a[${name}]b`)).toEqual(['a', { name, emoji }, 'b']);
    }
  });

  test('a preview is one line', () => {
    expect(plainMessage(' The boat\n\nis here [boat] ')).toBe('The boat is here ⛵');
  });
});
