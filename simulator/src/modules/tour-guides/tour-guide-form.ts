import type { FieldProblem } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import { takenFields } from '../../domain/people/index.ts';
import type { Context } from '../../kernel/handler.ts';
import type { TourGuideRecord } from '../../world/catalogue/tour-guides.ts';

type TourGuideBody = OperationMap['addTourGuide']['body'];
/** The stored fields of a tour guide that the form gives. */
export type TourGuideForm = Omit<TourGuideRecord, 'id' | 'userId' | 'updatedAt' | 'updatedBy' | 'deletedAt'>;

/** Returns every problem of a tour guide's form. @param accountId the guide's own account, if any */
export function tourGuideProblems({ world, rules }: Context, body: TourGuideBody, accountId?: number): FieldProblem[] {
  return [...rules.checkTourGuide(body), ...takenFields(world, { email: body.email }, accountId)];
}

/** Returns the stored fields of a validated form. */
export function readTourGuide(body: TourGuideBody): TourGuideForm {
  return {
    name: trimText(body.name),
    companyName: trimText(body.company_name),
    address: trimText(body.address),
    state: trimText(body.state),
    country: trimText(body.country),
    email: trimText(body.email),
    contact: trimText(body.contact),
    ic: trimText(body.ic) || null,
    motacs: trimText(body.motacs),
    startDate: trimText(body.start_date),
    endDate: trimText(body.end_date),
    active: body.active ?? true,
  };
}

function trimText(text: string | null | undefined): string {
  return text?.trim() ?? '';
}
