import type { FoundTicket } from '@muara/contract/types';
import { useId, type FormEvent } from 'react';
import { SearchIcon } from '@/ui/icons.tsx';
import { Field } from '@/domain/sale-wizard/controls/field.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { FoundTickets } from './found-tickets.tsx';
import styles from './ticket-search.module.css';
import type { TicketSearch } from './use-ticket-search.ts';

interface TicketSearchFormProps {
  search: TicketSearch;
  label: string;
  /** The label of choosing a result, in a word or two. */
  action: string;
  onChoose(ticket: FoundTicket): void;
}

/**
 * A search field for typing or scanning, and its results (002 §2.19).
 * An exact code is chosen immediately.
 */
export function TicketSearchForm({ search, label, action, onChoose }: TicketSearchFormProps) {
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = document.getElementById(id) as HTMLInputElement | null;
    const exact = await search.run();
    if (exact) return onChoose(exact);
    // The next scan replaces the text.
    input?.focus();
    input?.select();
  };
  return (
    <div className={styles.search}>
      <form className={styles.form} role="search" noValidate onSubmit={(event) => void submit(event)}>
        <Field id={id} label={label} error={search.problem}>
          {(props, className) => (
            <input
              {...props}
              className={className}
              data-autofocus
              data-code-field
              type="text"
              inputMode="email"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              placeholder={toolText.scanHint}
              value={search.typed}
              onChange={(event) => search.type(event.currentTarget.value)}
            />
          )}
        </Field>
        <TillButton type="submit" kind="primary" size="lg" pending={search.pending}>
          <SearchIcon /> {toolText.search}
        </TillButton>
      </form>
      <p className="sr-only" role="status">
        {search.found === null || search.pending ? '' : words(search.found.length)}
      </p>
      {search.found === null ? null : <FoundTickets tickets={search.found} action={action} onChoose={onChoose} />}
    </div>
  );
}

function words(count: number): string {
  return count === 0 ? toolText.noResult : toolText.found(count);
}
