import type { ErrorCode } from '../../generated/errors.ts';

/**
 * One field that a form or a body got wrong. A check answers all of them, in the order of the form; an empty list is a
 * pass. The words are the catalogue's (`ERRORS[code].message`).
 */
export interface FieldProblem {
  /** The field's wire name; inside lists with its place, e.g. `roles.3.name`. */
  field: string;
  code: ErrorCode;
}
