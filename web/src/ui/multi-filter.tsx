import { Checkbox } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronIcon } from './icons.tsx';
import styles from './multi-filter.module.css';
import { multiSelectMessages as text } from './multi-select.messages.ts';
import { type CheckOption, inOrder } from './multi-select.values.ts';

interface MultiFilterProps {
  label: string;
  options: readonly CheckOption[];
  /** An empty list means all. */
  value: readonly string[];
  onChange(value: string[]): void;
  /** The label of 'no choice'. */
  any?: string;
  className?: string;
}

/**
 * A choice of several from a few options, as compact as a select, for the filters of a list.
 * Its checkboxes open below it; Escape or a click outside closes them, arrow keys move through them. Ours: Mantine's
 * MultiSelect adds 27 KB of gzip, and grows with each choice (contributing/the-kit.md).
 */
export function MultiFilter({ label, options, value, onChange, any = text.all, className }: MultiFilterProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useClickOutside<HTMLDivElement>(() => setOpen(false), ['pointerdown'], undefined, open);
  const chosen = options.filter((option) => value.includes(option.value));
  const shown = chosen.length === 0 ? any : chosen.length === 1 ? chosen[0]?.label : text.chosen(chosen.length);
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };

  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // A dialog around it stays.
      event.preventDefault();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (open) walk(root.current, event.key === 'ArrowDown' ? 1 : -1);
    else setOpen(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the controls inside
    <div
      ref={root}
      className={className ? `${styles.root} ${className}` : styles.root}
      onKeyDown={keys}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <button
        type="button"
        id={`${id}-button`}
        className={styles.button}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.shown}>{shown}</span>
        <ChevronIcon size={16} />
      </button>
      {open ? <Panel id={`${id}-panel`} {...{ label, options, value, onChange }} onClear={() => onChange([])} /> : null}
    </div>
  );
}

interface PanelProps extends Pick<MultiFilterProps, 'label' | 'options' | 'value' | 'onChange'> {
  id: string;
  onClear(): void;
}

function Panel({ id, label, options, value, onChange, onClear }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // At the end of a line it grows towards the start.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    if (element.getBoundingClientRect().right > document.documentElement.clientWidth) element.dataset.end = '';
    element.querySelector('input')?.focus();
  }, []);
  return (
    <Checkbox.Group
      ref={panel}
      id={id}
      className={styles.panel}
      label={label}
      labelProps={{ className: 'sr-only' }}
      value={[...value]}
      onChange={(chosen) => onChange(inOrder(options, chosen))}
    >
      {options.map((option) => (
        <Checkbox
          key={option.value}
          className={styles.option}
          value={option.value}
          label={option.label}
          description={option.hint}
          disabled={option.disabled}
        />
      ))}
      {value.length > 0 ? (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            onClear();
            panel.current?.querySelector('input')?.focus();
          }}
        >
          {text.clear}
        </button>
      ) : null}
    </Checkbox.Group>
  );
}

function walk(root: HTMLElement | null, by: 1 | -1): void {
  const boxes = [...(root?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? [])];
  const at = boxes.findIndex((box) => box === document.activeElement);
  boxes.at((at + by + boxes.length) % boxes.length)?.focus();
}
