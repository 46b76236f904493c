import { isJson, resolve, type Operation } from './contract.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';

/** A value that only the running server knows: a part of an earlier response, or an input. */
export type Source = { step: string; pointer: string } | { input: string };

/** A call as its example shows it. */
export interface ExampleStep {
  /** the operation, and its example where it has several: `printTicket-receipt` */
  id: string;
  operation: Operation;
  /** the account that calls; undefined for a call without a session */
  account: string | undefined;
  parameters: { name: string; in: string; value: Json }[];
  body: { contentType: string; value: Json } | undefined;
  /** the steps that must come before, in order */
  after: readonly string[];
  /** parameter, field or pointer into the body → where its value comes from; null leaves it out */
  values: ReadonlyMap<string, Source | null>;
  /** what the caller supplies, with a description */
  inputs: Readonly<Record<string, string>>;
}

/** The account of a new world that calls an operation, where its example names none. */
const ACCOUNTS: Readonly<Record<string, string | undefined>> = {
  public: undefined,
  session: 'manager',
  internal: 'manager',
  manager: 'manager',
  sub_ticket_viewer: 'manager',
  admin: 'admin',
  super_user: 'superuser',
  skaloot: 'skaloot',
  agent: 'agent',
  tourguide: 'tourguide',
  customer: 'customer',
};

const SOURCE = /^(?:\$inputs\.(\w+)|([A-Za-z0-9-]+)#(\/.*))$/;

/** Returns a step for each example of each operation, and notes marks that cannot be followed. */
export function readExampleSteps(
  document: JsonObject,
  operations: readonly Operation[],
  problems: Problems,
): ReadonlyMap<string, ExampleStep> {
  const steps = new Map<string, ExampleStep>();
  const hasSessions = operations.some(({ id }) => id === 'login');
  for (const operation of operations)
    for (const step of readSteps(document, operation, problems))
      steps.set(step.id, hasSessions ? step : { ...step, account: undefined });
  for (const step of steps.values()) checkStep(step, steps, problems);
  problems.throwIfAny();
  return steps;
}

function readSteps(document: JsonObject, operation: Operation, problems: Problems): ExampleStep[] {
  const { node, id } = operation;
  const content = resolve(document, node['requestBody'])['content'];
  const media = Object.entries(isObject(content) ? content : {});
  const [contentType, body] = media.find(([type]) => isJson(type)) ?? media[0] ?? ['', undefined];
  const given = isObject(body) ? body['examples'] : undefined;
  const examples = isObject(given) ? Object.entries(given) : [];
  const parameters = listOf(node['parameters'])
    .map((entry) => resolve(document, entry))
    .filter((parameter) => parameter['in'] !== 'header' && parameter['example'] !== undefined)
    .map((parameter) => ({
      name: String(parameter['name']),
      in: String(parameter['in']),
      value: parameter['example'] as Json,
    }));
  const make = (step: string, example: JsonObject): ExampleStep => ({
    id: step,
    operation,
    parameters,
    body: 'value' in example ? { contentType, value: example['value'] as Json } : undefined,
    ...readMark(isObject(example['x-example']) ? example['x-example'] : node['x-example'], operation, problems),
  });
  if (examples.length === 0) return [make(id, {})];
  return examples.map(([name, example], index) => make(index === 0 ? id : `${id}-${name}`, resolve(document, example)));
}

function readMark(
  mark: Json | undefined,
  { id, audience }: Operation,
  problems: Problems,
): Pick<ExampleStep, 'account' | 'after' | 'values' | 'inputs'> {
  const { as, after = [], values = {}, inputs = {}, ...others } = isObject(mark) ? mark : {};
  for (const key of Object.keys(others)) problems.add(id, `x-example has ${key}, not as, after, values or inputs`);
  return {
    account: typeof as === 'string' ? as : ACCOUNTS[audience[0] ?? 'internal'],
    after: listOf(after).map(String),
    values: new Map(
      Object.entries(isObject(values) ? values : {}).map(([target, source]) => [
        target,
        source === null ? null : readSource(String(source), id, problems),
      ]),
    ),
    inputs: isObject(inputs) ? (inputs as Record<string, string>) : {},
  };
}

function readSource(source: string, id: string, problems: Problems): Source {
  const [, input, step = '', pointer = ''] = SOURCE.exec(source) ?? [];
  if (input !== undefined) return { input };
  if (!step) problems.add(id, `x-example takes ${source}, which is neither <call>#/<pointer> nor $inputs.<name>`);
  return { step, pointer };
}

function checkStep(step: ExampleStep, steps: ReadonlyMap<string, ExampleStep>, problems: Problems): void {
  const refuse = (what: string): void => problems.add(step.id, `x-example ${what}`);
  for (const name of step.after) if (!steps.has(name)) refuse(`comes after ${name}, which is no example`);
  if (leadsTo(step, step.id, steps, new Set())) refuse('comes after itself');
  const earlier = new Set(listEarlier(step, steps).map(({ id }) => id));
  for (const [target, source] of step.values) {
    if (source && 'step' in source && !earlier.has(source.step))
      refuse(`takes a value of ${source.step}, which it does not come after`);
    if (source && 'input' in source && !(source.input in step.inputs))
      refuse(`takes $inputs.${source.input}, which its inputs do not describe`);
    const isParameter = step.parameters.some(({ name }) => name === target);
    const [field = ''] = target.split('/');
    if (!isParameter && !(isObject(step.body?.value) && Object.hasOwn(step.body.value, field)))
      refuse(`has a value for ${target}, which its example lacks`);
  }
}

function leadsTo(
  { after }: ExampleStep,
  id: string,
  steps: ReadonlyMap<string, ExampleStep>,
  seen: Set<string>,
): boolean {
  return after.some((name) => {
    const next = steps.get(name);
    if (name === id) return true;
    if (!next || seen.has(name)) return false;
    seen.add(name);
    return leadsTo(next, id, steps, seen);
  });
}

/** Returns all that comes before a step, in order, each call once. */
export function listEarlier({ after }: ExampleStep, steps: ReadonlyMap<string, ExampleStep>): ExampleStep[] {
  const earlier = new Map<string, ExampleStep>();
  const add = (name: string, path: readonly string[]): void => {
    const step = steps.get(name);
    if (!step || path.includes(name)) return;
    for (const before of step.after) add(before, [...path, name]);
    earlier.set(name, step);
  };
  for (const name of after) add(name, []);
  return [...earlier.values()];
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
