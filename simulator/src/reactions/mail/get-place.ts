import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import type { MailedPlace } from './mail-words.ts';

/** Returns the names that the mail of a purchase shows for its package and jetty. */
export function getPlace({ tables: { packages, jetties } }: World, { packageId, jettyId }: TicketRecord): MailedPlace {
  return {
    packageName: packages.must(packageId).name,
    jettyName: jettyId === null ? null : (jetties.get(jettyId)?.name ?? null),
  };
}
