import { printRangeMax } from '@muara/contract/rules/printing/print-range';
import { isReprint } from '@muara/contract/rules/printing/is-reprint';
import { type FormEvent, useState } from 'react';
import { findRangeProblem, limitCount, type RangeField, readRange } from '@/domain/printing/typed-range.ts';
import { uiMessages } from '@/ui/ui.messages.ts';
import type { RangeRequest } from './print-requests.ts';
import { printersMessages as text } from './printers.messages.ts';

type Field = RangeField | 'reason';

/**
 * The range of a print as it is typed (000 §5): capped while typing, checked when it is sent.
 * Not the form hook: its numbers correct each other, and their errors have texts of 000 §5 without a code.
 */
export function useRangeForm({ ticket, type, range, done }: RangeRequest) {
  const max = printRangeMax(ticket, type);
  const [from, setFrom] = useState(String(range.from ?? 1));
  const [to, setTo] = useState(String(range.to ?? max));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});

  const meant = readRange({ from, to }, max);
  const needsReason =
    meant !== null &&
    isReprint(
      ticket.print_history.map(({ data }) => data),
      type,
      meant,
    );

  const clearErrors = (...fields: Field[]) =>
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !fields.includes(name as Field))));

  function find(): { field: Field; message: string } | null {
    const problem = findRangeProblem({ from, to }, max);
    if (!problem) return needsReason && reason.trim() === '' ? { field: 'reason', message: text.completeField } : null;
    if (problem.reason === 'not_a_count')
      return { field: problem.field, message: uiMessages.count[problem.field === 'from' ? 1 : 0] };
    return { field: problem.field, message: problem.reason === 'empty' ? text.provideValue : text.rangeWrong };
  }

  return {
    max,
    from,
    to,
    reason,
    errors,
    /** What will be printed; null while the range is invalid. */
    meant,
    needsReason,
    setFrom(value: string) {
      setFrom(limitCount(value, 1, max));
      clearErrors('from', 'to');
    },
    setTo(value: string) {
      setTo(limitCount(value, 0, max));
      clearErrors('from', 'to');
    },
    setReason(value: string) {
      setReason(value);
      clearErrors('reason');
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const problem = find();
      if (!problem)
        return done({ range: { from: Number(from), to: Number(to) }, reason: needsReason ? reason.trim() : null });
      setErrors({ [problem.field]: problem.message });
      event.currentTarget.querySelector<HTMLElement>(`[name='${problem.field}']`)?.focus();
    },
  };
}
