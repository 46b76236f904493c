import { describe, expect, test } from 'vitest';
import { type CsvColumn, toCsv } from './csv.ts';

type Value = ReturnType<CsvColumn<unknown>['value']>;
const cell = (value: Value, moment?: boolean): string => {
  const column = { title: 'T', value: () => value, ...(moment ? { moment } : {}) };
  return toCsv([column], [{}]).slice('\uFEFFT\r\n'.length, -2);
};

describe('a cell', () => {
  test.each<[string, Value, string]>([
    ['plain text', 'Aisyah', 'Aisyah'],
    ['a comma', 'a,b', '"a,b"'],
    ['quotes', 'the "Jeti"', '"the ""Jeti"""'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['spaces at its ends', ' a ', '" a "'],
    ['a number', 1234.5, '1234.5'],
    ['a negative number, which is no formula', -3, '-3'],
    ['yes', true, 'Yes'],
    ['nothing', null, ''],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula after spaces', '  =1+1', "'  =1+1"],
    ['plus', '+60123', "'+60123"],
    ['minus', '-1', "'-1"],
    ['at', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab before a formula', '\t=1', "'\t=1"],
    ['a formula with a comma', '=A1,B1', '"\'=A1,B1"'],
    ['right-to-left text', 'نور', 'نور'],
  ])('%s', (_name, value, want) => {
    expect(cell(value)).toBe(want);
  });

  test('a moment is Kuala Lumpur time, on the day that it is there', () => {
    expect(cell('2026-03-05T23:30:00Z', true)).toBe('2026-03-06 07:30');
    expect(cell(null, true)).toBe('');
  });
});

test('a file begins with a byte order mark and titles, and ends with a line break', () => {
  const columns = [
    { title: 'Name', value: (row: { name: string }) => row.name },
    { title: 'Sum, RM', value: () => 2 },
  ];
  expect(toCsv(columns, [{ name: 'A' }, { name: 'B' }])).toBe('\uFEFFName,"Sum, RM"\r\nA,2\r\nB,2\r\n');
  expect(toCsv(columns, [])).toBe('\uFEFFName,"Sum, RM"\r\n');
});
