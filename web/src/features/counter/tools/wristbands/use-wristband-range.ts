import type { PrintRange } from '@muara/contract/rules/printing/print-range';
import { useState } from 'react';
import {
  findRangeProblem,
  limitCount,
  type RangeField,
  type RangeProblem,
  readRange,
  type TypedRange,
} from '@/domain/printing/typed-range.ts';
import { acceptCount } from '@/lib/count-text.ts';
import { uiMessages } from '@/ui/ui.messages.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';

/** The fields of a range and their error. */
interface RangeEntry {
  texts: TypedRange;
  type(field: RangeField, text: string): void;
  choose(from: number, to: number): void;
  /** The range; null while it is invalid. */
  range: PrintRange | null;
  problem: RangeProblem | null;
}

/** Returns the state of a range of wristbands, typed or chosen, never beyond the last one (000 §5). */
export function useWristbandRange(max: number, start: PrintRange): RangeEntry {
  const [texts, setTexts] = useState<TypedRange>({ from: String(start.from), to: String(start.to) });
  return {
    texts,
    type: (field, typed) => setTexts({ ...texts, [field]: limitCount(acceptCount(typed, texts[field]), 0, max) }),
    choose: (from, to) => setTexts({ from: String(from), to: String(to) }),
    range: readRange(texts, max),
    problem: findRangeProblem(texts, max),
  };
}

/** Returns the message of an invalid range of `max` wristbands. */
export function rangeMessage({ field, reason }: RangeProblem, max: number): string {
  if (reason === 'not_a_count') return uiMessages.count[field === 'from' ? 1 : 0];
  if (reason === 'empty') return toolText.provideValue;
  return reason === 'reversed' ? toolText.rangeWrong : toolText.rangeOf(max);
}
