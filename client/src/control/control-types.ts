import type { ControlOperationId, ControlOperationMap } from '@muara/contract/control';
import type { NoFields } from '@muara/contract/types';

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

/** What an operation of the control plane takes. */
export type ControlInput<Id extends ControlOperationId> = Part<'params', ControlOperationMap[Id]['params']> &
  Part<'query', ControlOperationMap[Id]['query']> &
  Part<'body', ControlOperationMap[Id]['body']>;

/** What an operation returns: JSON, or the text of a page or script. */
type ControlAnswer<Id extends ControlOperationId> = ControlOperationMap[Id]['answer'] extends Blob
  ? string
  : ControlOperationMap[Id]['answer'];

/**
 * One function per operation: `control.createWorld({ params: { name }, body: { at } })`. @throws
 * ControlCallError
 */
export type Control = {
  readonly [Id in ControlOperationId]: (
    ...input: object extends ControlInput<Id> ? [input?: ControlInput<Id>] : [input: ControlInput<Id>]
  ) => Promise<ControlAnswer<Id>>;
};
