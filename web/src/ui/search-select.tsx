import { NativeSelect } from '@mantine/core';
import { DROPDOWN_SEARCH_ABOVE, SEARCH_DELAY_MS } from '@/lib/search-limits.ts';
import { useEffect, useState } from 'react';
import { clock } from '@/lib/clock.ts';
import { nextPaint } from '@/lib/input-timing.ts';
import { uiMessages } from './ui.messages.ts';
import { TypeaheadSelect } from './typeahead-select.tsx';

interface SearchSelectProps {
  id?: string;
  label: string;
  /** The label of 'no choice', such as `All staff`. */
  any: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  onChange(value: string | null): void;
  /** Loads options from the server; the field is then always searchable. */
  onSearch?(text: string): void;
  /** The field was left with text that is no option; null once that is put right. */
  onUnmatched?(text: string | null): void;
  /** What is said when no option matches. */
  nothing?: string;
  error?: string | null;
  className?: string;
}

/**
 * A dropdown with search, for more than five options or options from the server.
 * It shows fifty at a time, and queries the server 300 ms after typing stops (000 §9). With few options it is the
 * browser's own.
 */
export function SearchSelect({
  id,
  label,
  any,
  value,
  options,
  onChange,
  onSearch,
  onUnmatched,
  nothing = uiMessages.nothingFound,
  error,
  className,
}: SearchSelectProps) {
  const [typed, setTyped] = useState('');
  // The list renders on first focus: a screen has several that nobody opens, and each costs as much as a page of text.
  const [isUsed, setUsed] = useState(false);
  // The field learns which list is its own when it is drawn once more after it.
  const [, setMade] = useState(false);
  useEffect(() => {
    if (isUsed) void nextPaint().then(() => setMade(true));
  }, [isUsed]);
  useEffect(
    () => clock.after(SEARCH_DELAY_MS, () => onSearch?.(typed)),
    // The handler may be another function at each rendering; the text alone asks again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [typed],
  );

  if (!onSearch && options.length <= DROPDOWN_SEARCH_ABOVE) {
    return (
      <NativeSelect
        id={id}
        error={error}
        className={className}
        label={label}
        value={value ?? ''}
        data={[{ value: '', label: any }, ...options]}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    );
  }
  return (
    <TypeaheadSelect
      id={id}
      error={error}
      className={className}
      label={label}
      placeholder={any}
      value={value}
      options={options}
      clearable
      clearButtonProps={{ 'aria-label': uiMessages.clearField(label) }}
      comboboxProps={{ keepMounted: isUsed }}
      onFocus={() => setUsed(true)}
      nothingFoundMessage={nothing}
      onChange={onChange}
      onUnmatched={onUnmatched}
      onSearchChange={setTyped}
    />
  );
}
