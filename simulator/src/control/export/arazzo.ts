import type { ArazzoWorkflow } from '@muara/contract/control';
import { formatInstant } from '@muara/contract/rules';
import { OPERATIONS, type OperationEntry, type OperationId } from '@muara/contract/operations';
import type { RecordedCall } from '../../kernel/journal.ts';
import type { World } from '../../world/world.ts';
import { whyNot } from '../replay.ts';
import type { RecordedFiles } from './files.ts';
import { Inputs } from './inputs.ts';
import { findMailedValues, type MailedValue } from './mailed-links.ts';
import { ValueFlow } from './value-flow.ts';
import type { Stretch } from './stretch.ts';

type Json = Record<string, unknown>;

/**
 * Returns calls as an Arazzo workflow that makes a world at the same instant and repeats them.
 * Values that an earlier answer contains (ids, codes, tokens, keys) are taken from there, and tokens
 * that came by mail from the mail; dates, nonces and secrets are inputs. Files are in `x-files`.
 */
export function toArazzo({ room, calls: recorded }: Stretch, files: RecordedFiles): ArazzoWorkflow {
  const calls = recorded.filter((call) => whyNot(call) === undefined);
  const { world, start } = room;
  const flow = new ValueFlow();
  const inputs = new Inputs(world.name, start.now);
  const steps: Json[] = [setUp(world, start.now)];
  // A world that is made for the workflow has sent no mails.
  const skipped = recorded[0]?.line.mailsBefore ?? 0;
  let now = start.now;
  for (const call of calls) {
    // Calls are journaled as they end: one that began earlier may come later.
    if (call.line.at > now && formatInstant(call.line.at) !== formatInstant(now)) steps.push(setClock(call));
    now = Math.max(now, call.line.at);
    for (const mailed of findMailedValues(call, world, skipped)) steps.push(...readMail(mailed, skipped, flow));
    steps.push(...signIn(call, world, flow), toStep(call, flow, inputs, files));
    const operation = OPERATIONS[call.line.operationId as OperationId] as OperationEntry;
    flow.learn(`call${call.id}`, call.answer, operation.command);
  }
  for (const step of steps) {
    const outputs = flow.outputsOf(String(step['stepId']));
    if (outputs) step['outputs'] = outputs;
  }
  const [first = { id: 0 }, last = first] = [calls[0], calls.at(-1)];
  return {
    arazzo: '1.0.1',
    info: { title: `Calls ${first.id} to ${last.id} of the world ${world.name}`, version: '1.0.0' },
    sourceDescriptions: [
      { name: 'muara', url: './openapi.json', type: 'openapi' },
      { name: 'control', url: './control.json', type: 'openapi' },
    ],
    workflows: [
      {
        workflowId: `recorded-${world.name}`,
        summary: `What was called in the world ${world.name}`,
        inputs: inputs.schema(),
        steps,
      },
    ],
    ...(files.size > 0 && { 'x-files': toDataUrls(files) }),
  };
}

const inWorld = { name: 'name', in: 'path', value: '$inputs.world' };
const succeeds = [{ condition: '$statusCode == 200' }];

function setUp({ seed, tickets }: World, now: number): Json {
  return {
    stepId: 'createWorld',
    operationId: '$sourceDescriptions.control.createWorld',
    parameters: [inWorld],
    requestBody: { contentType: 'application/json', payload: { seed, tickets, at: formatInstant(now) } },
    successCriteria: succeeds,
  };
}

function setClock({ id, line }: RecordedCall): Json {
  return {
    stepId: `clock${id}`,
    operationId: '$sourceDescriptions.control.setClock',
    parameters: [inWorld],
    requestBody: { contentType: 'application/json', payload: { now: formatInstant(line.at) } },
    successCriteria: succeeds,
  };
}

/** Waits for the mail whose link a call used: in the new world, it comes after as many others. */
function readMail({ value, mail, to, link, parameter, mark }: MailedValue, skipped: number, flow: ValueFlow): Json[] {
  if (flow.knows(value)) return [];
  const stepId = `mail${mail.id}`;
  const links = Array.from({ length: link + 1 }, (_none, index) =>
    index === link ? { query: { [parameter]: value } } : {},
  );
  flow.learn(stepId, { mail: { links } });
  const conditions = { kind: 'mail', since: mail.id - skipped - 1, to, text: mark };
  return [
    {
      stepId,
      operationId: '$sourceDescriptions.control.waitFor',
      parameters: [
        inWorld,
        ...Object.entries(conditions).map(([name, wanted]) => ({ name, in: 'query', value: wanted })),
      ],
      successCriteria: succeeds,
    },
  ];
}

