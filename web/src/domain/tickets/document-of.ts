import type { Ticket } from '@muara/contract/types';

/** Returns the input of a call for a ticket's public document, with its key if the server gave one. */
export function documentOf({ code, document_key: key }: Pick<Ticket, 'code' | 'document_key'>) {
  return { params: { code }, query: key === undefined ? {} : { key } };
}
