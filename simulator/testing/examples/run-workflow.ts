import arazzo from '@muara/contract/arazzo.json' with { type: 'json' };
import { OPERATION_META } from '@muara/contract/operation-meta';
import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import type { TestSimulator } from '../index.ts';
import type { Sample } from '../samples/cases.ts';

interface Step {
  stepId: string;
  operationId: OperationId;
  parameters?: { name: string; in: string; value: unknown }[];
  requestBody?: { contentType: string; payload: unknown };
  outputs?: Record<string, string>;
}

/** A workflow of the contract's examples, as far as they use Arazzo. */
export interface Workflow {
  workflowId: string;
  inputs?: { required: string[] };
  steps: Step[];
}

export const WORKFLOWS = arazzo.workflows as Workflow[];

/** The response of a workflow's last step, or of the first step that failed. */
interface Outcome {
  stepId: string;
  operationId: OperationId;
  path: string;
  status: number;
  contentType: string;
  text: string;
}

/** Returns a value that a caller supplies, such as the link in a mail. */
type FindInput = (name: string) => unknown;

/** Sends the calls of a workflow in order, and stops after the first that does not succeed. */
export async function runWorkflow(
  sim: TestSimulator,
  { steps }: Workflow,
  findInput: FindInput = () => undefined,
): Promise<Outcome> {
  const run = createRun(sim, findInput);
  let outcome: Outcome | undefined;
  for (const step of steps) {
    outcome = await run.send(step);
    if (outcome.status !== 200) return outcome;
  }
  if (!outcome) throw new Error('a workflow without steps');
  return outcome;
}

/**
 * Sends all calls of a workflow but the last, and returns the input of the last, with its headers.
 * @throws Error when an earlier call does not succeed
 */
export async function prepareWorkflow(
  sim: TestSimulator,
  { workflowId, steps }: Workflow,
  findInput: FindInput,
): Promise<Sample & { headers: Record<string, string> }> {
  const run = createRun(sim, findInput);
  for (const step of steps.slice(0, -1)) {
    const { stepId, status, text } = await run.send(step);
    if (status !== 200) throw new Error(`${workflowId}: ${stepId} returned ${status}: ${text.slice(0, 400)}`);
  }
  const { parameters = [], requestBody } = run.fill(steps.at(-1)!);
  const named = (place: string): Record<string, never> =>
    Object.fromEntries(parameters.filter((one) => one.in === place).map(({ name, value }) => [name, value as never]));
  return {
    params: named('path'),
    query: named('query'),
    headers: named('header'),
    ...(requestBody && { body: requestBody.payload as object }),
  };
}

/** Fills in the steps of a workflow with what the earlier ones returned, and sends them. */
function createRun(
  sim: TestSimulator,
  findInput: FindInput,
): { fill(step: Step): Step; send(step: Step): Promise<Outcome> } {
  const outputs: Record<string, Record<string, unknown>> = {};
  const evaluate = (expression: string): unknown => {
    const [, input, step = '', output = ''] =
      /^\$(?:inputs\.([\w-]+)|steps\.([\w-]+)\.outputs\.([\w.-]+))$/.exec(expression) ?? [];
    return input === undefined ? outputs[step]?.[output] : findInput(input);
  };
  const fillStep = (step: Step): Step => fill(step, evaluate) as Step;
  return {
    fill: fillStep,
    async send(step) {
      const outcome = await send(sim, fillStep(step));
      if (outcome.status === 200)
        outputs[step.stepId] = Object.fromEntries(
          Object.entries(step.outputs ?? {}).map(([name, from]) => [name, findOutput(outcome, from)]),
        );
      return outcome;
    },
  };
}

/** Replaces `$steps.x.outputs.y` and `$inputs.x`, and `{$…}` within a text. */
function fill(value: unknown, evaluate: (expression: string) => unknown): unknown {
  if (typeof value === 'string') {
    if (/^\$(?:steps|inputs)\./.test(value)) return evaluate(value);
    return value.replaceAll(/\{(\$(?:steps|inputs)\.[^}]+)\}/g, (_braces, expression: string) =>
      String(evaluate(expression)),
    );
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, evaluate));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, evaluate)]));
}

async function send(sim: TestSimulator, step: Step): Promise<Outcome> {
  const { stepId, operationId, parameters = [], requestBody } = step;
  const { method, path: template } = OPERATIONS[operationId];
  const query = new URLSearchParams();
  const headers = new Headers();
  let path: string = template;
  for (const { name, in: place, value } of parameters) {
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (place === 'header') headers.set(name, String(value));
    else for (const one of [value].flat()) query.append(name, String(one));
  }
  if (query.size > 0) path += `?${query.toString()}`;
  const init: RequestInit = { method, headers };
  if (requestBody) {
    const { contentType, payload } = requestBody;
    headers.set('content-type', contentType);
    init.body = encode(contentType, payload, operationId);
  }
  const response = await sim.fetch(path, init);
  const contentType = response.headers.get('content-type') ?? '';
  return { stepId, operationId, path, status: response.status, contentType, text: await response.text() };
}

function encode(contentType: string, payload: unknown, id: OperationId): string {
  if (contentType === 'application/json') return JSON.stringify(payload);
  if (contentType === 'application/x-www-form-urlencoded')
    return new URLSearchParams(payload as Record<string, string>).toString();
  throw new Error(`${id} has an example of ${contentType}, of ${OPERATION_META[id].contentTypes.join(', ')}`);
}

/**
 * Returns an output of a step.
 * @throws Error when the response lacks it, such as a price_update instead of a ticket
 */
function findOutput({ stepId, text }: Outcome, expression: string): unknown {
  const value = atPointer(JSON.parse(text), expression.slice('$response.body#'.length));
  if (value === undefined) throw new Error(`${stepId} returned no ${expression}: ${text.slice(0, 400)}`);
  return value;
}

function atPointer(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], value);
}
