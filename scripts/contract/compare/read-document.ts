import type { Resolve, Schema } from './schema-view.ts';

/** A document of the contract, as JSON. */
export type Json = Record<string, unknown>;

/** Returns what follows references within a document. It throws for one that leads nowhere. */
export function createResolver(document: Json): Resolve {
  return (reference) => {
    const parts = reference.replace(/^#\//, '').split('/');
    const target = parts
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, part) => (node as Json | undefined)?.[part], document);
    if (typeof target !== 'object' || target === null) throw new Error(`${reference} leads nowhere`);
    return target as Schema;
  };
}
