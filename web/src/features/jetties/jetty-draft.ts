import { checkJetty } from '@muara/contract/rules/forms/check-jetty';
import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import { slotLabel } from '@muara/contract/rules/availability/slot-label';
import type { JettyRecord, OperationMap } from '@muara/contract/types';
import { countOfText } from '@/lib/count-text.ts';

/** A slot as it is typed; '' while nothing is chosen. */
export interface SlotDraft {
  from: string;
  to: string;
}

/** The jetty form as it is typed. */
export interface JettyDraft {
  name: string;
  /** '' for none. */
  max_passenger: string;
  slots: readonly SlotDraft[];
}

export function draftOf(jetty: JettyRecord | null): JettyDraft {
  return {
    name: jetty?.name ?? '',
    max_passenger: jetty?.max_passenger == null ? '' : String(jetty.max_passenger),
    slots: (jetty?.slots ?? []).map(({ from, to }) => ({ from, to })),
  };
}

/** Returns the form's errors, by the rules that the server checks. */
export function checkDraft(id: number | null, enableSlot: boolean, draft: JettyDraft): FieldProblem[] {
  return checkJetty({ id, enableSlot, values: { ...draft, max_passenger: countOfText(draft.max_passenger) } });
}

/** What a save sends; `expected_voids` is the number of tickets that the user agreed to void. */
export type JettyBody = OperationMap['addJetty']['body'] & Pick<OperationMap['editJetty']['body'], 'expected_voids'>;

export function bodyOf(draft: JettyDraft): JettyBody {
  return {
    name: draft.name,
    max_passenger: countOfText(draft.max_passenger),
    slots: draft.slots.map(({ from, to }) => ({ from, to })),
  };
}

/** The labels of a draft's slots whose times are both chosen. */
export function labelsOf(slots: readonly SlotDraft[]): string[] {
  return slots.filter(({ from, to }) => from !== '' && to !== '').map(slotLabel);
}

/** The labels of saved slots that a draft no longer has, removed or with other times. */
export function lostSlots(jetty: JettyRecord | null, slots: readonly SlotDraft[]): string[] {
  const kept = new Set(labelsOf(slots));
  return labelsOf(jetty?.slots ?? []).filter((label) => !kept.has(label));
}

/** Returns the next slot: as long as the last one, or an hour. */
export function nextSlot(slots: readonly SlotDraft[], times: readonly string[]): SlotDraft {
  const last = slots.at(-1);
  if (!last || last.from === '' || last.to === '') return { from: '', to: '' };
  const from = times.indexOf(last.to);
  const length = Math.max(1, from - times.indexOf(last.from));
  const to = times[Math.min(from + length, times.length - 1)];
  return from < 0 || to === undefined || from >= times.length - 1 ? { from: '', to: '' } : { from: last.to, to };
}
