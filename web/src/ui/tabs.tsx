import { Tabs as MantineTabs } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

interface Tab<Key extends string> {
  key: Key;
  title: string;
  /** Read out after the title, such as how many problems the tab contains. */
  mark?: ReactNode;
}

interface TabsProps<Key extends string> {
  /** Names the group of tabs for screen readers. */
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect(key: Key): void;
  idPrefix: string;
  /** What the selected tab shows. */
  children: ReactNode;
}

/**
 * Mantine's tabs in our style, with one panel that shows the selected tab.
 * Home and End select a tab, as arrow keys do: Mantine's only move the focus.
 */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, idPrefix, children }: TabsProps<Key>) {
  const selectEnd = ({ key }: KeyboardEvent) => {
    const end = { Home: tabs.at(0), End: tabs.at(-1) }[key];
    if (end) onSelect(end.key);
  };
  return (
    <MantineTabs
      unstyled
      classNames={{ list: styles.list, tab: styles.tab, tabSection: styles.mark, panel: styles.panel }}
      id={idPrefix}
      value={selected}
      onChange={(key) => {
        if (key !== null) onSelect(key as Key);
      }}
    >
      <MantineTabs.List aria-label={label}>
        {tabs.map(({ key, title, mark }) => (
          <MantineTabs.Tab key={key} value={key} rightSection={mark} onKeyDown={selectEnd}>
            {title}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      <MantineTabs.Panel value={selected}>{children}</MantineTabs.Panel>
    </MantineTabs>
  );
}
