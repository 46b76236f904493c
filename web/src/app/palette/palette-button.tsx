import { lazy, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { afterLoad } from '@/lib/after-load.ts';
import { SearchIcon } from '@/ui/icons.tsx';
import { Shortcut } from '@/ui/shortcut.tsx';
import { en } from '../messages/en.ts';
import { overlays } from './overlays.ts';
import styles from './palette-button.module.css';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(loadPalette);
const ShortcutsHelp = lazy(() => import('../shortcuts-help.tsx'));

const FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const COMMAND_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Opens the command palette, like Ctrl+K or ⌘K anywhere in the shell; ? opens the list of shortcuts. */
export function PaletteButton() {
  const shown = useSyncExternalStore(overlays.subscribe, overlays.shown);
  useShellKeys();
  // What is typed right after the key must not be lost to loading.
  useEffect(() => afterLoad(() => void loadPalette().catch(() => undefined)), []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadPalette()}
        onFocus={() => void loadPalette()}
        onClick={() => overlays.open('palette')}
      >
        <SearchIcon size={18} />
        <span className={styles.word}>{en.goTo}</span>
        <span className={styles.keys}>
          <Shortcut keys={`${COMMAND_KEY} K`} />
        </span>
      </button>
      <Suspense>
        {shown === 'palette' ? <Palette onClose={overlays.close} /> : null}
        {shown === 'shortcuts' ? <ShortcutsHelp commandKey={COMMAND_KEY} onClose={overlays.close} /> : null}
      </Suspense>
    </>
  );
}

/** The two keys of the shell. A dialog keeps the keyboard to itself, and ? is a letter inside a field. */
function useShellKeys(): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'k') {
      // The browser has a use of its own for this key, which must not come in between either way.
      event.preventDefault();
      if (overlays.shown() === 'palette') overlays.close();
      else if (!document.querySelector('dialog[open]')) overlays.open('palette');
    } else if (event.key === '?' && !isCommand && !document.querySelector('dialog[open]')) {
      if (event.target instanceof Element && event.target.closest(FIELD)) return;
      event.preventDefault();
      overlays.open('shortcuts');
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      overlays.close();
    };
  }, []);
}
