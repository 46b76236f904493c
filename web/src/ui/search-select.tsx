import { NativeSelect, Select, type ComboboxItem } from '@mantine/core';
import { DROPDOWN_PAGE, DROPDOWN_SEARCH_ABOVE, SEARCH_DELAY_MS } from '@muara/contract/constants';
import { useEffect, useState } from 'react';
import { clock } from '@/lib/clock.ts';
import { painted } from '@/lib/painted.ts';

interface SearchSelectProps {
  label: string;
  /** What stands for 'no choice', such as `All staff`. */
  any: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  onChange(value: string | null): void;
  /** The options come from the server: `onSearch` asks for others, and the field can always be searched. */
  onSearch?(text: string): void;
  /** What is said when no option matches. */
  nothing?: string;
  className?: string;
}

/**
 * A dropdown that can be searched above five options or when its options come from the server; it shows fifty at a
 * time, and looks 300 ms after typing stops (000 §9). With few options it is the browser's own.
 */
export function SearchSelect({
  label,
  any,
  value,
  options,
  onChange,
  onSearch,
  nothing = 'Nothing found',
  className,
}: SearchSelectProps) {
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  // The list is made when somebody comes to the field: a screen holds some that nobody opens, each as dear as a page of text.
  const [isUsed, setUsed] = useState(false);
  // The field learns which list is its own when it is drawn once more after it.
  const [, setMade] = useState(false);
  useEffect(() => {
    if (isUsed) void painted().then(() => setMade(true));
  }, [isUsed]);
  useEffect(
    () =>
      clock.after(SEARCH_DELAY_MS, () => {
        setWanted(typed);
        onSearch?.(typed);
      }),
    // The handler may be another function at each rendering; the text alone asks again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [typed],
  );

  if (!onSearch && options.length <= DROPDOWN_SEARCH_ABOVE) {
    return (
      <NativeSelect
        className={className}
        label={label}
        value={value ?? ''}
        data={[{ value: '', label: any }, ...options]}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    );
  }
  const chosen = options.find((option) => option.value === value)?.label;
  // The text of the choice itself, which the field shows when it opens, is no search.
  const search = wanted === chosen ? '' : wanted.trim().toLowerCase();
  return (
    <Select
      className={className}
      label={label}
      placeholder={any}
      value={value}
      data={[...options]}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      limit={DROPDOWN_PAGE}
      comboboxProps={{ keepMounted: isUsed }}
      onFocus={() => setUsed(true)}
      filter={({ options: all }) =>
        all.filter((option) => (option as ComboboxItem).label.toLowerCase().includes(search))
      }
      nothingFoundMessage={nothing}
      onChange={onChange}
      onSearchChange={setTyped}
    />
  );
}
