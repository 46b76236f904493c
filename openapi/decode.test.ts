import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFields, type DecodeKind, type DecodeTable } from './decode.ts';

const table: DecodeTable = {
  page: 'number',
  open: 'boolean',
  name: 'string',
  count: 'number?',
  yes: 'boolean?',
  tags: 'string[]',
  ids: 'number[]',
  info: 'json',
  'info.age': 'number',
  'info.deep': 'json',
  'info.deep.flag': 'boolean',
  lines: 'json',
  'lines[].name': 'string',
  'lines[].count': 'number',
};

describe('decodeFields', () => {
  it.each<[string, [string, unknown][], Record<string, unknown>]>([
    ['numbers', [['page', '3']], { page: 3 }],
    ['fractions and exponents', [['page', '-1.50']], { page: -1.5 }],
    ['text that is no number', [['page', 'abc']], { page: 'abc' }],
    ['an empty number', [['page', '']], { page: '' }],
    [
      'numbers that only look like some',
      [
        ['ids', '0x10'],
        ['ids', ' 1'],
        ['ids', '1e999'],
        ['ids', '007'],
        ['ids', 'Infinity'],
        ['ids', '1_0'],
      ],
      { ids: ['0x10', ' 1', '1e999', '007', 'Infinity', '1_0'] },
    ],
    ['true', [['open', 'true']], { open: true }],
    ['1 as true', [['open', '1']], { open: true }],
    ['0 as false', [['open', '0']], { open: false }],
    ['words that are not booleans', [['open', 'yes']], { open: 'yes' }],
    ['an empty boolean', [['open', '']], { open: '' }],
    ['digits in a text', [['name', '007']], { name: '007' }],
    ['JSON in a text', [['name', '{"a":1}']], { name: '{"a":1}' }],
    [
      'nothing where null may stand',
      [
        ['count', ''],
        ['yes', ''],
      ],
      { count: null, yes: null },
    ],
    [
      'something where null may stand',
      [
        ['count', '2'],
        ['yes', 'false'],
      ],
      { count: 2, yes: false },
    ],
    ['one field of a list', [['tags', 'a']], { tags: ['a'] }],
    [
      'repeated fields',
      [
        ['tags', 'a'],
        ['tags', 'b'],
      ],
      { tags: ['a', 'b'] },
    ],
    [
      'name[]',
      [
        ['ids[]', '1'],
        ['ids[]', '2'],
      ],
      { ids: [1, 2] },
    ],
    [
      'name[i], in any order',
      [
        ['ids[1]', '2'],
        ['ids[0]', '1'],
        ['ids[10]', '11'],
      ],
      { ids: [1, 2, 11] },
    ],
    ['a list as JSON', [['ids', '[1,2]']], { ids: [1, 2] }],
    ['a broken list', [['ids', '[1,']], { ids: ['[1,'] }],
    ['an object as JSON', [['info', '{"age":3}']], { info: { age: 3 } }],
    ['a broken object', [['info', '{age']], { info: '{age' }],
    ['a number for an object', [['info', '5']], { info: '5' }],
    [
      'name[prop]',
      [
        ['info[age]', '3'],
        ['info[deep][flag]', '1'],
      ],
      { info: { age: 3, deep: { flag: true } } },
    ],
    [
      'name[i][prop]',
      [
        ['lines[0][name]', '1'],
        ['lines[0][count]', '1'],
        ['lines[1][name]', 'b'],
      ],
      { lines: [{ name: '1', count: 1 }, { name: 'b' }] },
    ],
    [
      'the last of a repeated single field',
      [
        ['page', '1'],
        ['page', '2'],
      ],
      { page: 2 },
    ],
    ['fields that nobody knows', [['other', '1']], { other: '1' }],
    [
      'a field with broken brackets',
      [
        ['a[b', '1'],
        ['[c]', '2'],
      ],
      { 'a[b': '1', '[c]': '2' },
    ],
    ['nothing', [], {}],
  ])('reads %s', (_, entries, wanted) => {
    expect(decodeFields(table, entries)).toEqual(wanted);
  });

  it('passes files as they are', () => {
    const file = new Blob(['x']);
    expect(decodeFields({ photo: 'string' }, [['photo', file]])['photo']).toBe(file);
  });

  it('never touches prototypes', () => {
    const decoded = decodeFields({}, [
      ['__proto__[polluted]', '1'],
      ['constructor[prototype][polluted]', '1'],
      ['__proto__', 'x'],
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
    expect(decodeFields({}, [['toString', 'x']])).toEqual({ toString: 'x' });
  });

  it('keeps a name that nests too deep as it is', () => {
    const name = `a${'[b]'.repeat(5000)}`;
    expect(decodeFields({}, [[name, '1']])).toEqual({ [name]: '1' });
  });

  const values: Record<string, fc.Arbitrary<unknown>> = {
    string: fc.string(),
    number: fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
    boolean: fc.boolean(),
    'string[]': fc.array(fc.string(), { minLength: 1 }),
    'number[]': fc.array(fc.integer(), { minLength: 1 }),
    json: fc.dictionary(fc.string(), fc.jsonValue()),
  };

  it.each(Object.keys(values) as DecodeKind[])('reads back every %s that was written', (kind) => {
    fc.assert(
      fc.property(values[kind]!, (value) => {
        const entries: [string, string][] = Array.isArray(value)
          ? value.map((item) => ['field[]', String(item)])
          : [['field', kind === 'json' ? JSON.stringify(value) : String(value)]];
        expect(decodeFields({ field: kind }, entries)['field']).toEqual(
          kind === 'json' ? JSON.parse(JSON.stringify(value)) : value,
        );
      }),
    );
  });

  it('gives back the very text, or the value that is written like it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<DecodeKind>('number', 'boolean', 'number?', 'boolean?', 'json'),
        fc.oneof(fc.string(), fc.constantFrom('1', '0', 'true', 'null', '1.0', '01', '{}', '[]', 'NaN')),
        (kind, text) => {
          const value = decodeFields({ field: kind }, [['field', text]])['field'];
          if (typeof value === 'number') expect(Number(text)).toBe(value);
          else if (typeof value === 'boolean') expect(value ? ['true', '1'] : ['false', '0']).toContain(text);
          else if (value === null) expect(text).toBe('');
          else if (typeof value === 'object') expect(JSON.parse(text)).toEqual(value);
          else expect(value).toBe(text);
        },
      ),
    );
  });
});
