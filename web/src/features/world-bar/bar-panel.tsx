import { type ReactNode, useRef, useState } from 'react';
import { ChevronIcon } from '@/ui/icons.tsx';
import styles from './world-bar.module.css';

interface BarPanelProps {
  /** Of the panel: a button in it with this as its `popoverTarget` closes it. */
  id: string;
  /** What a screen reader says of the button. */
  label: string;
  title: string;
  button: ReactNode;
  tone?: 'warn' | undefined;
  /** The content, while it is open. */
  children: ReactNode;
}

/** A button of the bar with a panel below it. Escape and a click elsewhere close it. */
export function BarPanel({ id, label, title, button, tone, children }: BarPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.button}
        data-tone={tone}
        aria-label={label}
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {button}
        <ChevronIcon size={14} />
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label={title}
        className={styles.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onBeforeToggle={() => {
          const { left = 0, bottom = 0 } = opener.current?.getBoundingClientRect() ?? {};
          panel.current?.style.setProperty('--at', `${left}px`);
          panel.current?.style.setProperty('--below', `${bottom}px`);
        }}
      >
        <h2 className={styles.title}>{title}</h2>
        {isOpen ? children : null}
      </div>
    </>
  );
}