const toDataUrls = (files: RecordedFiles): Record<string, string> =>
  Object.fromEntries([...files.values()].map(({ name, type, base64 }) => [name, `data:${type};base64,${base64}`]));

/** Opens a session for a token that no earlier call of the stretch returned. */
function signIn({ line: { caller, userId, code }, id }: RecordedCall, world: World, flow: ValueFlow): Json[] {
  const token = caller?.token;
  const user = userId === null ? undefined : world.tables.users.get(userId);
  if (token === undefined || !user || flow.knows(token) || code === 'session_expired') return [];
  const stepId = `session${id}`;
  flow.learn(stepId, { token });
  return [
    {
      stepId,
      operationId: '$sourceDescriptions.control.openSession',
      parameters: [inWorld, { name: 'account', in: 'path', value: user.email }],
      requestBody: { contentType: 'application/json', payload: {} },
      successCriteria: succeeds,
    },
  ];
}

function toStep({ id, line }: RecordedCall, flow: ValueFlow, inputs: Inputs, files: RecordedFiles): Json {
  const operationId = line.operationId as OperationId;
  const replace = (value: unknown, name: string): unknown => {
    const known = flow.replace(value, name, operationId);
    return known === value && typeof value === 'string' ? inputs.replace(value, name) : known;
  };
  const body = line.body === undefined ? undefined : mapLeaves(line.body, files, replace);
  return {
    stepId: `call${id}`,
    operationId: `$sourceDescriptions.muara.${operationId}`,
    parameters: parametersOf(line, flow, replace),
    ...(body !== undefined && { requestBody: { contentType: contentTypeOf(line.contentType), payload: body } }),
    successCriteria: criteriaOf(line),
  };
}

function criteriaOf({ status, code, lost }: RecordedCall['line']): Json[] {
  // The fault that lost the answer is not ordered again.
  if (lost) return [{ condition: '$statusCode < 400' }];
  const refused = code === null ? [] : [{ condition: `$response.body#/code == '${code}'` }];
  return [{ condition: `$statusCode == ${status}` }, ...refused];
}

function parametersOf(
  { operationId, path, query, caller, platform }: RecordedCall['line'],
  flow: ValueFlow,
  replace: (value: unknown, name: string) => unknown,
): Json[] {
  const header = (name: string, value: string | undefined): Json[] =>
    value === undefined ? [] : [{ name, in: 'header', value }];
  const token = caller?.token;
  const entry: OperationEntry = OPERATIONS[operationId as OperationId];
  const key = caller?.idempotencyKey;
  return [
    ...header('X-Sim-World', '$inputs.world'),
    ...header('Authorization', token === undefined ? undefined : `Bearer {${String(replace(token, 'token'))}}`),
    ...header('X-Platform', platform),
    ...header('X-Pos', caller?.request.pos ? '1' : undefined),
    ...header(
      'X-Api-Key',
      caller?.request.apiKey === undefined ? undefined : String(flow.replace(caller.request.apiKey)),
    ),
    ...header('Idempotency-Key', key === undefined ? undefined : String(replace(key, '_'))),
    ...Object.entries(pathParameters(entry.path, path)).map(([name, value]) => ({
      name,
      in: 'path',
      value: replace(value, name),
    })),
    ...Object.entries(query)
      .filter(([name]) => name !== 'token')
      .map(([name, value]) => ({ name, in: 'query', value: replace(value, name) })),
  ];
}

/** Returns the values that a path has for the parameters of its template. */
function pathParameters(template: string, path: string): Record<string, string> {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  const pattern = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '(.+?)');
  const values = new RegExp(`^${pattern}$`).exec(path)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}

const contentTypeOf = (header = ''): string => header.split(';')[0] || 'application/json';

/** Returns a copy with every value replaced that is no object or list. */
function mapLeaves(
  value: unknown,
  files: RecordedFiles,
  replace: (value: unknown, name: string) => unknown,
  name = '',
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, files, replace, name));
  // Arazzo has no word for a file; this is Redocly's.
  if (value instanceof Blob) return `$file('${files.get(value)?.name ?? ''}')`;
  if (typeof value !== 'object' || value === null) return replace(value, name);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapLeaves(inner, files, replace, key)]));
}
