import { APP_PLATFORM, REQUEST_TIMEOUT_MS } from '@muara/contract/constants';
import { isOperationId, OPERATIONS, type OperationEntry, type OperationId } from '@muara/contract/operations';
import createFetchClient, { createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { ApiError, ERROR_TEXTS, httpError } from './api-error.ts';
import type { CallOptions, Calls, UrlInput } from './call-types.ts';
import { encodeForm } from './encode-form.ts';
import { inTime, type SetTimer } from './in-time.ts';
import { newKey } from './new-key.ts';
import { systemClock } from '../system.ts';

export { ApiError, type ApiErrorKind } from './api-error.ts';
export type { CallInput, CallOptions, Calls, UrlInput } from './call-types.ts';
export { can } from './can.ts';

/** Stores the bearer token; null when nobody is signed in. */
export interface TokenStore {
  get(): string | null;
  set(token: string | null): void;
  /**
   * Null, or a promise to await before a call when the stored token is not this caller's (another tab
   * signed in).
   */
  settled?(): Promise<void> | null;
}

export interface ClientOptions {
  /** Origin, or origin and prefix (`http://localhost:3000/w/demo`); may be empty in a browser. */
  baseUrl: string;
  /** Sent as X-App-Version. */
  appVersion: string;
  tokens: TokenStore;
  fetch?: typeof fetch;
  timeoutMs?: number;
  /**
   * 401, 402 and 403 (000 §8): the app clears the token and signs out.
   * Not called for a response to a replaced token.
   */
  onSessionEnd?: (error: ApiError) => void;
  /** 409: the app is too old. */
  onNewVersion?: (error: ApiError) => void;
  /** 429. */
  onRateLimit?: (error: ApiError) => void;
  /** The language of messages, sent as Accept-Language; the browser's own by default. */
  language?: string;
  /** Called when a call begins; the returned function receives the server's time from the Date header. */
  measureTime?: () => (serverTime: number) => void;
  /** Whether the call comes from the point of sale; sent as X-Pos. */
  pos?: () => boolean;
  setTimer?: SetTimer;
}

export interface MuaraClient {
  /** One function per operation: `client.call.listTickets({ query: { page: 0 } })`. @throws ApiError */
  readonly call: Calls;
  /**
   * Returns the URL of an operation, for downloads and printers.
   * @throws RangeError for a token where the contract takes none
   */
  url<Id extends OperationId>(
    operation: Id,
    ...input: object extends UrlInput<Id> ? [input?: UrlInput<Id>] : [input: UrlInput<Id>]
  ): string;
}

/** The input of any operation. */
interface AnyInput extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
}

/** Any operation in the terms of openapi-fetch; `Calls` has the types of each. */
interface AnyOperation {
  parameters: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}
type AnyPaths = Record<string, Record<Lowercase<OperationEntry['method']>, AnyOperation>>;

/** Calls that need no session: their refusals end none (000 §8 is about signed-in calls). */
const NO_SESSION_ENDS: readonly string[] = ['login', 'forgotPassword', 'resetPassword'];

/**
 * Creates the typed HTTP client.
 * It sends the common headers (000 §7), stores the token of each response, and throws `ApiError` for anything but
 * success.
 */
