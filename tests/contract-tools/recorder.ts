import { findOperation } from '../support/contract-validator.ts';
import type { MakeSimulator } from '../fuzz/stage.ts';
import { createTestSimulator } from '@muara/simulator/testing';

/** A call and its response, as they went over the wire. Bodies are base64. */
interface Recording {
  operationId: string;
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | null;
  response: { status: number; headers: Record<string, string>; body: string };
}

/** Of each operation: successes, and refusals with one code. */
const MOST_SUCCESSES = 3;
const MOST_REFUSALS = 1;
/** Other responses of the simulator than the published contract has. */
const NOT_PUBLISHED = new Set(['world_reset', 'not_played', 'answer_invalid']);
const FORM = 'application/x-www-form-urlencoded';
/** Lists and JSON in the fields of a form (`x-form`): Prism reads them as texts. */
const LIST_OR_JSON = /%5B|%7B/i;
/** Names of the simulator, and lengths that another client writes again. */
const LEFT_OUT = new Set(['x-sim-world', 'content-length', 'host', 'connection']);

/** Records what simulators receive and send; keeps a few calls of each kind. */
export class Recorder {
  readonly #kept = new Map<string, Recording[]>();

  get recordings(): Recording[] {
    return [...this.#kept.values()].flat();
  }

  /** Makes a simulator whose calls are recorded. */
  readonly make: MakeSimulator = (options) => {
    const sim = createTestSimulator(options);
    const { fetch } = sim.simulator;
    sim.simulator.fetch = async (request) => {
      const sent = request.clone();
      const response = await fetch(request);
      await this.#record(sent, response.clone());
      return response;
    };
    return sim;
  };

  async #record(request: Request, response: Response): Promise<void> {
    const { pathname, search } = new URL(request.url);
    const match = findOperation(request.method, pathname);
    if (!match) return;
    const body = Buffer.from(await response.arrayBuffer());
    const code = response.ok ? undefined : codeOf(body);
    if (code !== undefined && NOT_PUBLISHED.has(code)) return;
    const kind = `${match.operationId} ${response.status} ${code ?? ''}`;
    const known = this.#kept.get(kind) ?? [];
    if (known.length >= (response.ok ? MOST_SUCCESSES : MOST_REFUSALS)) return;
    const sent = Buffer.from(await request.arrayBuffer());
    if (request.headers.get('content-type')?.startsWith(FORM) && LIST_OR_JSON.test(sent.toString())) return;
    this.#kept.set(kind, known);
    known.push({
      operationId: match.operationId,
      method: request.method,
      target: pathname + search,
      headers: headersOf(request.headers),
      body: sent.length > 0 ? sent.toString('base64') : null,
      response: { status: response.status, headers: headersOf(response.headers), body: body.toString('base64') },
    });
  }
}

const headersOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !LEFT_OUT.has(name)));

function codeOf(body: Buffer): string | undefined {
  try {
    return (JSON.parse(body.toString()) as { code?: string }).code;
  } catch {
    return undefined;
  }
}
