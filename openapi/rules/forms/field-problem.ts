import type { ErrorCode } from '../../generated/errors.ts';

/**
 * One invalid field of a form or body.
 * A check returns all of them in the order of the form; an empty list is a pass. The texts are in the
 * catalogue (`ERRORS[code].message`).
 */
export interface FieldProblem {
  /** The field's wire name; inside lists with its place, such as `roles.3.name`. */
  field: string;
  code: ErrorCode;
}
