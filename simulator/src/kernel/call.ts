import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import type { Rules } from '@muara/contract/rules';
import type { Hub } from '../realtime/hub.ts';
import type { HostClock } from '../world/clock.ts';
import { atomically } from '../world/store.ts';
import type { Session } from '../world/world.ts';
import { TooManyWorlds, type Room, type Worlds } from '../world/worlds.ts';
import { Binary } from './binary.ts';
import { applyFault } from './apply-fault.ts';
import { readBody } from './body.ts';
import type { Caller } from './caller.ts';
import type { Domain } from './domain.ts';
import { readFacts } from './facts.ts';
import { DroppedConnection, type Fault } from './faults.ts';
import type { BusinessEvent } from '../events/business-event.ts';
import type { PublicContext } from './handler.ts';
import { Reply } from './handler-reply.ts';
import { findKeptResponse, keepResponse, toRepeatable, type Repeatable } from './idempotency.ts';
import { readParams, readQuery } from './input.ts';
import { jobContext, recordFailure } from './job-context.ts';
import { FILE, type JournalLine } from './journal.ts';
import { newJournalLine } from './journal-line.ts';
import { memoize } from './memoize.ts';
import type { CallInput, Operation } from './operation.ts';
import { malformedRequest, Refusal } from './refusal.ts';
import { binaryReply, encodedReply, presentRefusal, refusalPage, refusalReply, replayedReply } from './reply.ts';
import { assertMayUseRecord, authorise, ownerOf } from './session.ts';
import { isOlder } from './version.ts';

/** What every call shares. */
export interface Kernel {
  domain: Domain;
  worlds: Worlds;
  hub: Hub;
  rules: Rules;
  clock: HostClock;
  /** How to treat a response that breaks the contract: fail with 500, warn, or skip the check. */
  responseCheck: 'throw' | 'warn' | 'off';
  minAppVersion: string | undefined;
  onWarning(text: string): void;
}

const encoder = new TextEncoder();

/** Refusals that are the server's own fault. */
const FAILURES: ReadonlySet<string> = new Set<ErrorCode>(['internal_error', 'answer_invalid']);

/**
 * Handles one call, from its first byte to its journal entry: rate limit → faults → authenticate →
 * authorise → decode → validate → handle → validate the response → journal.
 */
export async function call(
  kernel: Kernel,
  operation: Operation,
  request: Request,
  params: Record<string, string>,
  caller: Caller,
): Promise<Response> {
  if (caller.world === undefined)
    return refusalReply(malformedRequest('X-Sim-World', 'pattern', 'expected 1 to 64 of a-z, 0-9 and -'));
  const room = openRoom(kernel.worlds, caller.world);
  if (!room) return refusalReply(new Refusal('too_many_requests', { retryAfter: 60 }), caller.request.language);
  const { clock } = room.world;
  clock.runDue();
  const started = kernel.clock.now();
  const line = newJournalLine(operation, request, caller, room.world);
  try {
    const response = await handleCall(kernel, operation, request, params, caller, room, line);
    line.status = response.status;
    return withWorldDate(response, clock.now());
  } catch (error) {
    if (error instanceof DroppedConnection) throw error;
    await readRefused(operation, request, caller, error, line);
    const refusal = recordRefusal(kernel, operation, error, room, line);
    const response = wantsPage(operation, request)
      ? refusalPage(refusal, params, caller.request.language)
      : refusalReply(refusal, caller.request.language);
    return withWorldDate(response, clock.now());
  } finally {
    line.took = kernel.clock.now() - started;
    room.journal.write(line);
  }
}

/** Returns the room of a world; undefined when no more worlds can be created. */
function openRoom(worlds: Worlds, name: string): Room | undefined {
  try {
    return worlds.room(name);
  } catch (error) {
    if (error instanceof TooManyWorlds) return undefined;
    throw error;
  }
}

/**
 * Sets the Date header to the world's time, which apps set their clocks by.
 * Cacheable responses keep the machine's time, because browsers compute their age from it.
 */
function withWorldDate(response: Response, now: number): Response {
  if (response.headers.get('cache-control') === 'no-store') response.headers.set('date', new Date(now).toUTCString());
  return response;
}

/**
 * Returns whether a browser is navigating to an operation that produces HTML, where nobody would read
 * JSON.
 */
function wantsPage({ meta }: Operation, request: Request): boolean {
  return meta.produces.includes('text/html') && (request.headers.get('accept') ?? '').includes('text/html');
}

/**
 * Reads what a refused call asked for, for the journal, where it was refused before anybody read it.
 * A caller who calls too often is not read.
 */
async function readRefused(
  { meta }: Operation,
  request: Request,
  caller: Caller,
  error: unknown,
  line: JournalLine,
): Promise<void> {
  if (request.bodyUsed || (error instanceof Refusal && error.code === 'too_many_requests')) return;
  line.query = readQuery(meta, caller.search);
  try {
    line.body = await readBody(meta, request);
  } catch {
    // What cannot be read is not shown.
  }
}

