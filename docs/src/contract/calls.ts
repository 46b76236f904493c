/** A call of a sequence. Texts can contain `{{name}}`: a value that an earlier call saved. */
export interface Call {
  title: string;
  operationId?: string;
  method: string;
  /** Below the address of the world. Paths below `/__sim` are the server's. */
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** A body that is not valid JSON. */
  text?: string;
  /** Whether the body is sent as a form instead of JSON. */
  isForm?: boolean;
  /** Name → JSON pointer into the response. */
  saves?: Record<string, string>;
  /** Code that refuses it; undefined where it succeeds. */
  refusedWith?: string;
  /** What its response must meet; without checks, it must succeed. */
  checks?: Check[];
}

/** A condition of a step, such as `$response.body#/ticket/total_amount == 75`. */
export interface Check {
  /** As the workflow has it. */
  text: string;
  /** `$statusCode`, `$response.body#/…`, or a value. Values can contain `{{name}}`. */
  left: unknown;
  operator: '==' | '!=' | '>';
  right: unknown;
}

const PASSWORD = 'muara123';

/** The instant at which a world begins in which every example succeeds. */
const EXAMPLE_TIME = '2026-03-10T10:00:00+08:00';

/** Returns the call that signs in a demo account, and saves its token. */
export function signInCall(account: string): Call {
  return {
    title: `Sign in as ${account}`,
    operationId: 'login',
    method: 'POST',
    path: '/api/login',
    body: { email: `${account}@muara.test`, password: PASSWORD, platform: 'web_app' },
    saves: { [tokenOf(account)]: '/token' },
  };
}

/** Returns a value as it is written in a path, a header or a field. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns the name under which the token of an account is saved. */
export const tokenOf = (account: string): string => `${account}_token`;

/** Returns the call that makes a new world in which the examples succeed. */
export function newWorldCall(world: string): Call {
  return { title: 'Start a new world', method: 'PUT', path: `/__sim/worlds/${world}`, body: { at: EXAMPLE_TIME } };
}
