import { ApiError } from '@muara/client/http';
import type { AffectedTickets, JettyRecord } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { errorText, saveCancelled } from '@/domain/errors/errors.ts';
import type { RecordDialogOf } from '@/domain/records/use-listed-dialog.ts';
import type { Seen } from '@/domain/forms/form.ts';
import { lostTicketsQuery } from './jetties.api.ts';
import { jettiesMessages as text } from './jetties.messages.ts';
import { bodyOf, type JettyBody, type JettyDraft, labelsOf, lostSlots } from './jetty-draft.ts';

/** Limits retries when the server's count keeps changing. */
const TRIES = 5;
const NOBODY: AffectedTickets = { tickets: 0, passengers: 0 };

/**
 * Saves a jetty, and confirms first if removed slots would void tickets (002 §4.2).
 * The server voids exactly the confirmed number or none. Tickets sold in the meantime are confirmed again.
 */
export function useSaveJetty(
  jetty: JettyRecord | null,
  save: RecordDialogOf<JettyRecord, JettyBody>['save'],
): (draft: JettyDraft, seen: Seen) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const { confirm } = useDialogs();

  /** @param because why it is asked again; '' the first time */
  const confirmVoids = async (id: number, draft: JettyDraft, because: string): Promise<number> => {
    const lost = lostSlots(jetty, draft.slots);
    // Asked again, the slots that are gone may be some that somebody else has added meanwhile.
    const isSafe = lost.length === 0 && because === '';
    const { tickets, passengers } = isSafe
      ? NOBODY
      : await queries.fetchQuery(lostTicketsQuery(client, id, labelsOf(draft.slots)));
    if (tickets === 0) return 0;
    const slots = lost.join(', ') || text.otherSlots;
    const message = [because, text.voidQuestion(slots, tickets, passengers)].filter(Boolean).join('\n\n');
    if (!(await confirm({ title: text.holdOn, message, confirmLabel: text.voidButton(tickets), danger: true })))
      throw saveCancelled();
    return tickets;
  };
  const edit = async (row: JettyRecord, draft: JettyDraft, seen: Seen): Promise<void> => {
    for (let because = '', tries = 1; ; tries += 1) {
      const expected_voids = await confirmVoids(row.id, draft, because);
      try {
        return await save(row, { ...bodyOf(draft), expected_voids }, seen);
      } catch (error) {
        const isRecount = error instanceof ApiError && error.code === 'slot_tickets_changed';
        if (!isRecount || tries === TRIES) throw error;
        because = errorText(error);
      }
    }
  };
  return (draft, seen) => (jetty ? edit(jetty, draft, seen) : save(null, { ...bodyOf(draft), active: 1 }, seen));
}
