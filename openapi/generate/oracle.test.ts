import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNEXPLAINED, type Type } from '../checks.ts';
import { MULTIPLE_OF_PRECISION } from '../values.ts';
import { readOperations } from './contract.ts';
import { isOptional, operationParts, verdictName } from './emit-verdicts.ts';
import { DEPTH, edgesOf } from './fixtures/edges.ts';
import { mutated, samplesOf } from './fixtures/samples.ts';
import { readFullSchemas, translate, write } from './generate.ts';
import type { JsonObject } from './json.ts';
import { Problems } from './problems.ts';
import { DECIMALS } from './schema.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Generated {
  schemas: Record<string, Type>;
  plain: Record<string, Type>;
  verdicts: Record<string, (value: unknown) => boolean>;
}

/** Ajv 2020 with ajv-formats over every schema of a contract: the judge. */
function oracle(schemas: Record<string, JsonObject>): (schema: JsonObject) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, multipleOfPrecision: MULTIPLE_OF_PRECISION });
  ajv.addKeyword({ keyword: DECIMALS, macro: (decimals: number) => ({ multipleOf: Number(`1e-${decimals}`) }) });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract', components: { schemas } });
  const local = (schema: JsonObject): JsonObject =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'));
  return (schema) => ajv.compile(local(schema));
}

/**
 * Asserts that every validator agrees with Ajv at each limit of the schema and on faulty random
 * values.
 */
function expectAgreement(
  schema: JsonObject,
  document: JsonObject,
  judge: ValidateFunction,
  opinions: Record<string, (value: unknown) => boolean>,
  runs: number,
  depth = DEPTH,
): { accepted: number; refused: number } {
  const counts = { accepted: 0, refused: 0 };
  const check = (value: unknown): void => {
    const expected = judge(value);
    counts[expected ? 'accepted' : 'refused'] += 1;
    for (const [name, opinion] of Object.entries(opinions)) {
      if (opinion(value) !== expected)
        throw new Error(
          `Ajv ${expected ? 'accepts' : 'refuses'}, ${name} does not: ${JSON.stringify(value)} ${JSON.stringify(judge.errors)}`,
        );
    }
  };
  for (const value of edgesOf(schema, document, depth)) check(value);
  fc.assert(fc.property(mutated(samplesOf(schema, document)), check), { numRuns: runs, seed: 20261121 });
  return counts;
}

const accepts = (type: Type) => (value: unknown) => type.safeParse(value).success;

function describeContract(name: string, folder: string, load: () => Promise<Generated>, runs: number): void {
  describe(`${name}: every schema`, () => {
    const problems = new Problems();
    const schemas = readFullSchemas(folder, problems);
    const document = { components: { schemas } };
    const judges = oracle(schemas);
    let generated: Generated;
    const total = { accepted: 0, refused: 0 };

    beforeAll(async () => {
      generated = await load();
    });

    it.each(Object.keys(schemas))('%s: our verdict is that of Ajv', (schemaName) => {
      const { accepted, refused } = expectAgreement(
        schemas[schemaName]!,
        document,
        judges({ $ref: `#/components/schemas/${schemaName}` }),
        {
          Zod: accepts(generated.plain[schemaName]!),
          'quick Zod': accepts(generated.schemas[schemaName]!),
          'the verdict': generated.verdicts[`is${schemaName}`]!,
        },
        runs,
      );
      total.accepted += accepted;
      total.refused += refused;
    });

    it('saw both good and bad values', () => {
      expect(problems.lines).toEqual([]);
      expect(total.accepted).toBeGreaterThan(Object.keys(schemas).length * 5);
      expect(total.refused).toBeGreaterThan(Object.keys(schemas).length * 5);
    });

    it('says what is wrong whenever something is', () => {
      for (const [schemaName, type] of Object.entries(generated.schemas)) {
        const issues = type.safeParse(undefined).error?.issues ?? [];
        if (schemaName !== 'Anything')
          expect([schemaName, issues.length]).toEqual([schemaName, expect.toSatisfy((count: number) => count > 0)]);
        for (const { message } of issues) expect(message).not.toBe(UNEXPLAINED);
      }
    });
  });
}

describeContract(
  'The contract',
  root,
  async () => ({
    ...((await import('../generated/validators.ts')) as unknown as Generated),
    verdicts: (await import('../generated/verdicts.ts')) as unknown as Generated['verdicts'],
  }),
  25,
);

const zoo = fileURLToPath(new URL('./fixtures/zoo', import.meta.url));
// In the repository, whose dependencies the generated code imports, and where no check reads that runs at the same time.
const out = join(root, '../tests/.output', `zoo-${process.pid}`);
afterAll(() => rmSync(out, { recursive: true, force: true }));

describeContract(
  'Every keyword',
  zoo,
  async () => {
    const { files } = await translate(zoo);
    mkdirSync(out, { recursive: true });
    write(
      { out },
      Object.fromEntries(
        Object.entries(files).map(([file, text]) => [file, text.replaceAll("from '../", `from '${root}`)]),
      ),
    );
    writeFileSync(join(out, 'package.json'), '{"type":"module"}');
    const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ join(out, file));
    return {
      ...((await load('validators.ts')) as Generated),
      verdicts: (await load('verdicts.ts')) as Generated['verdicts'],
    };
  },
  300,
);

describe('The contract: every operation', () => {
  const schemas = readFullSchemas(root, new Problems());
  const judges = oracle(schemas);
  const document = { components: { schemas } };
  const operations = ['openapi.json', 'printers.json'].flatMap((file) =>
    readOperations(JSON.parse(readFileSync(join(root, 'generated', file), 'utf8')) as JsonObject, new Problems()),
  );

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s: our verdict on its parts is that of Ajv',
    async (id, operation) => {
      const { validators, printerValidators } = (await import('../generated/validators.ts')) as unknown as Record<
        string,
        Record<string, Record<string, Type>>
      >;
      const verdicts = (await import('../generated/verdicts.ts')) as unknown as Generated['verdicts'];
      for (const [part, schema] of operationParts(operation)) {
        const type = (validators![id] ?? printerValidators![id])![part]!;
        expectAgreement(
          schema,
          document,
          judges(schema),
          {
            [`${part} of Zod`]: accepts(type),
            [`verdict on ${part}`]: verdicts[verdictName(operation, part)]!,
          },
          12,
          DEPTH - 1,
        );
        const mayMiss = isOptional(operation, part);
        expect([accepts(type)(undefined), verdicts[verdictName(operation, part)]!(undefined)]).toEqual([
          mayMiss,
          mayMiss,
        ]);
      }
    },
  );
});
