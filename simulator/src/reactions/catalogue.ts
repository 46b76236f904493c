import type { CatalogueEvents } from '../events/catalogue-events.ts';
import { none, type ReactionTable } from './reaction.ts';
import { refetchAreas } from './realtime/index.ts';
import { NOT_MAILED, NOTHING_PRINTED } from './shared-reasons.ts';

/** Records that staff keep in lists. */
export const catalogue: ReactionTable<keyof CatalogueEvents> = {
  'catalogue.changed': {
    mail: NOT_MAILED,
    park: none('The park service does not know the catalogue.'),
    audit: ({ entries }) => entries,
    realtime: ({ areas }, ctx) => refetchAreas(ctx, areas),
    printing: NOTHING_PRINTED,
  },
};
