import { CONTROL_OPERATION_META, type ControlOperationId } from '@muara/contract/control';
import { controlValidators } from '@muara/contract/control-validators';
import { isCrossSite, isLoopbackName, isOwnMachine } from '@muara/contract/request-guard';
import type { CallInfo } from '../kernel/caller.ts';
import { firstProblem, type Validator } from '../kernel/input.ts';
import { WrongSnapshot } from '../world/snapshot.ts';
import { DEFAULT_WORLD, isWorldName, TooManyWorlds, type Worlds } from '../world/worlds.ts';
import type { ControlContext, ControlDeps } from './action.ts';
import { CONTROL_HANDLERS } from './handlers.ts';
import { readAllByForm } from './outbox.ts';
import { readInput } from './read-input.ts';
import { ControlError, worldNotFound } from './refuse.ts';
import { findRoute } from './route.ts';
import { RunStore } from './run-store.ts';

/** The testers' control plane, below /__sim. */
export interface Control {
  fetch(request: Request, info?: CallInfo): Promise<Response>;
}

/** Operations that make a world of any name. */
const MAKERS: ReadonlySet<ControlOperationId> = new Set<ControlOperationId>(['createWorld', 'putSnapshot']);

/** Creates the control plane. Only callers on this machine may use it: it can read and undo everything. */
export function createControl(deps: ControlDeps): Control {
  const runs = new RunStore();
  return {
    async fetch(request, info) {
      try {
        const url = new URL(request.url);
        refuseStrangers(request, url, info);
        const answer = await act({ ...deps, runs }, request, url, info);
        return answer instanceof Response ? answer : reply(200, answer);
      } catch (error) {
        const refusal = asRefusal(error);
        return reply(refusal.status, refusal.toBody());
      }
    },
  };
}

function asRefusal(error: unknown): ControlError {
  if (error instanceof ControlError) return error;
  if (error instanceof TooManyWorlds) return new ControlError('too_many_worlds', error.message);
  if (error instanceof WrongSnapshot) return new ControlError('invalid', error.message, error.field);
  throw error;
}

async function act(
  deps: ControlDeps & Pick<ControlContext, 'runs'>,
  request: Request,
  url: URL,
  info?: CallInfo,
): Promise<unknown> {
  const { id, operation, params } = findRoute(request.method, url.pathname);
  const { name = '' } = params;
  const inWorld = operation.path.includes('{name}');
  if (inWorld && !isWorldName(name))
    throw new ControlError('invalid', 'A world is named with 1 to 64 of a-z, 0-9 and -', 'name');
  assertJsonCommand(request, info);
  if (inWorld && !MAKERS.has(id)) assertWorld(deps.worlds, name, operation.command);
  const ctx: ControlContext = {
    ...deps,
    name,
    request,
    origin: info?.origin ?? url.origin,
    room: () => deps.worlds.room(name),
    world: () => deps.worlds.get(name),
  };
  if (id === 'readMails' && isForm(request)) return readAllByForm(ctx);
  const input = await readInput(id, request, params, url.searchParams);
  // Each handler has the input of its own operation, which the types of the table have checked.
  const handle = CONTROL_HANDLERS[id] as (given: unknown, context: ControlContext) => unknown;
  const answer = await handle(input, ctx);
  if (deps.checkAnswers) assertAnswer(id, answer);
  return answer;
}

/**
 * Refuses a world that does not exist. Commands create a name that is new, but none that somebody
 * deleted: they would go on in an empty world without notice. Reading creates no world, as an image
 * on any page could create a thousand.
 */
function assertWorld(worlds: Worlds, name: string, isCommand: boolean): void {
  if (name === DEFAULT_WORLD || worlds.has(name)) return;
  if (!isCommand || worlds.wasDeleted(name)) throw worldNotFound(name);
}

/** Returns whether the button of the outbox page was pressed. */
function isForm({ headers }: Request): boolean {
  return (headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');
}

/** @throws Error when an answer breaks the contract of the control plane */
function assertAnswer(id: ControlOperationId, answer: unknown): void {
  if (answer instanceof Response) {
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] as string;
    const produces: readonly string[] = CONTROL_OPERATION_META[id].produces;
    if (answer.status === 200 && !produces.includes(type))
      throw new Error(`${id} breaks its contract: it returns ${type}`);
    return;
  }
  const { answer: validator }: { answer?: Validator } = controlValidators[id];
  const problem = validator && firstProblem(validator, answer);
  if (problem) throw new Error(`${id} breaks its contract: ${problem}`);
}

/**
 * Pages of other origins can post plain forms unasked, but JSON or a header of ours only after a
 * preflight, which is never granted here. The outbox pages may post their own forms.
 */
function assertJsonCommand({ method, headers, body }: Request, info?: CallInfo): void {
  if (method !== 'POST' && (method !== 'PUT' || body === null)) return;
  if (/^application\/json\b/i.test(headers.get('content-type') ?? '')) return;
  if (info?.fromOwnPage || headers.get('sec-fetch-site') === 'same-origin') return;
  if (body === null && headers.has('x-sim-world')) return;
  throw new ControlError('not_json');
}

/** Refuses other machines, and pages of other sites in a browser on this machine. */
function refuseStrangers(request: Request, url: URL, info: CallInfo | undefined): void {
  const origin = request.headers.get('origin');
  const { address } = info ?? {};
  const fromHere =
    address === undefined || ((address === 'in-process' || isOwnMachine(address)) && isLoopbackName(url.hostname));
  const pageFromHere = origin === null || (URL.canParse(origin) && isLoopbackName(new URL(origin).hostname));
  if (!fromHere || !pageFromHere || isCrossSite(request.headers)) throw new ControlError('forbidden');
}

function reply(status: number, body: unknown): Response {
  return new Response(`${JSON.stringify(body)}\n`, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}
