import { OPERATIONS } from '@muara/contract/operations';
import { describe, expect, test } from 'vitest';
import { INPUTS } from '../../simulator/testing/examples/inputs.ts';
import { openExampleWorld } from '../../simulator/testing/examples/prepare-example.ts';
import { runWorkflow, WORKFLOWS, type Workflow } from '../../simulator/testing/examples/run-workflow.ts';
import { checkAnswer, findOperation } from '../support/contract-validator.ts';
import { compareWithExamples } from './compare-shapes.ts';

const lastOf = ({ steps }: Workflow): Workflow['steps'][number] => steps.at(-1)!;

describe('on a new world, the example succeeds and its response is as documented:', () => {
  test.each(WORKFLOWS.map((workflow) => [workflow.workflowId, workflow] as const))('%s', async (_id, workflow) => {
    const sim = openExampleWorld();
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
