import { checkPrintRange, resolvePrintRange, type PrintRange } from '@muara/contract/rules/printing/print-range';
import { useState } from 'react';
import { acceptCount, countOfText, isCountText } from '@/lib/count-text.ts';
import { uiMessages } from '@/ui/ui.messages.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';

type Field = 'from' | 'to';

/** The fields of a range and their error. */
interface RangeEntry {
  texts: Record<Field, string>;
  type(field: Field, text: string): void;
  choose(from: number, to: number): void;
  /** The range; null while it is invalid. */
  range: PrintRange | null;
  /** The invalid field and its message; null when there is none. `isText` when it is not a number. */
  problem: { field: Field; message: string; isText: boolean } | null;
}

/** Returns the state of a range of wristbands, typed or chosen, never beyond the last one (000 §5). */
export function useRange(max: number, start: PrintRange): RangeEntry {
  const [texts, setTexts] = useState({ from: String(start.from), to: String(start.to) });
  const problem = problemOf(texts, max);
  return {
    texts,
    type(field, typed) {
      const text = acceptCount(typed, texts[field]);
      setTexts({ ...texts, [field]: text === '' || !isCountText(text) ? text : String(Math.min(Number(text), max)) });
    },
    choose: (from, to) => setTexts({ from: String(from), to: String(to) }),
    range: problem === null ? resolvePrintRange(Number(texts.from), Number(texts.to), max) : null,
    problem,
  };
}

function problemOf({ from, to }: Record<Field, string>, max: number): RangeEntry['problem'] {
  const wrong = !isCountText(from) ? 'from' : !isCountText(to) ? 'to' : null;
  if (wrong !== null) return { field: wrong, message: uiMessages.count[wrong === 'from' ? 1 : 0], isText: true };
  if (from === '' || to === '') {
    return { field: from === '' ? 'from' : 'to', message: toolText.provideValue, isText: false };
  }
  const [first, last] = [countOfText(from) ?? 0, countOfText(to) ?? 0];
  const verdict = checkPrintRange(first, last, max);
  if (verdict.ok) return null;
  const isTurned = first >= 1 && first > last;
  return {
    field: verdict.field === 'print_to' ? 'to' : 'from',
    message: isTurned ? toolText.rangeWrong : toolText.rangeOf(max),
    isText: false,
  };
}
