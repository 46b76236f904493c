import type { JettyRecord } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { lostTicketsQuery } from './jetties.api.ts';
import { jettiesMessages as text } from './jetties.messages.ts';
import styles from './jetties.module.css';
import { labelsOf, type SlotDraft } from './jetty-draft.ts';

interface LostTicketsProps {
  jetty: JettyRecord;
  slots: readonly SlotDraft[];
  /** Labels of the removed slots. */
  lost: readonly string[];
}

/** Shows and announces the tickets affected by removed slots, while editing. */
export function LostTickets({ jetty, slots, lost }: LostTicketsProps) {
  const client = useClient();
  const { data, error } = useQuery({
    ...lostTicketsQuery(client, jetty.id, labelsOf(slots)),
    enabled: lost.length > 0,
  });
  const known = lost.length > 0 ? data : undefined;
  return (
    <p className={styles.lost} role="status" data-met={known && known.tickets > 0 ? true : undefined}>
      {lost.length === 0 ? null : known ? (
        known.tickets > 0 ? (
          <>
            {text.lost(lost.join(', '), known.tickets, known.passengers)} {text.lostOnSave}
          </>
        ) : (
          text.lostNobody(lost.join(', '))
        )
      ) : error ? (
        text.lostUnknown
      ) : (
        text.lostCounting
      )}
    </p>
  );
}
