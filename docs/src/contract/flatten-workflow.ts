import { type Call, type Check, textOf } from './calls.ts';
import { type PartnerFile, type PartnerStep, type PartnerWorkflow, targetOf } from './partner-workflows.ts';

/** What expressions of a workflow can name. Values contain `{{name}}` where a call saves them. */
interface Scope {
  inputs: Readonly<Record<string, unknown>>;
  /** By step. */
  outputs: Map<string, Record<string, unknown>>;
  /** Of a step that calls a workflow: what that workflow returns. */
  returned: Readonly<Record<string, unknown>>;
  /** Begins the names of saved values, and the titles of steps. */
  trail: readonly string[];
}

/** A whole expression, or one in braces within a text. */
const EXPRESSION = /^\$(?:inputs|outputs|steps)\.[\w.-]+$/;
const WITHIN = /\{(\$(?:inputs|outputs|steps)\.[\w.-]+)\}/g;
const CONDITION = /^(\S+) (==|!=|>) (.+)$/;

/** Flattens workflows that call each other to calls, one after the other. */
export class Flattener {
  readonly #files: readonly PartnerFile[];
  readonly #addresses: ReadonlyMap<string, string>;

  /** @param addresses `METHOD /path` of an operation, by the path of its page */
  constructor(files: readonly PartnerFile[], addresses: ReadonlyMap<string, string>) {
    this.#files = files;
    this.#addresses = addresses;
  }

  /** Whether a page can run a workflow: pages call their own server only, and helpers have ports. */
  canRun(file: PartnerFile, { steps }: PartnerWorkflow): boolean {
    return steps.every((step) => !targetOf(file, step).to.startsWith('printers/'));
  }

  /** Returns the calls of a workflow. @throws Error for an unknown expression or condition */
  flatten(file: PartnerFile, workflow: PartnerWorkflow): Call[] {
    return this.#callsOf(file, workflow, { world: 'mine' }, []).calls;
  }

  #callsOf(
    file: PartnerFile,
    workflow: PartnerWorkflow,
    given: Readonly<Record<string, unknown>>,
    trail: readonly string[],
  ): { calls: Call[]; returned: Record<string, unknown> } {
    const defaults = Object.entries(workflow.inputs?.properties ?? {}).map(([name, input]) => [name, input.default]);
    const inputs = { ...Object.fromEntries(defaults), ...given };
    const scope: Scope = { inputs, outputs: new Map(), returned: {}, trail };
    const calls = workflow.steps.flatMap((step) =>
      step.workflowId === undefined
        ? [this.#callOf(file, step, workflow, scope)]
        : this.#callsOfStep(file, step, step.workflowId, scope),
    );
    return { calls, returned: fill(workflow.outputs ?? {}, scope) as Record<string, unknown> };
  }

  #callsOfStep(file: PartnerFile, step: PartnerStep, workflowId: string, scope: Scope): Call[] {
    const name = workflowId.split('.').at(-1);
    const owner = workflowId.startsWith('$') ? this.#files.find(({ isShared }) => isShared) : file;
    const workflow = owner?.workflows.find((one) => one.workflowId === name);
    if (!owner || !workflow) throw new Error(`${file.file}: ${step.stepId} calls ${workflowId}, which does not exist`);
    const given = Object.fromEntries((step.parameters ?? []).map((one) => [one.name, fill(one.value, scope)]));
    const { calls, returned } = this.#callsOf(owner, workflow, given, [...scope.trail, step.stepId]);
    scope.outputs.set(step.stepId, fill(step.outputs ?? {}, { ...scope, returned }) as Record<string, unknown>);
    return calls;
  }

  #callOf(file: PartnerFile, step: PartnerStep, workflow: PartnerWorkflow, scope: Scope): Call {
    const { name, to } = targetOf(file, step);
    const [method = '', address = ''] = this.#addresses.get(to)?.split(' ') ?? [];
    const parameters = [...(workflow.parameters ?? []), ...(step.parameters ?? [])].map((one) => ({
      ...one,
      value: textOf(fill(one.value, scope)),
    }));
    const inPlace = (place: string) => parameters.filter((one) => one.in === place);
    const path = inPlace('path').reduce((text, one) => text.replace(`{${one.name}}`, one.value), address);
    const query = inPlace('query').map((one) => `${one.name}=${encodeValue(one.value)}`);
    const headers = Object.fromEntries(inPlace('header').map((one) => [one.name, one.value]));
    const saves = savesOf(step, scope);
    return {
      title: [...scope.trail, step.stepId].join(' › '),
      operationId: name,
      method,
      path: query.length > 0 ? `${path}?${query.join('&')}` : path,
      ...(Object.keys(headers).length > 0 && { headers }),
      ...(step.requestBody && { body: fill(step.requestBody.payload, scope) }),
      ...(saves && { saves }),
      checks: (step.successCriteria ?? []).map(({ condition }) => checkOf(condition, scope)),
    };
  }
}

/** Notes what a step keeps of its response, and returns where it is. */
function savesOf({ stepId, outputs }: PartnerStep, { outputs: all, trail }: Scope): Call['saves'] {
  if (!outputs) return undefined;
  const saves: Record<string, string> = {};
  const kept: Record<string, unknown> = {};
  for (const [name, from] of Object.entries(outputs)) {
    const saved = [...trail, stepId, name].join('_').replaceAll('-', '_');
    saves[saved] = from.replace('$response.body#', '');
    kept[name] = `{{${saved}}}`;
  }
  all.set(stepId, kept);
  return saves;
}

function checkOf(condition: string, scope: Scope): Check {
  const [, left, operator, right] = CONDITION.exec(condition) ?? [];
  if (left === undefined || right === undefined) throw new Error(`No check can be made of: ${condition}`);
  return {
    text: condition,
    left: fill(left, scope),
    operator: operator as Check['operator'],
    right: right.startsWith('$') ? fill(right, scope) : (JSON.parse(right) as unknown),
  };
}

/** Replaces expressions everywhere in a value; expressions of the response stay. */
function fill(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string')
    return EXPRESSION.test(value)
      ? valueOf(value, scope)
      : value.replaceAll(WITHIN, (_all, expression: string) => textOf(valueOf(expression, scope)));
  if (Array.isArray(value)) return value.map((one) => fill(one, scope));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, scope)]));
  return value;
}

function valueOf(expression: string, { inputs, outputs, returned }: Scope): unknown {
  const [kind, name = '', , output = ''] = expression.slice(1).split('.');
  const value = kind === 'inputs' ? inputs[name] : kind === 'outputs' ? returned[name] : outputs.get(name)?.[output];
  if (value === undefined) throw new Error(`${expression} has no value`);
  return value;
}

const encodeValue = (text: string): string => (text.includes('{{') ? text : encodeURIComponent(text));
