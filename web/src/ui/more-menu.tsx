import { useClickOutside } from '@mantine/hooks';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { ChevronIcon } from './icons.tsx';
import styles from './more-menu.module.css';

export interface MenuAction {
  key: string;
  label: string;
  /** Why it is disabled; it stays in the menu with the reason below it. */
  reason?: string | null;
  onChoose(): void;
}

interface MoreMenuProps {
  label: string;
  actions: readonly MenuAction[];
  /** One of them runs. */
  pending?: boolean;
}

/**
 * A menu of less frequent actions behind one button.
 * Arrow keys move, Enter selects, Escape or a click outside closes. Ours: Mantine's adds 28 KB of gzip to the ticket
 * page and 4 KB to the till, which shares a chunk with it (contributing/the-kit.md).
 */
export function MoreMenu({ label, actions, pending }: MoreMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useClickOutside<HTMLDivElement>(() => setOpen(false), ['pointerdown'], undefined, open, true);
  const leave = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };

  if (actions.length === 0) return null;
  return (
    <div
      ref={root}
      className={styles.root}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button
        kind="plain"
        pending={pending ?? false}
        wide
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span className={styles.label}>
          {label}
          <ChevronIcon size={16} />
        </span>
      </Button>
      {open ? <Items id={id} label={label} actions={actions} onLeave={leave} /> : null}
    </div>
  );
}

interface ItemsProps {
  id: string;
  label: string;
  actions: readonly MenuAction[];
  onLeave(): void;
}

function Items({ id, label, actions, onLeave }: ItemsProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = list.current;
    if (!menu) return;
    // At the start of a line it grows towards the end.
    const edge = menu.closest('main')?.getBoundingClientRect().left ?? 0;
    if (menu.getBoundingClientRect().left < edge) menu.dataset.start = '';
    itemsOf(menu)[0]?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={(event) => pressKey(event, onLeave)}
    >
      {actions.map((action) => (
        <Item key={action.key} action={action} onLeave={onLeave} />
      ))}
    </div>
  );
}

function Item({ action, onLeave }: { action: MenuAction; onLeave(): void }) {
  const id = useId();
  const { label, reason = null, onChoose } = action;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      aria-disabled={reason !== null || undefined}
      aria-describedby={reason === null ? undefined : id}
      onClick={() => {
        if (reason !== null) return;
        onLeave();
        onChoose();
      }}
    >
      <span>
        {label}
        {reason === null ? null : (
          <small id={id} className={styles.reason} aria-hidden="true">
            {reason}
          </small>
        )}
      </span>
    </button>
  );
}

const itemsOf = (menu: Element): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

function pressKey(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at <= 0 ? items.length : at) - 1,
    Home: 0,
    End: items.length - 1,
  };
  const to = next[event.key];
  if (to === undefined && event.key !== 'Escape' && event.key !== 'Tab') return;
  event.preventDefault();
  event.stopPropagation();
  if (to === undefined) leave();
  else items[to]?.focus({ preventScroll: true });
}
