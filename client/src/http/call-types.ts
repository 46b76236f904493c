import type { NoFields, OperationId, OperationMap } from '@muara/contract/types';

export interface CallOptions {
  /** Longest wait in milliseconds; Infinity for none. */
  timeoutMs?: number;
  /** Takes the call back. */
  signal?: AbortSignal;
  /** For commands: the same key for every try of the same act; without it each call has its own. */
  idempotencyKey?: string;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
}

/** A part of the input: absent when the operation has none, optional when all of it is. */
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

/** `call.logout()`, `call.getTicket({ params: { ticket_code } })`: what is required is required. */
export type Calls = {
  readonly [Id in OperationId]: (
    ...input: object extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>]
  ) => Promise<OperationMap[Id]['answer']>;
};

export type UrlInput<Id extends OperationId> = Part<'params', OperationMap[Id]['params']> & {
  query?: OperationMap[Id]['query'];
  /** Puts the token into the address, for downloads that open in a window of their own. */
  token?: string | null;
};
