import { OPERATION_IDS, type OperationId } from '@muara/contract/operations';
import { createRandom, type Random } from '../../simulator/src/world/random.ts';
import { ACCOUNTS } from './accounts.ts';
import type { FuzzCall } from './call.ts';
import { Dictionary } from './dictionary.ts';
import { codeOf, judge, reachedHandler, type Outcome, type Problem } from './judge.ts';
import { mutateInput } from './mutate-input.ts';
import { openStage, type MakeSimulator, type Stage } from './stage.ts';
import { validInput, type Corpus } from './valid-input.ts';
import { mutateWire, writeCall } from './wire.ts';

interface FuzzOptions {
  calls: number;
  seed: number;
  /** Makes the simulator of each world; a test plants a defect here. */
  make?: MakeSimulator;
  /** Only these operations. */
  only?: readonly OperationId[];
  /** Only calls that keep to the contract. */
  onlyValid?: boolean;
  onProgress?(done: number): void;
}

export interface Finding extends Problem {
  call: FuzzCall;
  /** Calls of the same world before this one, in order. */
  before: readonly FuzzCall[];
  /** How often it was seen. */
  count: number;
}

export interface FuzzReport {
  seed: number;
  calls: number;
  findings: Finding[];
  /** By operation: calls sent, and those of them that a handler saw. */
  reached: Map<OperationId, { sent: number; reached: number }>;
}

/** Calls into one world before a fresh one is taken: broken worlds hide what whole ones show. */
const CALLS_PER_WORLD = 500;
const MOST_ACCEPTED = 12;
/** Calls after which an operation counts as out of reach. */
const MOST_CHASED = 400;
const CHANGED = { no: 0.35, input: 0.45, wire: 0.2 };

/**
 * Sends calls, most of them valid but for one place, and collects everything that the contract does
 * not allow.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const run = new Run(options);
  for (let sent = 0; sent < options.calls; sent += CALLS_PER_WORLD) {
    await run.world(Math.min(CALLS_PER_WORLD, options.calls - sent));
    options.onProgress?.(Math.min(sent + CALLS_PER_WORLD, options.calls));
  }
  await run.chase();
  return run.report;
}

class Run {
  readonly report: FuzzReport;
  readonly #random: Random;
  readonly #corpus: Corpus = new Map();
  /** Accounts that an operation lets in. */
  readonly #welcome = new Map<OperationId, Set<string | null>>();
  readonly #ids: readonly OperationId[];
  #queue: OperationId[] = [];

  constructor(readonly options: FuzzOptions) {
    this.#random = createRandom(options.seed);
    this.#ids = options.only ?? OPERATION_IDS;
    this.report = {
      seed: options.seed,
      calls: 0,
      findings: [],
      reached: new Map(this.#ids.map((id) => [id, { sent: 0, reached: 0 }])),
    };
  }

  async world(calls: number): Promise<void> {
    const stage = await openStage(this.options.make);
    const dictionary = new Dictionary();
    await this.#explore(stage, dictionary);
    const before: FuzzCall[] = [];
    for (let index = 0; index < calls; index++) {
      const call = this.#next(dictionary);
      const outcome = await stage.send(call);
      this.#note(call, outcome, dictionary);
      for (const problem of judge(call, outcome)) this.#find(problem, call, before);
      before.push(call);
    }
    stage.sim.simulator.close();
  }

  /** Sends valid calls to the operations that none has reached yet, until one does. */
  async chase(): Promise<void> {
    const unreached = this.#ids.filter((id) => this.report.reached.get(id)!.reached === 0);
    if (unreached.length === 0) return;
    const stage = await openStage(this.options.make);
    const dictionary = new Dictionary();
    await this.#explore(stage, dictionary);
    for (const id of unreached) {
      const counts = this.report.reached.get(id)!;
      for (let tries = 0; tries < MOST_CHASED && counts.reached === 0; tries++) {
        const input = validInput(id, this.#random, dictionary, this.#corpus);
        const call = writeCall(id, this.#account(id), input, 'nothing', this.#random);
        const outcome = await stage.send(call);
        this.#note(call, outcome, dictionary);
        for (const problem of judge(call, outcome)) this.#find(problem, call, []);
      }
    }
    stage.sim.simulator.close();
  }

  /** Reads the lists of the world, so that later calls know its ids. */
  async #explore(stage: Stage, dictionary: Dictionary): Promise<void> {
    for (const id of this.#ids.filter((name) => name.startsWith('list') || name === 'getSalePackages')) {
      for (const account of ['superuser', 'agent']) {
        const call = writeCall(id, account, { params: {}, query: {} }, 'nothing', this.#random);
        const { status, body } = await stage.send(call);
        if (status === 200) dictionary.learn(id, JSON.parse(body));
      }
    }
  }

  /** Returns the next call: every operation comes once before any comes again. */
  #next(dictionary: Dictionary): FuzzCall {
    const random = this.#random;
    if (this.#queue.length === 0) this.#queue = random.shuffle(this.#ids);
    const id = this.#queue.pop()!;
    const input = validInput(id, random, dictionary, this.#corpus);
    const kind = this.options.onlyValid ? 'no' : (random.weighted(Object.entries(CHANGED)) as keyof typeof CHANGED);
    const change = kind === 'input' ? mutateInput(id, input, random) : 'nothing';
    const call = writeCall(id, this.#account(id), input, change, random);
    if (kind === 'wire') call.change = mutateWire(call, random);
    if (random.chance(0.01)) call.wait = random.pick([1_000, 60_000, 3_600_000, 5 * 3_600_000]);
    return call;
  }

  #account(id: OperationId): string | null {
    const welcome = [...(this.#welcome.get(id) ?? [])];
    if (welcome.length > 0 && this.#random.chance(0.75)) return this.#random.pick(welcome);
    return this.#random.chance(0.4) ? 'skaloot' : this.#random.pick(ACCOUNTS);
  }

  #note(call: FuzzCall, outcome: Outcome, dictionary: Dictionary): void {
    const { operationId: id, account, input } = call;
    const counts = this.report.reached.get(id)!;
    this.report.calls += 1;
    counts.sent += 1;
    if (!['session_required', 'permission_denied', 'session_expired'].includes(codeOf(outcome.body) ?? ''))
      this.#welcome.set(id, (this.#welcome.get(id) ?? new Set()).add(account));
    if (!reachedHandler(outcome)) return;
    counts.reached += 1;
    if (outcome.status >= 300) return;
    const accepted = this.#corpus.get(id) ?? [];
    this.#corpus.set(id, accepted);
    if (call.change === 'nothing') accepted.push(structuredClone(input));
    if (accepted.length > MOST_ACCEPTED) accepted.shift();
    if (outcome.contentType.startsWith('application/json') && outcome.body !== '')
      dictionary.learn(id, JSON.parse(outcome.body));
  }

  #find(problem: Problem, call: FuzzCall, before: readonly FuzzCall[]): void {
    const known = this.report.findings.find(
      (finding) => finding.kind === problem.kind && finding.call.operationId === call.operationId,
    );
    if (known) known.count += 1;
    else this.report.findings.push({ ...problem, call, before: [...before], count: 1 });
  }
}
