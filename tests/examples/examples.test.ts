import { OPERATIONS } from '@muara/contract/operations';
import { createTestSimulator, type TestSimulator } from '@muara/simulator/testing';
import { describe, expect, test } from 'vitest';
import { joinPrinter } from '../../simulator/testing/stages/sales.ts';
import { checkAnswer, findOperation } from '../support/contract-validator.ts';
import { compareWithExamples } from './compare-shapes.ts';
import { INPUTS } from './inputs.ts';
import { runWorkflow, WORKFLOWS, type Workflow } from './run-workflow.ts';

/** The printers that `npm start` connects. */
const PRINTERS = [
  ['MUARA-RECEIPT-1', 'receipt'],
  ['MUARA-TICKET-1', 'ticket_agent'],
  ['MUARA-WRISTBAND-1', 'wristband'],
] as const;

function openWorld(): TestSimulator {
  const sim = createTestSimulator();
  for (const [id, type] of PRINTERS) joinPrinter(sim, id, 1, type);
  return sim;
}

const lastOf = ({ steps }: Workflow): Workflow['steps'][number] => steps.at(-1)!;

describe('on a new world, the example succeeds and its response is as documented:', () => {
  test.each(WORKFLOWS.map((workflow) => [workflow.workflowId, workflow] as const))('%s', async (_id, workflow) => {
    const sim = openWorld();
    const { stepId, operationId, path, status, contentType, text } = await runWorkflow(sim, workflow, (name) =>
      INPUTS[name]?.(sim),
    );
    // The text says why a call was refused.
    expect({ stepId, path, status, text }).toEqual({ stepId: lastOf(workflow).stepId, path, status: 200, text });
    const { method } = OPERATIONS[operationId];
    const match = findOperation(method, path.split('?')[0]!)!;
    expect(checkAnswer(method, match, status, contentType, text)).toEqual([]);
    // The examples of the response are about the first example of the request.
    if (workflow.workflowId === operationId && contentType.startsWith('application/json'))
      expect(compareWithExamples(match.operation.responses, JSON.parse(text))).toEqual([]);
  });
});

test('every operation has an example that is sent', () => {
  const sent = WORKFLOWS.map((workflow) => lastOf(workflow).operationId);
  expect([...new Set(sent)].toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
});

test('every input that the examples need is supplied, and no other', () => {
  const needed = WORKFLOWS.flatMap(({ inputs }) => inputs?.required ?? []);
  expect(Object.keys(INPUTS).toSorted()).toEqual([...new Set(needed)].toSorted());
});
