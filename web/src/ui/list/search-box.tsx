import { TextInput } from '@mantine/core';
import { SEARCH_DELAY_MS } from '@/lib/search-limits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { clock } from '@/lib/clock.ts';
import { SearchIcon } from '../icons.tsx';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch(text: string): void;
  /** Searches on Enter only; clearing the field clears the search automatically. */
  onEnter?: boolean;
  className?: string;
}

/** A search that follows the typing after a short delay, and Enter at once. */
export function SearchBox({ label, placeholder, value, onSearch, onEnter = false, className }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const search = useEffectEvent((typed: string) => {
    // The field has been changed from outside since, and the old timer still stood.
    if (typed !== text) return;
    if (onEnter && typed.trim() !== '') return;
    if (typed.trim() !== value) onSearch(typed.trim());
  });

  // Reset and Back change the value from outside.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => clock.after(SEARCH_DELAY_MS, () => search(text)), [text]);

  return (
    <TextInput
      type="search"
      className={className}
      label={label}
      placeholder={placeholder}
      value={text}
      enterKeyHint="search"
      leftSection={<SearchIcon size={18} />}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(text.trim());
      }}
    />
  );
}
