import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it('counts carry thousands commas', () => expect(formatCount(12_345)).toBe('12,345'));
