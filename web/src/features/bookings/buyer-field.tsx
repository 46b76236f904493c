import { TextInput, type TextInputProps } from '@mantine/core';
import { AUTOCOMPLETE_DELAY_MS } from '@muara/contract/constants';
import type { Autocompleted } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { clock } from '@/lib/clock.ts';
import { bookingFormMessages as text } from './booking-form.messages.ts';
import { type CompletedField, completionsQuery } from './bookings.api.ts';
import styles from './buyer-field.module.css';

interface BuyerFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onSelect'> {
  name: CompletedField;
  label: string;
  value: string;
  onType(text: string): void;
  onPick(person: Autocompleted): void;
}

/**
 * A buyer field with suggestions from known people (002 §5.2). It searches 200 ms after typing stops.
 * Arrow keys choose, Enter accepts, Escape closes. Typing on leaves the other fields alone.
 */
export function BuyerField({ name, label, value, onType, onPick, onBlur, ...rest }: BuyerFieldProps) {
  const client = useClient();
  const id = useId();
  /** The last typed text; null while no response is pending. */
  const [typed, setTyped] = useState<string | null>(null);
  const [wanted, setWanted] = useState('');
  const [at, setAt] = useState(-1);
  useEffect(() => {
    if (typed === null) return undefined;
    return clock.after(AUTOCOMPLETE_DELAY_MS, () => setWanted(typed.trim()));
  }, [typed]);
  const isOpen = typed !== null && typed.trim() !== '';
  const { data } = useQuery(completionsQuery(client, name, isOpen ? wanted : ''));
  const people = isOpen && wanted === typed.trim() ? (data?.users ?? []) : [];
  const listed = people.length > 0;

  const close = () => {
    setTyped(null);
    setWanted('');
    setAt(-1);
  };
  const pick = (person: Autocompleted) => {
    close();
    onPick(person);
  };
  const keys = (event: KeyboardEvent) => {
    if (!listed) return;
    const last = people.length - 1;
    const chosen = people[at];
    if (event.key === 'ArrowDown') setAt(at >= last ? 0 : at + 1);
    else if (event.key === 'ArrowUp') setAt(at <= 0 ? last : at - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen && !event.ctrlKey && !event.metaKey) pick(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.field}>
      <TextInput
        {...rest}
        name={name}
        label={label}
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? id : undefined}
        aria-activedescendant={listed && at >= 0 ? `${id}-${at}` : undefined}
        onChange={(event) => {
          const next = event.currentTarget.value;
          onType(next);
          setTyped(next);
          setAt(-1);
        }}
        onKeyDown={keys}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      {listed ? (
        <div id={id} role="listbox" className={styles.list} aria-label={text.completions(label.toLowerCase())}>
          {people.map((person, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
            <div
              key={`${person.role} ${person.id}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={styles.option}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(person)}
            >
              <span className={styles.main}>{person.name}</span>
              <span className={styles.quiet}>
                {[person.company_name, person.email, person.contact].filter(Boolean).join(' · ')}
              </span>
              <span className={styles.role}>{person.role}</span>
            </div>
          ))}
        </div>
      ) : null}
      <span className="sr-only" role="status">
        {isOpen && data && wanted !== '' ? (listed ? text.found(people.length) : text.nobody) : ''}
      </span>
    </div>
  );
}