/** Records a refusal in the call's journal entry, and a server failure in the error log. */
export function recordRefusal(
  kernel: Kernel,
  operation: Operation,
  error: unknown,
  room: Room,
  line: JournalLine,
): Refusal {
  const refusal = asRefusal(kernel, operation, error, line.faultId !== null);
  const { status, body } = presentRefusal(refusal);
  line.status = status;
  line.code = body.code;
  line.message = body.message;
  line.answer = body;
  if (FAILURES.has(refusal.code)) logFailure(kernel, operation.id, error instanceof Refusal ? refusal : error, room);
  return refusal;
}

async function handleCall(
  kernel: Kernel,
  operation: Operation,
  request: Request,
  params: Record<string, string>,
  caller: Caller,
  room: Room,
  line: JournalLine,
): Promise<Response> {
  const { domain, rules, minAppVersion } = kernel;
  const { appVersion, platform } = caller.request;
  const wait = room.limiter.count(rateLimitKey(domain, room, caller), { real: kernel.clock.now(), world: line.at });
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfter: wait });
  if (appVersion !== undefined) assertSupportedApp(appVersion, minAppVersion, domain.oldestApp(room.world, platform));
  const { world } = room;
  // Set before anything can be refused, so that the journal names the user of a refused call.
  line.userId = ownerOf(world, caller.token);
  const readInput = memoize(() => readBody(operation.meta, request));
  const striking = strike(operation, params, caller, room, line.path, readInput);
  // Awaiting nothing would still let other calls go first.
  const fault = striking instanceof Promise ? await striking : striking;
  if (fault && fault.after === undefined) {
    line.faultId = fault.id;
    const brokenByFault = await applyFault(fault, kernel.clock, line);
    if (brokenByFault) return brokenByFault;
  }
  const session = authorise(operation, world, caller.token, domain, rules);
  const { meta } = operation;
  const body = await readInput();
  const query = readQuery(meta, caller.search);
  line.body = body;
  line.query = query;
  const input = { params: readParams(meta, params), query, body };
  const once = toRepeatable(operation, caller, session?.user.id, input);
  // Await only if something is running: a repeat must not slip in between this check and the command.
  const running = once && room.running.get(once.key);
  if (running) await running;
  const earlier = once && findKeptResponse(world, once);
  if (earlier !== undefined) {
    line.answer = earlier;
    return replayedReply(meta.status, earlier);
  }
  const answer = await runHandler(kernel, operation, { room, caller, session, ...input, once, line });
  if (kernel.responseCheck !== 'off') checkResponse(kernel, operation, answer);
  const sent = answer instanceof Binary || answer === undefined ? undefined : encoder.encode(JSON.stringify(answer));
  line.answer = answer instanceof Binary ? FILE : sent;
  if (fault?.after === 'commit') {
    room.faults.confirm(fault);
    line.faultId = fault.id;
    if (fault.code !== undefined || fault.status !== undefined || fault.drop || fault.malformed || 'body' in fault)
      line.lost = true;
    const brokenByFault = await applyFault(fault, kernel.clock, line);
    if (brokenByFault) return brokenByFault;
  }
  return answer instanceof Binary ? binaryReply(meta.status, answer) : encodedReply(meta.status, sent);
}

/** Returns the fault that strikes a call. Nothing is awaited while no fault is ordered. */
function strike(
  operation: Operation,
  params: Record<string, string>,
  caller: Caller,
  { faults, world }: Room,
  path: string,
  readInput: () => Promise<unknown>,
): Fault | undefined | Promise<Fault | undefined> {
  if (faults.list().every(({ when }) => when === undefined)) return faults.strike(operation.id);
  const reads = faults.readsInput(operation.id) ? readInput : undefined;
  return readFacts(operation, params, caller, world, path, reads).then((facts) => faults.strike(operation.id, facts));
}

/** A call that has been read and authorised. */
interface HandlerCall extends CallInput {
  room: Room;
  caller: Caller;
  session: Session | null;
  /** Set when the command must happen only once. */
  once?: Repeatable | undefined;
  /** Receives the types of the events. */
  line: Pick<JournalLine, 'events'>;
}

/** Returns the rate-limit key of a call: its token, or its address when the token opens no session. */
function rateLimitKey({ sessionOf }: Domain, { world }: Room, { token, request }: Caller): string {
  return token !== undefined && !('code' in sessionOf(world, token)) ? token : request.address;
}

