import type { ArazzoStep, Workflow } from './documents.ts';
import type { Call } from './calls.ts';
import type { Operation } from './operations.ts';

const STEP_OUTPUT = /\{?\$steps\.([\w-]+)\.outputs\.(\w+)\}?/g;
const INPUT = /\{?\$inputs\.(\w+)\}?/g;

/** Returns the calls of a workflow. @throws Error for an operation that does not exist */
export function callsOf(workflow: Workflow, operations: ReadonlyMap<string, Operation>): Call[] {
  return workflow.steps.map((step) => {
    const operation = operations.get(step.operationId);
    if (!operation) throw new Error(`${workflow.workflowId} calls ${step.operationId}, which does not exist`);
    return callOf(step, operation);
  });
}

function callOf(step: ArazzoStep, { id, method, path, summary }: Operation): Call {
  const parameters = (step.parameters ?? []).map((one) => ({ ...one, value: fill(one.value) }));
  const inPlace = (place: string) => parameters.filter((one) => one.in === place);
  const filled = inPlace('path').reduce((text, { name, value }) => text.replace(`{${name}}`, String(value)), path);
  const query = inPlace('query').map(({ name, value }) => `${name}=${encodeValue(String(value))}`);
  const headers = Object.fromEntries(inPlace('header').map(({ name, value }) => [name, String(value)]));
  const body = step.requestBody;
  const account = /^signInAs-(.+)$/.exec(step.stepId)?.[1];
  return {
    title: account ? `Sign in as ${account}` : summary,
    operationId: id,
    method,
    path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body && { body: fill(body.payload), isForm: body.contentType !== 'application/json' }),
    ...(step.outputs && {
      saves: Object.fromEntries(
        Object.entries(step.outputs).map(([name, from]) => [
          saved(step.stepId, name),
          from.replace('$response.body#', ''),
        ]),
      ),
    }),
  };
}

/** Returns the name of a step's output among the saved values. */
const saved = (step: string, output: string): string =>
  `${step}_${output}`.replaceAll('-', '_').replace('signInAs_', '');

/** Replaces expressions of Arazzo by `{{name}}`, everywhere in a value. */
function fill(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replaceAll(STEP_OUTPUT, (_all, step: string, output: string) => `{{${saved(step, output)}}}`)
      .replaceAll(INPUT, (_all, name: string) => `{{${name}}}`);
  if (Array.isArray(value)) return value.map(fill);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one)]));
  return value;
}

const encodeValue = (text: string): string => (text.includes('{{') ? text : encodeURIComponent(text));
