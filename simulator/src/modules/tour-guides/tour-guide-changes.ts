import { type Fields, recordChanges, yesNo } from '../../domain/edits/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { TourGuideRecord } from '../../world/catalogue/tour-guides.ts';

/** Returns the event of a tour guide who was added, changed or removed. */
export function tourGuideChanged(
  action: string,
  before: TourGuideRecord | null,
  after: TourGuideRecord | null,
): BusinessEvent<'catalogue.changed'> {
  const changes = recordChanges(before, after, listFields);
  return event('catalogue.changed', { areas: ['tour_guides'], entries: [{ module: 'Tour Guide', action, changes }] });
}

function listFields(guide: TourGuideRecord): Fields {
  return {
    name: guide.name,
    company_name: guide.companyName,
    address: guide.address,
    state: guide.state,
    country: guide.country,
    email: guide.email,
    contact: guide.contact,
    ic: guide.ic,
    motacs: guide.motacs,
    start_date: guide.startDate,
    end_date: guide.endDate,
    active: yesNo(guide.active),
  };
}
