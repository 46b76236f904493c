import { useLayoutEffect, useRef } from 'react';
import { usePageMark } from '@/lib/page-mark.ts';
import { Water } from '@/ui/water.tsx';
import { en } from './messages/en.ts';
import { offlineMessages as text } from './messages/offline.ts';
import styles from './offline-screen.module.css';

/**
 * Covers the whole app while the browser is offline (000 §4).
 * As a modal dialog it is above every open dialog and popover. Nothing below is unmounted or receives keys, and focus
 * returns to where it was.
 */
export function OfflineScreen() {
  const screen = useRef<HTMLDialogElement>(null);
  usePageMark('offline');

  useLayoutEffect(() => {
    const dialog = screen.current;
    if (!dialog) return undefined;
    let before: Element | null = null;
    const cover = () => {
      before = document.activeElement;
      dialog.close();
      dialog.showModal();
      dialog.querySelector('h2')?.focus({ preventScroll: true });
    };
    cover();
    // A dialog that opens now, such as the answer to a call that was under way, waits beneath.
    const others = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target !== dialog && target instanceof HTMLDialogElement && target.open))
        cover();
    });
    others.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    const holdKeys = (event: KeyboardEvent) => {
      event.stopImmediatePropagation();
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', holdKeys, true);
    return () => {
      others.disconnect();
      window.removeEventListener('keydown', holdKeys, true);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={screen}
      role="alertdialog"
      className={styles.screen}
      data-holds-keys
      aria-labelledby="offline-title"
      aria-describedby="offline-text"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.box}>
        <Water />
        <h2 id="offline-title" tabIndex={-1} className={styles.title}>
          {en.offlineScreen}
        </h2>
        <p id="offline-text" className={styles.text}>
          {text.kept} {text.goesOn}
        </p>
        <p className={styles.waiting}>{text.waiting}</p>
      </div>
    </dialog>
  );
}
