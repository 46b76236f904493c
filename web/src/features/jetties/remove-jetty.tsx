import type { JettyRecord } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { Button } from '@/ui/button.tsx';
import { useRemoveRecord } from '@/domain/records/use-remove-record.ts';
import { refetchLists } from '@/domain/records/record-cache.ts';
import { jetties } from './jetties.api.ts';
import { jettiesMessages as text } from './jetties.messages.ts';
import styles from './jetties.module.css';

interface RemoveJettyProps {
  jetty: JettyRecord;
  /** The form has unsaved changes. */
  unsaved: boolean;
  onRemoved(): void;
}

/** Removes the jetty in the form, for users with the right (002 §7.4). The list has no button for it. */
export function RemoveJetty({ jetty, unsaved, onRemoved }: RemoveJettyProps) {
  const client = useClient();
  const queries = useQueryClient();
  const { can } = useSessionActions();
  const remove = useRemoveRecord<JettyRecord>({
    question: text.removeQuestion,
    who: ({ name }) => text.removeWho(name),
    call: (row) => jetties.remove(client, row),
    done: () => {
      onRemoved();
      return text.removed;
    },
    refetch: () => refetchLists(queries, jetties.key),
  });
  if (!can('deleteJetty')) return null;
  return (
    <section className={styles.remove} aria-labelledby="remove-jetty">
      <div>
        <h3 id="remove-jetty">{text.removeTitle}</h3>
        <p id="remove-jetty-hint">{unsaved ? text.removeUnsaved : text.removeHint}</p>
      </div>
      <Button
        kind="danger"
        size="sm"
        aria-describedby="remove-jetty-hint"
        disabled={unsaved}
        onClick={() => void remove(jetty)}
      >
        {text.removeButton}
      </Button>
    </section>
  );
}
