import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { danglingReferences } from './json.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('The contract', () => {
  const methods = ['get', 'put', 'post', 'delete', 'patch'];
  const yaml = (file: string): Record<string, Record<string, unknown>> =>
    parse(readFileSync(join(root, file), 'utf8')) as never;

  it('has an operation for every method of every path', async () => {
    let written = 0;
    for (const file of readdirSync(join(root, 'http/paths')))
      for (const path of Object.values(yaml(`http/paths/${file}`)['paths']!))
        written += Object.keys(path as object).filter((key) => methods.includes(key)).length;
    const { OPERATIONS } = await import('../generated/operations.ts');
    const { OPERATION_META } = await import('../generated/operation-meta.ts');
    expect(written).toBeGreaterThan(20);
    expect(Object.keys(OPERATIONS)).toHaveLength(written);
    expect(Object.keys(OPERATION_META)).toEqual(Object.keys(OPERATIONS));
  });

  it('uses every file of http/parameters', () => {
    const texts = [readFileSync(join(root, 'http/openapi.yaml'), 'utf8')];
    const files = readdirSync(join(root, 'http'), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.yaml') && file !== 'openapi.yaml');
    for (const file of files) texts.push(readFileSync(join(root, 'http', file), 'utf8'));
    const parameters = files.filter((file) => file.startsWith('parameters/'));
    expect(parameters.filter((file) => !texts.some((text) => text.includes(`/${file.split('/').at(-1)!}`)))).toEqual(
      [],
    );
  });

  it.each(['openapi.json', 'asyncapi.json', 'printers.json'])(
    '%s is self-contained: every reference resolves inside it',
    (file) => {
      const document: unknown = JSON.parse(readFileSync(join(root, 'generated', file), 'utf8'));
      expect(JSON.stringify(document)).toContain('"$ref":"#/');
      expect(danglingReferences(document)).toEqual([]);
    },
  );

  it.each(['openapi.json', 'asyncapi.json', 'printers.json'])('no schema of %s contains itself', (file) => {
    const document = JSON.parse(readFileSync(join(root, 'generated', file), 'utf8')) as {
      components: { schemas: Record<string, object> };
    };
    const { schemas } = document.components;
    const referred = (schema: object): string[] =>
      [...JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]!);
    const reaches = (start: string): Set<string> => {
      const seen = new Set<string>();
      const visit = (name: string): void => {
        for (const next of referred(schemas[name]!)) if (!seen.has(next)) visit((seen.add(next), next));
      };
      visit(start);
      return seen;
    };
    expect(Object.keys(schemas).filter((name) => reaches(name).has(name))).toEqual([]);
  });

  it('shows examples that its own validators accept', async () => {
    const { schemas } = await import('../generated/validators.ts');
    const document = JSON.parse(readFileSync(join(root, 'generated/asyncapi.json'), 'utf8')) as {
      components: { messages: Record<string, { payload: { $ref: string }; examples: { payload: unknown }[] }> };
    };
    for (const [key, { payload, examples }] of Object.entries(document.components.messages)) {
      const type = schemas[payload.$ref.split('/').at(-1) as keyof typeof schemas];
      for (const example of examples)
        expect([key, type.safeParse(example.payload).error?.issues]).toEqual([key, undefined]);
    }
  });
});
