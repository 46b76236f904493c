import { Checkbox } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { multiSelectMessages as text } from './multi-select.messages.ts';
import styles from './multi-select.module.css';
import { allState, type CheckOption, inOrder, toggleAll } from './multi-select.values.ts';

interface CheckListProps {
  legend: string;
  /** Carried by every checkbox, so that a form finds the invalid field. */
  name?: string;
  options: readonly CheckOption[];
  value: readonly string[];
  onChange(value: string[]): void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Number of columns where there is room; one by default. */
  columns?: number;
  /** Adds a checkbox above the group for all options; its label, or `All`. */
  selectAll?: boolean | string;
  /** Whether the legend is for screen readers only, such as below a title that says the same. */
  hidesLegend?: boolean;
}

/** Mantine's group of checkboxes, which keeps the order of the options and can select all of them. */
export function CheckList(props: CheckListProps) {
  const { legend, name, options, value, onChange, error, hint, columns = 1, selectAll, hidesLegend } = props;
  const all = allState(options, value);
  return (
    <div>
      {selectAll ? (
        <Checkbox
          className={styles.all}
          label={typeof selectAll === 'string' ? selectAll : text.all}
          checked={all === 'all'}
          indeterminate={all === 'some'}
          disabled={options.every((option) => option.disabled)}
          onChange={() => onChange(toggleAll(options, value))}
        />
      ) : null}
      <Checkbox.Group
        label={legend}
        labelProps={hidesLegend ? { className: 'sr-only' } : {}}
        description={hint}
        descriptionProps={{ className: styles.hint }}
        error={error}
        value={[...value]}
        onChange={(chosen) => onChange(inOrder(options, chosen))}
      >
        <div className={styles.options} style={{ '--columns': columns } as CSSProperties}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={name}
              value={option.value}
              label={option.label}
              description={option.hint}
              disabled={option.disabled}
              error={Boolean(error)}
            />
          ))}
        </div>
      </Checkbox.Group>
    </div>
  );
}