export function createMuaraClient(options: ClientOptions): MuaraClient {
  const { tokens, timeoutMs: usualTimeout = REQUEST_TIMEOUT_MS, setTimer = systemClock.setTimer } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  // Looked up on each call: demos and tests replace it after the client was created.
  const http = createFetchClient<AnyPaths>({
    baseUrl,
    fetch: (request) => (options.fetch ?? globalThis.fetch)(request),
  });

  async function run(id: OperationId, input: AnyInput): Promise<unknown> {
    const operation: OperationEntry = OPERATIONS[id];
    for (let wait = tokens.settled?.(); wait; wait = tokens.settled?.()) await wait;
    const token = tokens.get();
    const tellTime = options.measureTime?.();
    try {
      const { data, error, response } = await inTime(
        { signal: input.signal, timeoutMs: input.timeoutMs ?? usualTimeout, setTimer },
        (signal) =>
          http[operation.method](operation.path, {
            params: { path: input.params, query: input.query },
            ...encodeBody(operation, input.body, headers(operation, token, input.idempotencyKey)),
            parseAs: operation.binary ? 'blob' : 'json',
            signal,
            ...(input.keepalive ? { keepalive: true } : {}),
          }),
      );
      const serverTime = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(serverTime)) tellTime?.(serverTime);
      const answer: unknown = response.ok ? data : error;
      rotate(operation, token, answer);
      if (!response.ok) throw httpError(response.status, answer);
      return answer;
    } catch (error) {
      const failure = toApiError(error);
      tell(id, token, failure);
      throw failure;
    }
  }

  function headers(
    { command }: OperationEntry,
    token: string | null,
    idempotencyKey = newKey(),
  ): Record<string, string> {
    return {
      'X-Platform': APP_PLATFORM,
      'X-App-Version': options.appVersion,
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(options.language === undefined ? {} : { 'Accept-Language': options.language }),
      ...(options.pos?.() ? { 'X-Pos': '1' } : {}),
      ...(command ? { 'Idempotency-Key': idempotencyKey } : {}),
    };
  }

  /** Stores the token of a response, unless the session that called was signed out in the meantime. */
  function rotate({ audience }: OperationEntry, asked: string | null, answer: unknown): void {
    const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined;
    if (typeof token !== 'string' || token === '') return;
    if (audience.includes('public') || asked === null || tokens.get() !== null) tokens.set(token);
  }

  function tell(id: OperationId, asked: string | null, error: ApiError): void {
    if (error.status === 409) options.onNewVersion?.(error);
    if (error.status === 429) options.onRateLimit?.(error);
    const isEnd = [401, 402, 403].includes(error.status) && !NO_SESSION_ENDS.includes(id);
    // The response to an old token does not concern the session that followed.
    if (isEnd && tokens.get() === asked) options.onSessionEnd?.(error);
  }

  const made: Record<string, unknown> = {};
  return {
    call: new Proxy(made, {
      get: (calls, id) =>
        typeof id === 'string' && isOperationId(id)
          ? (calls[id] ??= (input: AnyInput = {}) => run(id, input))
          : undefined,
      // The types of responses rest on the server, which validates them; validators would double the bundle.
    }) as Calls,
    url(operation, ...[input]) {
      const { path, download }: OperationEntry = OPERATIONS[operation];
      const { params = {}, query = {}, token = null } = (input ?? {}) as AnyInput & { token?: string | null };
      if (token !== null && !download) throw new RangeError(`${operation} takes no token in its address`);
      const search = serializeQuery(token === null ? query : { ...query, token });
      return `${baseUrl}${defaultPathSerializer(path, params)}${search && `?${search}`}`;
    },
  };
}

const serializeQuery = createQuerySerializer();

function encodeBody(operation: OperationEntry, body: object | undefined, headers: Record<string, string>): object {
  const isMultipart = operation.body === 'multipart';
  const isForm = isMultipart || operation.body === 'form';
  if (body === undefined || !isForm) return { body, headers };
  // Without our own content type, the browser sets the one of the form.
  return {
    body: encodeForm(body, { isMultipart, lists: operation.form, isPartial: operation.partial }),
    bodySerializer: (form: unknown) => form,
    headers: { ...headers, 'Content-Type': null },
  };
}

/**
 * Returns the error of anything but a refusal.
 * A broken connection looks the same before and during the response.
 */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof SyntaxError)
    return new ApiError('http', 200, 'malformed_answer', ERROR_TEXTS.other, { cause: error });
  // The browser itself gave up.
  if (error instanceof Error && error.name === 'AbortError')
    return new ApiError('timeout', 0, 'timeout', ERROR_TEXTS.timeout, { cause: error });
  return new ApiError('network', 0, 'network', ERROR_TEXTS.network, { cause: error });
}
