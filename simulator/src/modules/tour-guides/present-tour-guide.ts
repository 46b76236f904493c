import type { TourGuide } from '@muara/contract/types';
import { presentEdit } from '../../domain/edits/index.ts';
import type { TourGuideRecord } from '../../world/catalogue/tour-guides.ts';
import type { World } from '../../world/world.ts';

/** Returns a tour guide for the wire (002 §3.7). */
export function presentTourGuide({ tables: { tickets } }: World, guide: TourGuideRecord): TourGuide {
  return {
    id: guide.id,
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
    active: guide.active,
    total_ticket: tickets.count('tourguide', guide.id),
    updated_at: presentEdit(guide),
  };
}
