import { NativeSelect, TextInput } from '@mantine/core';
import { OPERATIONS } from '@muara/contract/operations';
import { useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/ui/button.tsx';
import { SearchBox } from '@/ui/list/search-box.tsx';
import styles from './calls.module.css';

const STATUSES = [
  { value: '', label: 'Any status' },
  { value: '2', label: '2xx, done' },
  { value: '4', label: '4xx, refused' },
  { value: '5', label: '5xx, failed' },
  { value: '0', label: 'Dropped' },
];

/** The filters of the list; the address keeps them. */
export function CallFilters() {
  const [search, setSearch] = useSearchParams();
  const id = useId();
  const operation = useRef<HTMLInputElement>(null);
  const value = (name: string) => search.get(name) ?? '';
  const change = (name: string, text: string) => {
    const next = new URLSearchParams(search);
    if (text === '') next.delete(name);
    else next.set(name, text);
    setSearch(next, { replace: true });
  };
  const status = value('status');
  return (
    <search className={styles.filters}>
      <TextInput
        ref={operation}
        label="Operation"
        placeholder="refundTicket"
        list={id}
        autoComplete="off"
        spellCheck={false}
        value={value('operation')}
        onChange={({ currentTarget }) => change('operation', currentTarget.value.trim())}
      />
      <datalist id={id}>
        {Object.keys(OPERATIONS).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <NativeSelect
        label="Status"
        value={status}
        data={STATUSES.some((one) => one.value === status) ? STATUSES : [...STATUSES, { value: status, label: status }]}
        onChange={({ currentTarget }) => change('status', currentTarget.value)}
      />
      <SearchBox
        label="Code"
        placeholder="permission_denied"
        value={value('code')}
        onSearch={(text) => change('code', text)}
      />
      <SearchBox
        label="Path begins with"
        placeholder="/api/tickets"
        value={value('path')}
        onSearch={(text) => change('path', text)}
      />
      <SearchBox label="User id" placeholder="5" value={value('user')} onSearch={(text) => change('user', text)} />
      {search.size > 0 ? (
        <Button
          kind="quiet"
          size="sm"
          className={styles.clear}
          onClick={() => {
            setSearch({}, { replace: true });
            operation.current?.focus();
          }}
        >
          Clear filters
        </Button>
      ) : null}
    </search>
  );
}
