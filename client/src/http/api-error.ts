import type { FieldError } from '@muara/contract/types';

/**
 * `http`: the server responded with an error; `timeout`: no response in time; `network`: the server is
 * not reachable; `aborted`: the caller canceled the call, so nobody needs to be told.
 */
export type ApiErrorKind = 'http' | 'timeout' | 'network' | 'aborted';

/** Texts of 000 §8, for when the server sends none. */
export const ERROR_TEXTS = {
  notAuthorized: 'Not authorized',
  newVersion: 'New updates! Please refresh your browser',
  tooMany: 'Too many request',
  timeout: 'This is taking too long. Please check your network connection',
  network: 'Failed to fetch. Please check your network connection',
  other: 'Something went wrong',
} as const;

/** Thrown by every failed call; `message` is for the person at the screen. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /**
   * A code of the error catalogue, or `timeout`, `network`, `aborted`, `malformed_answer`,
   * `http_<status>`.
   */
  readonly code: string;
  /** What the server sent: parsed JSON, or text; undefined when empty. */
  readonly body: unknown;
  /** The first invalid field. */
  readonly field: string | undefined;
  /** All invalid fields. */
  readonly errors: FieldError[] | undefined;

  constructor(
    kind: ApiErrorKind,
    status: number,
    code: string,
    message: string,
    { body, cause }: { body?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.body = body;
    const { field, errors } = fields(body);
    this.field = typeof field === 'string' ? field : undefined;
    this.errors = Array.isArray(errors) ? (errors as FieldError[]) : undefined;
  }
}

/** Returns the error of an unsuccessful response with any body: ours, another server's, or none. */
export function httpError(status: number, body: unknown): ApiError {
  const { code, message, error } = fields(body);
  const given = [message, error].find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined;
  return new ApiError(
    'http',
    status,
    typeof code === 'string' ? code : `http_${status}`,
    given ?? defaultText(status),
    { body },
  );
}

function defaultText(status: number): string {
  if (status === 401 || status === 402 || status === 403) return ERROR_TEXTS.notAuthorized;
  if (status === 409) return ERROR_TEXTS.newVersion;
  return status === 429 ? ERROR_TEXTS.tooMany : ERROR_TEXTS.other;
}

function fields(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
