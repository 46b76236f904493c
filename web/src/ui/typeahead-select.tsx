import { Select, type SelectProps } from '@mantine/core';
import { DROPDOWN_PAGE } from '@/lib/search-limits.ts';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { findMatches, findSingleMatch, type LabelledOption } from './match-option.ts';
import { uiMessages } from './ui.messages.ts';

type Replaced = 'data' | 'onChange' | 'filter' | 'searchable' | 'searchValue' | 'allowDeselect' | 'onOptionSubmit';

interface TypeaheadSelectProps extends Omit<SelectProps, Replaced> {
  value: string | null;
  options: readonly LabelledOption[];
  /** The option that stays in the list, as its last, for any text. */
  lastOption?: string | undefined;
  onChange(value: string | null): void;
  /** The field was left with text that is no option; null once that is put right. */
  onUnmatched?: ((text: string | null) => void) | undefined;
}

const NOTHING = '\u0000nothing';

/**
 * A select that is searched by typing.
 * The first match is highlighted and Enter takes it; Tab takes a single match. Text that matches no option stays with
 * an error.
 */
export function TypeaheadSelect({
  value,
  options,
  lastOption,
  error,
  nothingFoundMessage = null,
  onChange,
  onUnmatched,
  onSearchChange,
  onKeyDown,
  onBlur,
  ...rest
}: TypeaheadSelectProps) {
  // As an option that cannot be chosen: a list box without options is none to a screen reader.
  const nothing = typeof nothingFoundMessage === 'string' ? nothingFoundMessage : null;
  /** The typed text that is not yet a choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const tell = useEffectEvent((text: string | null) => onUnmatched?.(text));
  useEffect(() => {
    if (!isLeft) return;
    tell(typed);
    return () => tell(null);
  }, [isLeft, typed]);

  const takeSingle = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const match = event.key === 'Tab' && typed !== null ? findSingleMatch(options, typed) : null;
    if (match === null) return;
    setTyped(null);
    if (match.value !== value) onChange(match.value);
  };
  return (
    <Select
      limit={DROPDOWN_PAGE}
      {...rest}
      value={value}
      error={isLeft ? uiMessages.notInList : error}
      data={[...options]}
      searchable
      // Choosing the chosen option again, by Enter after typing, keeps it.
      allowDeselect={false}
      selectFirstOptionOnChange={typed !== null}
      searchValue={typed ?? chosen}
      onSearchChange={(text) => {
        setTyped(text === chosen ? null : text);
        setLeft(false);
        onSearchChange?.(text);
      }}
      filter={({ search, limit }) => {
        const found = findMatches(options, search);
        const last = options.find((option) => option.value === lastOption && !found.includes(option));
        const shown = [...found.slice(0, limit), ...(last === undefined ? [] : [last])];
        return shown.length === 0 && nothing !== null ? [{ value: NOTHING, label: nothing, disabled: true }] : shown;
      }}
      onKeyDown={takeSingle}
      onChange={onChange}
      onOptionSubmit={() => setTyped(null)}
      onBlur={(event) => {
        // The select has just put the label of its value back: the text that nobody chose stays in its place.
        if (typed !== null && typed.trim() !== '') {
          setTyped(typed);
          setLeft(true);
        }
        onBlur?.(event);
      }}
    />
  );
}
