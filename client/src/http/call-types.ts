import type { NoFields, OperationId, OperationMap } from '@muara/contract/types';

export interface CallOptions {
  /** Timeout in milliseconds; Infinity for none. */
  timeoutMs?: number;
  /** Cancels the call. */
  signal?: AbortSignal;
  /** For commands: the same key for every attempt of the same command; by default each call has its own. */
  idempotencyKey?: string;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
}

/** A part of the input: absent when the operation has none, optional when all its fields are. */
type Part<Name extends string, T> = [T] extends [NoFields]
  ? unknown
  : [T] extends [undefined]
    ? unknown
    : undefined extends T
      ? { [K in Name]?: T }
      : object extends T
        ? { [K in Name]?: T }
        : { [K in Name]: T };

export type CallInput<Id extends OperationId> = Part<'params', OperationMap[Id]['params']> &
  Part<'query', OperationMap[Id]['query']> &
  Part<'body', OperationMap[Id]['body']> &
  CallOptions;

/** `call.logout()`, `call.getTicket({ params: { ticket_code } })`: required fields are required. */
export type Calls = {
  readonly [Id in OperationId]: (
    ...input: object extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>]
  ) => Promise<OperationMap[Id]['answer']>;
};

export type UrlInput<Id extends OperationId> = Part<'params', OperationMap[Id]['params']> & {
  query?: OperationMap[Id]['query'];
  /** Puts the token into the URL, for downloads that open in their own window. */
  token?: string | null;
};
