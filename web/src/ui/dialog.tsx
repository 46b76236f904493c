import { MantineThemeProvider } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useMemo, useRef, type ReactNode } from 'react';
import { afterFeedback } from '@/lib/input-timing.ts';
import { usePageMark } from '@/lib/page-mark.ts';
import { focusHeading, keepFocus } from '@/lib/use-kept-focus.ts';
import { CloseIcon } from './icons.tsx';
import styles from './dialog.module.css';
import { uiMessages } from './ui.messages.ts';

/** The open dialogs, the topmost last. */
// oxlint-disable-next-line state/no-module-state -- a dialog leaves with its component
const open: HTMLDialogElement[] = [];

interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
  /** Buttons; they stay visible while the content scrolls. */
  footer?: ReactNode;
  /** `side` slides in at the end of the window and takes its height. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'side';
  /** Esc and the backdrop do not close it, because typed data would be lost or an answer is required. */
  stay?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Hides the title line; the title still names the dialog. */
  bare?: boolean;
  /** Read-only: the content itself receives the focus, so that keys can scroll it. */
  reading?: boolean;
}

/**
 * A modal dialog on the browser's own `<dialog>`: the rest of the page is inert.
 * Focus starts on the element with `data-autofocus`, else on the title, and stays inside; the title takes it if the
 * focused element is removed. On closing it returns to where it was, or to the page's heading.
 * Kit components that open a dropdown, such as Select, find this dialog as their portal target. Ours: it is 2.7 KB of
 * gzip on every screen, Mantine's Modal 13.7 KB, and keeps the rest of the page usable (contributing/the-kit.md).
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  size = 'sm',
  stay,
  role = 'dialog',
  bare,
  reading,
}: DialogProps) {
  const id = useId();
  const titleId = `${id}title`;
  const box = useRef<HTMLDialogElement>(null);
  // By its id, which is known before the dialog renders: an element would render all its content twice.
  const theme = useMemo(() => ({ components: { Portal: { defaultProps: { target: `#${id}` } } } }), [id]);
  const close = useEffectEvent(onClose);
  usePageMark('dialog');
  usePageMark('dialog-buttons', Boolean(footer));

  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const before = document.activeElement;
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
    const letGo = keepFocus(dialog, () => dialog.querySelector('h2')?.focus());
    // Opening gives the focus to what is marked so: it moves once, and the page is laid out once.
    first?.toggleAttribute('autofocus', true);
    dialog.showModal();
    first?.removeAttribute('autofocus');
    if (document.activeElement !== first) first?.focus();
    open.push(dialog);
    const cancel = (event: Event) => {
      event.preventDefault();
      if (dialog.dataset.stay === 'true') return;
      afterFeedback(() => {
        if (dialog.isConnected) close();
      });
    };
    const pressOutside = (event: Event) => {
      if (event.target === dialog && dialog.dataset.stay !== 'true') close();
    };
    // Browsers close a dialog on a second Escape even if it refused the first, so the key itself is answered here.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || open.at(-1) !== dialog) return;
      cancel(event);
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('mousedown', pressOutside);
    window.addEventListener('keydown', escape);
    return () => {
      letGo();
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('mousedown', pressOutside);
      window.removeEventListener('keydown', escape);
      open.splice(open.indexOf(dialog), 1);
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
      // What opened it has gone, or cannot be pressed now.
      if (document.activeElement === document.body) focusHeading();
    };
  }, []);

  return (
    <dialog
      ref={box}
      id={id}
      role={role}
      aria-labelledby={titleId}
      className={styles.dialog}
      data-size={size}
      data-stay={stay ? 'true' : undefined}
    >
      <MantineThemeProvider inherit theme={theme}>
        <div className={styles.box}>
          <div className={bare ? styles.bare : styles.header}>
            <h2 id={titleId} tabIndex={-1} className={bare ? 'sr-only' : styles.title}>
              {title}
            </h2>
            {stay ? null : (
              <button type="button" className={styles.close} aria-label={uiMessages.close} onClick={onClose}>
                <CloseIcon />
              </button>
            )}
          </div>
          <div className={styles.body} {...(reading ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : {})}>
            {children}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </div>
      </MantineThemeProvider>
    </dialog>
  );
}
