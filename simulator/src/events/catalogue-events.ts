import type { CatalogueArea } from '@muara/contract/types';
import type { AuditEntry } from '../world/world.ts';

/** Events of records that staff keep in lists: packages, jetties, users and the like. */
export interface CatalogueEvents {
  /** A record was added, edited or removed. */
  'catalogue.changed': {
    /** The lists that show it. */
    readonly areas: readonly CatalogueArea[];
    /** One entry for each record, so that each record's timeline has it. */
    readonly entries: readonly AuditEntry[];
  };
}
