import type { CatalogueEvents } from '../events/catalogue-events.ts';
import { none, type ReactionTable } from './reaction.ts';
import { refetchAreas } from './realtime/refetch.ts';

/** Records that staff keep in lists. */
export const catalogue: ReactionTable<keyof CatalogueEvents> = {
  'catalogue.changed': {
    mail: none('Staff see it in their lists; customers are not concerned.'),
    park: none('The park service does not know the catalogue.'),
    audit: ({ entries }) => entries,
    realtime: ({ areas }, ctx) => refetchAreas(ctx, areas),
    printing: none('Nothing is printed for it.'),
  },
};
