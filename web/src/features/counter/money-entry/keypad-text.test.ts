import { describe, expect, it } from 'vitest';
import { pressKey } from './keypad-text.ts';

describe('the keypad', () => {
  it('replaces a prefilled figure with the first key and extends it after', () => {
    expect(pressKey('75.00', '1', true)).toBe('1');
    expect(pressKey('1', '00', false)).toBe('100');
  });

  it('takes no second dot and no third decimal', () => {
    expect(pressKey('1.5', '.', false)).toBe('1.5');
    expect(pressKey('1.55', '5', false)).toBe('1.55');
  });

  it('leaves a text that is no amount as it is', () => {
    expect(pressKey('-5', '0', false)).toBe('-50');
    expect(pressKey('-5', 'back', false)).toBe('-');
  });

  it('deletes one key at a time, and a prefilled figure whole', () => {
    expect(pressKey('12', 'back', false)).toBe('1');
    expect(pressKey('75.00', 'back', true)).toBe('');
    expect(pressKey('12', 'clear', false)).toBe('');
  });
});
