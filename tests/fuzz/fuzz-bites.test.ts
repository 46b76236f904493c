import type { OperationId } from '@muara/contract/operations';
import type { TestSimulatorOptions } from '@muara/simulator/testing';
import { createTestSimulator } from '@muara/simulator/testing';
import { ERRORS } from '@muara/contract/errors';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../simulator/src/kernel/refusal.ts';
import { domain } from '../../simulator/src/modules/domain.ts';
import { fuzz, type Finding } from './fuzz.ts';
import { describeFinding } from './report.ts';
import type { MakeSimulator } from './stage.ts';

/** Plants a defect into one operation. */
function planting(id: OperationId, handler: (input: { body: unknown; query: unknown }) => unknown): MakeSimulator {
  const planted = { ...domain, handlers: { ...domain.handlers, [id]: handler } } as typeof domain;
  return (options: TestSimulatorOptions) => createTestSimulator({ ...options, domain: planted });
}

const find = async (id: OperationId, make: MakeSimulator, calls = 60): Promise<Finding[]> =>
  (await fuzz({ calls, seed: 1, only: [id], make })).findings;

const kinds = (findings: readonly Finding[]): string[] => findings.map(({ kind }) => kind);

describe('a planted defect is found', () => {
  test('a handler that fails', async () => {
    const make = planting('listSlots', () => {
      throw new TypeError('planted');
    });
    const [finding] = await find('listSlots', make);
    expect(finding).toMatchObject({ kind: 'status 500', detail: expect.stringContaining('TypeError: planted') });
    const text = await describeFinding(finding!, make);
    expect(text).toMatch(/^listSlots: status 500/);
    expect(text.match(/curl -sS -X POST 'http:\/\/localhost:3000\/tickets\/slots'/g)).toHaveLength(1);
  });

  test('a code that the operation does not document', async () => {
    const make = planting('listSlots', () => {
      throw new Refusal('cash_short', { params: { amount: '1.00' } });
    });
    expect(kinds(await find('listSlots', make))).toEqual(['contract', 'code cash_short']);
  });

  test('an undocumented status', async () => {
    const make = planting('listSlots', () => {
      throw new Refusal('not_found');
    });
    expect(kinds(await find('listSlots', make))).toEqual(['contract', 'code not_found']);
  });

  test('an answer of another shape', async () => {
    const make = planting('listSlots', () => ({ slots: 'none' }));
    expect(kinds(await find('listSlots', make))).toEqual(['contract']);
  });

  test('a message that is no sentence of the catalogue', async () => {
    const make = planting('listSlots', () => {
      throw new Refusal('date_past', { message: 'Too small: expected today' });
    });
    expect(kinds(await find('listSlots', make))).toEqual(['message']);
  });

  test('a sentence whose part was not filled in, while a name may have braces', async () => {
    const saying = (name: string): MakeSimulator =>
      planting('listSlots', () => {
        throw new Refusal('date_past', { message: ERRORS.counter_in_use.message.replace('{name}', name) });
      });
    expect(kinds(await find('listSlots', saying('{name}')))).toEqual(['message']);
    expect(await find('listSlots', saying('Aisyah}'))).toEqual([]);
  });

  test('a call that is never answered', async () => {
    const make = planting('listSlots', () => new Promise(() => {}));
    expect(kinds(await find('listSlots', make, 4))).toEqual(['hang']);
  });

  test('a defect that needs an earlier call comes with both', async () => {
    let calls = 0;
    const make: MakeSimulator = (options) => {
      calls = 0;
      return planting('listSlots', () => {
        calls += 1;
        if (calls > 1) throw new TypeError('planted');
        return { data: [] };
      })(options);
    };
    const findings = await find('listSlots', make);
    const finding = findings.find(({ kind }) => kind === 'status 500');
    const text = await describeFinding(finding!, make);
    expect(text.match(/curl /g)).toHaveLength(2);
  });
});
