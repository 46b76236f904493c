import {
  checkPrintRange,
  printRangeMax,
  type PrintRange,
  resolvePrintRange,
} from '@muara/contract/rules/printing/print-range';
import { isReprint } from '@muara/contract/rules/printing/is-reprint';
import { type FormEvent, useState } from 'react';
import type { RangeRequest } from './print-requests.ts';
import { countOfText, isCountText } from '@/lib/count-text.ts';
import { uiMessages } from '@/ui/ui.messages.ts';
import { printersMessages as text } from './printers.messages.ts';

type Field = 'from' | 'to' | 'reason';

/**
 * The range of a print as it is typed (000 §5): capped while typing, checked when it is sent.
 * Not the form hook: its numbers correct each other, and their errors have texts of 000 §5 without a code.
 */
export function useRange({ ticket, type, range, done }: RangeRequest) {
  const max = printRangeMax(ticket, type);
  const [from, setFrom] = useState(String(range.from ?? 1));
  const [to, setTo] = useState(String(range.to ?? max));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});

  const typed: PrintRange = { from: countOfText(from) ?? 0, to: countOfText(to) ?? 0 };
  const isRange = from !== '' && to !== '' && checkPrintRange(typed.from, typed.to, max).ok;
  const meant = isRange ? resolvePrintRange(typed.from, typed.to, max) : null;
  const needsReason =
    meant !== null &&
    isReprint(
      ticket.print_history.map(({ data }) => data),
      type,
      meant,
    );

  /** Caps a number at the highest piece (000 §5). Text that is not a count stays as typed. */
  const cap = (value: string, least: number) =>
    value === '' || !isCountText(value) ? value : String(Math.max(least, Math.min(max, Number(value))));
  const mend = (...fields: Field[]) =>
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !fields.includes(name as Field))));

  function find(): { field: Field; message: string } | null {
    const empty = from === '' ? 'from' : to === '' ? 'to' : null;
    if (empty) return { field: empty, message: text.provideValue };
    if (!isCountText(from)) return { field: 'from', message: uiMessages.count[1] };
    if (!isCountText(to)) return { field: 'to', message: uiMessages.count[0] };
    if (!isRange) return { field: 'from', message: text.rangeWrong };
    return needsReason && reason.trim() === '' ? { field: 'reason', message: text.completeField } : null;
  }

  return {
    max,
    from,
    to,
    reason,
    errors,
    /** What will be printed; null while that is no range. */
    meant,
    needsReason,
    setFrom(value: string) {
      setFrom(cap(value, 1));
      mend('from', 'to');
    },
    setTo(value: string) {
      setTo(cap(value, 0));
      mend('from', 'to');
    },
    setReason(value: string) {
      setReason(value);
      mend('reason');
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const problem = find();
      if (!problem) return done({ range: typed, reason: needsReason ? reason.trim() : null });
      setErrors({ [problem.field]: problem.message });
      event.currentTarget.querySelector<HTMLElement>(`[name='${problem.field}']`)?.focus();
    },
  };
}
