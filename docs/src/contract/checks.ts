import type { Check } from './calls.ts';
import { fillValue, type Saved, valueAt } from './send-call.ts';

interface CheckedResponse {
  status: number;
  body: unknown;
}

/** Returns whether a response meets a condition, and the value that was compared. */
export function runCheck({ left, operator, right }: Check, response: CheckedResponse, saved: Saved) {
  const [found, wanted] = [left, right].map((operand) => readOperand(operand, response, saved));
  const isMet = operator === '>' ? Number(found) > Number(wanted) : (found === wanted) === (operator === '==');
  return { isMet, found };
}

function readOperand(operand: unknown, { status, body }: CheckedResponse, saved: Saved): unknown {
  if (operand === '$statusCode') return status;
  const pointer = typeof operand === 'string' && /^\$response\.body#(.*)$/.exec(operand)?.[1];
  return typeof pointer === 'string' ? valueAt(body, pointer) : fillValue(operand, saved);
}
