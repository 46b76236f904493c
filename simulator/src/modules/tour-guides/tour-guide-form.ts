import type { FieldProblem } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import { fieldChanges, type Fields } from '../../domain/edits/index.ts';
import { takenFields } from '../../domain/people/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import type { TourGuideRecord } from '../../world/records.ts';

export type TourGuideBody = OperationMap['addTourGuide']['body'];
type Form = Omit<TourGuideRecord, 'id' | 'userId' | 'updatedAt' | 'updatedBy' | 'deletedAt'>;

/** Returns every problem of a tour guide's form. @param accountId the guide's own account, if any */
export function tourGuideProblems({ world, rules }: Context, body: TourGuideBody, accountId?: number): FieldProblem[] {
  return [...rules.checkTourGuide(body), ...takenFields(world, { email: body.email }, accountId)];
}

/** Returns the stored fields of a validated form. */
export function tourGuideFrom(body: TourGuideBody): Form {
  return {
    name: findText(body.name),
    companyName: findText(body.company_name),
    address: findText(body.address),
    state: findText(body.state),
    country: findText(body.country),
    email: findText(body.email),
    contact: findText(body.contact),
    ic: findText(body.ic) || null,
    motacs: findText(body.motacs),
    startDate: findText(body.start_date),
    endDate: findText(body.end_date),
    active: body.active ?? true,
  };
}

/** Returns the event of a tour guide who was added, changed or removed. */
export function tourGuideChanged(
  action: string,
  before: TourGuideRecord | null,
  after: TourGuideRecord | null,
): BusinessEvent<'catalogue.changed'> {
  const changes = fieldChanges(before ? listFields(before) : {}, after ? listFields(after) : {});
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
    active: guide.active ? 'Yes' : 'No',
  };
}

function findText(text: string | null | undefined): string {
  return text?.trim() ?? '';
}
