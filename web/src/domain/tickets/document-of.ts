import type { Ticket } from '@muara/contract/types';

/** Returns the input of a call for a public document of a ticket, with its key where the server gives one. */
export function documentOf({ code, document_key: key }: Pick<Ticket, 'code' | 'document_key'>) {
  return { params: { code }, query: key === undefined ? {} : { key } };
}
