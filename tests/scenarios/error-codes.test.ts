import { ERRORS } from '@muara/contract/errors';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  workflowId: string;
  steps: { successCriteria?: { condition: string }[] }[];
}

const FOLDER = new URL('errors/', import.meta.url);
const read = (name: string): unknown => parse(readFileSync(new URL(name, FOLDER), 'utf8'), { merge: true });
const workflows = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.arazzo.yaml'))
  .flatMap((name) => (read(name) as { workflows: Workflow[] }).workflows);
const reached = workflows.map(({ workflowId }) => workflowId);
const excused = Object.keys(read('not-reached.yaml') as object);

test('every code of the catalogue has a workflow that reaches it, or a reason', () => {
  expect([...reached, ...excused].toSorted()).toEqual(Object.keys(ERRORS).toSorted());
});

test('every workflow of a code ends with that code', () => {
  const wrong = workflows.filter(({ workflowId, steps }) => {
    const conditions = steps.at(-1)?.successCriteria?.map(({ condition }) => condition) ?? [];
    return !conditions.includes(`$response.body#/code == "${workflowId}"`);
  });
  expect(wrong.map(({ workflowId }) => workflowId)).toEqual([]);
});
