import { use, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from '@/ui/dialog.tsx';
import { KeyboardIcon, LanguageIcon, ReceiptIcon, SearchIcon, ThemeIcon } from '@/ui/icons.tsx';
import { Shortcut } from '@/ui/shortcut.tsx';
import { MenuIcon } from '../shell/menu-icon.tsx';
import { PreloadContext } from '../shell/preload-context.ts';
import { GROUPS, type PaletteEntry } from './palette-entries.ts';
import styles from './palette.module.css';
import { paletteMessages as text } from './palette.messages.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

/**
 * The command palette: type a few letters, choose with the arrows, Enter goes there.
 * Ours: Mantine's Spotlight is 18.7 KB of gzip instead of 4.5 KB, and its list has no roles for screen readers
 * (contributing/the-kit.md).
 */
export default function Palette({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const preload = use(PreloadContext);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const entries = usePaletteEntries(typed);
  const at = Math.min(chosen, entries.length - 1);
  const active = entries[at];

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    if (active?.href) void preload(active.href);
  }, [active?.id, active?.href, preload]);

  const run = (entry: PaletteEntry) => {
    onClose();
    entry.run();
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) setChosen((at + step + entries.length) % entries.length);
    else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) run(active);
    else return;
    event.preventDefault();
  };
  const optionId = (entry: PaletteEntry) => `${id}${entry.id}`;

  return (
    <Dialog title={text.title} size="md" bare onClose={onClose}>
      <div className={styles.field}>
        <SearchIcon />
        <input
          data-autofocus
          role="combobox"
          className={styles.input}
          aria-label={text.label}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={active ? optionId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={text.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={keys}
        />
      </div>
      <div ref={list} id={`${id}list`} role="listbox" aria-label={text.title} className={styles.list}>
        {GROUPS.map((group) => (
          <Group
            key={group}
            title={text[group]}
            entries={entries.filter((entry) => entry.group === group)}
            active={active}
            optionId={optionId}
            onPoint={(entry) => setChosen(entries.indexOf(entry))}
            onRun={run}
          />
        ))}
      </div>
      {entries.length === 0 ? <p className={styles.nothing}>{text.nothing}</p> : null}
      <p className="sr-only" role="status">
        {entries.length === 0 ? text.nothing : text.results(entries.length)}
      </p>
      <Hints />
    </Dialog>
  );
}

interface GroupProps {
  title: string;
  entries: PaletteEntry[];
  active: PaletteEntry | undefined;
  optionId(entry: PaletteEntry): string;
  onPoint(entry: PaletteEntry): void;
  onRun(entry: PaletteEntry): void;
}

function Group({ title, entries, active, optionId, onPoint, onRun }: GroupProps) {
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} role="presentation" className={styles.title}>
        {title}
      </div>
      {entries.map((entry) => (
        // The field keeps the focus and handles the keys, as a combobox does.
        <button
          key={entry.id}
          type="button"
          id={optionId(entry)}
          role="option"
          tabIndex={-1}
          aria-selected={entry === active}
          className={styles.option}
          onPointerMove={() => onPoint(entry)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(entry)}
        >
          <EntryIcon name={entry.icon} />
          <span className={styles.label}>{entry.label}</span>
          {entry.hint ? <span className={styles.hint}>{entry.hint}</span> : null}
        </button>
      ))}
    </div>
  );
}

const OWN_ICONS: Record<string, (props: { size?: number }) => React.JSX.Element> = {
  theme: ThemeIcon,
  language: LanguageIcon,
  keyboard: KeyboardIcon,
  receipt: ReceiptIcon,
};

function EntryIcon({ name }: { name: string }) {
  const Icon = OWN_ICONS[name];
  return Icon ? <Icon /> : <MenuIcon name={name} />;
}

const HINTS = [
  ['↑↓', 'hintMove'],
  ['Enter', 'hintOpen'],
  ['Esc', 'hintClose'],
] as const;

/** The keys, shown visually only: screen readers announce them from the role of the field. */
function Hints() {
  return (
    <div className={styles.hints} aria-hidden="true">
      {HINTS.map(([keys, word]) => (
        <span key={word}>
          <Shortcut keys={keys} /> {text[word]}
        </span>
      ))}
    </div>
  );
}
