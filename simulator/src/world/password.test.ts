import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';
import { sha256 } from './sha256.ts';

describe('sha256', () => {
  test.each(['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(63), 'x'.repeat(64), 'é'.repeat(200), '陳大文'])(
    'matches other implementations: %s',
    (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );
});

describe('a password', () => {
  test('matches its hash, and no other does', () => {
    const stored = hashPassword('muara123', 'salt');
    expect(stored).not.toContain('muara123');
    expect(verifyPassword('muara123', stored)).toBe(true);
    expect(verifyPassword('Muara123', stored)).toBe(false);
  });

  test('never matches an account without one', () => {
    expect(verifyPassword('', null)).toBe(false);
  });

  test('has a different hash with a different salt', () => {
    expect(hashPassword('muara123', 'a')).not.toBe(hashPassword('muara123', 'b'));
  });
});