/** Validates the input and runs the handler as one atomic step: all of its writes are kept, or none. */
export function runHandler(
  kernel: Kernel,
  operation: Operation,
  { room, caller, session, once, line, ...given }: HandlerCall,
): unknown {
  const { domain, rules } = kernel;
  const { world } = room;
  const { input, handle } = operation.accept(given);
  assertMayUseRecord(operation, session, input, domain, rules);
  const hub = kernel.hub.world(world.name);
  const ctx: PublicContext = {
    world,
    session,
    rules,
    now: world.clock.now(),
    hub,
    request: caller.request,
    requests: () => room.journal.entries(),
    serviceStatus: (service) => statusOf(room.faults.strike(service)) ?? room.faults.serviceStatus(service),
    isCurrent: () => kernel.worlds.isCurrent(world),
  };
  const react = (events: readonly BusinessEvent[]): void => {
    line.events = events.map(({ type }) => type);
    domain.react(events, { ...ctx, hub });
  };
  const step = (): unknown => {
    const answer = reactTo(() => handle(ctx), react);
    return once ? keepIdempotentResponse(answer, once, room, ctx) : answer;
  };
  return atomically(world.tables, step, shouldKeepChanges);
}

/** Runs a handler and hands its events to the reactions. @returns the response without them */
function reactTo(handle: () => unknown, react: (events: readonly BusinessEvent[]) => void): unknown {
  const unwrap = (answer: unknown): unknown => {
    if (!(answer instanceof Reply)) return answer;
    react(answer.events);
    return answer.value;
  };
  try {
    const answer = handle();
    return answer instanceof Promise ? answer.then(unwrap) : unwrap(answer);
  } catch (error) {
    if (error instanceof Refusal && error.options.events) react(error.options.events);
    throw error;
  }
}

/**
 * Keeps the response of an idempotent command.
 * A repeat that arrives before an async response waits for it.
 */
function keepIdempotentResponse(
  answer: unknown,
  once: Repeatable,
  { world, running }: Room,
  { isCurrent }: PublicContext,
): unknown {
  if (!(answer instanceof Promise)) {
    keepResponse(world, once, answer);
    return answer;
  }
  const kept = answer.then((value: unknown) => {
    if (isCurrent()) keepResponse(world, once, value);
    return value;
  });
  const settled = kept.then(
    () => void running.delete(once.key),
    () => void running.delete(once.key),
  );
  running.set(once.key, settled);
  return kept;
}

/**
 * Returns the status that a fault makes an outside service return; 503 when the service hangs or drops
 * the connection.
 */
function statusOf(fault: Fault | undefined): number | undefined {
  if (!fault) return undefined;
  return fault.status ?? (fault.code ? ERRORS[fault.code].status : 503);
}

/**
 * @throws Refusal app_version_too_old when the app is older than the server's or the operator's
 * minimum (002 §2.12)
 */
function assertSupportedApp(version: string, ...minimums: (string | undefined)[]): void {
  for (const minimum of minimums)
    if (minimum !== undefined && isOlder(version, minimum)) throw new Refusal('app_version_too_old');
}

/**
 * Writes a failure to the error log of a world.
 * If that fails too, warns, so that the caller still gets a response.
 */
export function logFailure(
  { domain, rules, hub, onWarning }: Pick<Kernel, 'domain' | 'rules' | 'hub' | 'onWarning'>,
  source: string,
  error: unknown,
  { world }: Pick<Room, 'world'>,
): void {
  try {
    recordFailure(domain, { source, error }, jobContext(world, rules, hub.world(world.name)));
  } catch (cause) {
    onWarning(`could not write the error log: ${String(cause)}`);
  }
}

function shouldKeepChanges(error: unknown): boolean {
  return error instanceof Refusal && error.options.keepChanges === true;
}

export function checkResponse(kernel: Kernel, operation: Operation, answer: unknown): void {
  const { meta } = operation;
  const isBinary = answer instanceof Binary;
  if (isBinary && !meta.produces.includes(answer.contentType))
    return reportBrokenResponse(kernel, operation, `${answer.contentType} is not ${meta.produces.join(' or ')}`);
  if (!isBinary && operation.binary)
    return reportBrokenResponse(kernel, operation, `JSON is not ${meta.produces.join(' or ')}`);
  const problem = isBinary ? undefined : operation.findProblem(answer);
  if (problem) reportBrokenResponse(kernel, operation, problem);
}

function reportBrokenResponse(kernel: Kernel, { id }: Operation, problem: string): void {
  kernel.onWarning(`${id} breaks the contract: ${problem}`);
  if (kernel.responseCheck === 'throw') throw brokenResponse(problem);
}

/** Returns the refusal to show for an error: its own code if the operation's contract lists it. */
function asRefusal(kernel: Kernel, operation: Operation, error: unknown, isFault: boolean): Refusal {
  if (!(error instanceof Refusal)) {
    kernel.onWarning(
      `${operation.id} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return new Refusal('internal_error');
  }
  if (isFault || kernel.responseCheck === 'off' || operation.codes.has(error.code) || error.code === 'answer_invalid')
    return error;
  const problem = `${error.code} is not among its x-errors`;
  kernel.onWarning(`${operation.id} breaks the contract: ${problem}`);
  return kernel.responseCheck === 'throw' ? brokenResponse(problem) : error;
}

function brokenResponse(detail: string): Refusal {
  const code = 'answer_invalid';
  return new Refusal(code, { errors: [{ field: 'answer', code, rule: 'contract', detail }] });
}
