import { describe, expect, test } from 'vitest';
import { csvText } from './csv.ts';

const cell = (value: string | number | null): string => csvText([[value]]).slice('\uFEFF'.length, -'\r\n'.length);

describe('a cell of an export', () => {
  test.each<[string, string | number | null, string]>([
    ['plain text', 'Aisyah', 'Aisyah'],
    ['nothing', null, ''],
    ['a negative number', -3, '-3'],
    ['a comma and quotes', 'the "Jeti", east', '"the ""Jeti"", east"'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula after a blank', ' =1+1', "' =1+1"],
    ['a formula after a no-break space', '\u00A0=1+1', "'\u00A0=1+1"],
    ['a formula after a tab', '\t=1+1', "'\t=1+1"],
    ['a formula after a carriage return', '\r=1+1', '"\'\r=1+1"'],
    ['a formula after a line feed', '\n=1+1', '"\'\n=1+1"'],
    ['plus', '+60123', "'+60123"],
    ['minus', '-1+2', "'-1+2"],
    ['at', '@SUM(A1)', "'@SUM(A1)"],
  ])('%s', (_name, value, want) => {
    expect(cell(value)).toBe(want);
  });
});
