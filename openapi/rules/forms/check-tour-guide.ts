import { checkContact, checkIc } from './check-contact.ts';
import { checkDates } from './check-dates.ts';
import { checkEmail } from './check-email.ts';
import { checkPlace } from './check-place.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';

/** The tour guide form, by wire names. */
export interface TourGuideValues {
  name?: string | null;
  company_name?: string | null;
  address?: string | null;
  state?: string | null;
  country?: string | null;
  email?: string | null;
  contact?: string | null;
  ic?: string | null;
  motacs?: string | null;
  /** `YYYY-MM-DD`. */
  start_date?: string | null;
  end_date?: string | null;
}

/** Checks the tour guide form: all but the IC are required; phone and IC are digits (002 §5.2). */
export function checkTourGuide(values: TourGuideValues): FieldProblem[] {
  const texts = values as Readonly<Record<string, unknown>>;
  return [
    ...checkTexts(texts, ['name', 'company_name', 'address']),
    ...checkPlace(values),
    ...checkEmail(values.email),
    ...checkTexts(texts, [], ['email']),
    ...checkContact(values.contact, 'required'),
    ...checkIc(values.ic),
    ...checkTexts(texts, ['motacs']),
    ...checkDates(texts, ['start_date', 'end_date']),
  ];
}
