import type { Operation } from './contract.ts';
import { listEarlier, readExampleSteps, type ExampleStep, type Source } from './example-steps.ts';
import { isObject, walk, type Json, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';

const PASSWORD = 'muara123';
/** What is taken from the response of each step, by name. */
type Outputs = ReadonlyMap<string, JsonObject>;

const SUCCESS = [{ condition: '$statusCode == 200' }];

/**
 * Returns the examples of a document as Arazzo workflows, one for each example: who signs in, the
 * calls that come before, and the values that one call takes from the response of another. The
 * document loses the marks that say so.
 */
export function emitArazzo(document: JsonObject, operations: readonly Operation[], problems: Problems): JsonObject {
  const steps = readExampleSteps(document, operations, problems);
  walk(document, (node) => delete node['x-example']);
  const outputs = collectOutputs(steps.values());
  const info = isObject(document['info']) ? document['info'] : {};
  return {
    arazzo: '1.0.1',
    info: {
      title: `Examples of ${String(info['title'])}`,
      version: info['version'],
      description:
        'Each example of the contract as a workflow that succeeds on a new world of the demo server. Values that only the ' +
        'server knows, such as the id of the ticket that was just sold, are taken from the responses of earlier steps.',
    },
    sourceDescriptions: [{ name: 'muara', url: './openapi.json', type: 'openapi' }],
    workflows: [...steps.values()].map((step) => buildWorkflow([...listEarlier(step, steps), step], outputs)),
  };
}

/** Returns what examples take from each response: a step has the same outputs in every workflow. */
function collectOutputs(steps: Iterable<ExampleStep>): Outputs {
  const outputs = new Map<string, JsonObject>();
  for (const { values } of steps)
    for (const source of values.values()) {
      if (!source || 'input' in source) continue;
      const known = outputs.get(source.step) ?? {};
      outputs.set(source.step, { ...known, [nameOutput(source.pointer)]: `$response.body#${source.pointer}` });
    }
  return outputs;
}

function buildWorkflow(calls: readonly ExampleStep[], outputs: Outputs): JsonObject {
  const last = calls.at(-1)!;
  const inputs = Object.assign({}, ...calls.map((call) => call.inputs)) as Record<string, string>;
  const signedIn = new Set<string>();
  const steps = calls.flatMap((call) => {
    const { account } = call;
    const isNew = account !== undefined && !signedIn.has(account);
    if (isNew) signedIn.add(account);
    return [...(isNew ? [buildSignIn(account)] : []), buildStep(call, outputs.get(call.id))];
  });
  return {
    workflowId: last.id,
    summary: last.operation.summary,
    ...(Object.keys(inputs).length > 0 && {
      inputs: {
        type: 'object',
        required: Object.keys(inputs),
        properties: Object.fromEntries(
          Object.entries(inputs).map(([name, description]) => [name, { type: 'string', description }]),
        ),
      },
    }),
    steps,
  };
}

function buildSignIn(account: string): JsonObject {
  return {
    stepId: `signInAs-${account}`,
    operationId: 'login',
    requestBody: {
      contentType: 'application/json',
      payload: { email: `${account}@muara.test`, password: PASSWORD, platform: 'web_app' },
    },
    successCriteria: SUCCESS,
    outputs: { token: '$response.body#/token' },
  };
}

function buildStep(call: ExampleStep, outputs: JsonObject | undefined): JsonObject {
  const { account, body, values } = call;
  const given = call.parameters
    .filter(({ name }) => values.get(name) !== null)
    .map((parameter) => ({ ...parameter, value: expressionOf(values.get(parameter.name)) ?? parameter.value }));
  const parameters = [
    ...(account === undefined
      ? []
      : [{ name: 'Authorization', in: 'header', value: `Bearer {$steps.signInAs-${account}.outputs.token}` }]),
    ...given,
  ];
  return {
    stepId: call.id,
    operationId: call.operation.id,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { contentType: body.contentType, payload: fillBody(call, body.value) } }),
    successCriteria: SUCCESS,
    ...(outputs && { outputs }),
  };
}

function fillBody({ values, parameters }: ExampleStep, value: Json): Json {
  const filled = structuredClone(value);
  for (const [target, source] of values) {
    if (parameters.some(({ name }) => name === target)) continue;
    const path = target.split('/');
    const holder = path.slice(0, -1).reduce<Json | undefined>((node, key) => childOf(node, key), filled);
    const key = path.at(-1)!;
    if (Array.isArray(holder)) holder[Number(key)] = expressionOf(source) ?? null;
    else if (isObject(holder) && source === null) delete holder[key];
    else if (isObject(holder)) holder[key] = expressionOf(source) ?? null;
  }
  return filled;
}

function childOf(node: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(node)) return node[Number(key)];
  return isObject(node) ? node[key] : undefined;
}

function expressionOf(source: Source | null | undefined): string | undefined {
  if (!source) return undefined;
  return 'input' in source ? `$inputs.${source.input}` : `$steps.${source.step}.outputs.${nameOutput(source.pointer)}`;
}

const nameOutput = (pointer: string): string => pointer.slice(1).replaceAll('/', '_');
