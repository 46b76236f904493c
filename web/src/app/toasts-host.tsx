import { useEffect, useRef, useSyncExternalStore } from 'react';
import { hrefOf } from '@/lib/address.ts';
import { goTo } from '@/lib/go-to.ts';
import { toast, type Toast } from '@/lib/toast.ts';
import { CloseIcon } from '@/ui/icons.tsx';
import { en } from './messages/en.ts';
import styles from './toasts-host.module.css';

/**
 * The stack of toasts, which stay while the pointer or the focus is on one of them.
 * They are read out politely, errors immediately. Ours: it is 3 KB of gzip on every screen, Mantine's 12.8 KB, which open dialogs cover (contributing/the-kit.md).
 */
export function ToastsHost() {
  const toasts = useSyncExternalStore(toast.subscribe, toast.all);
  const stack = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    // Reopened for each toast, so the stack stays above a dialog that was opened later.
    const popover = stack.current;
    if (!popover?.showPopover) return;
    if (popover.matches(':popover-open')) popover.hidePopover();
    if (newest !== undefined) popover.showPopover();
  }, [newest]);

  return (
    <div ref={stack} popover="manual" className={styles.stack} role="region" aria-label={en.toasts.region}>
      {toasts.map((shown) => (
        <div
          key={shown.id}
          className={styles.toast}
          data-kind={shown.kind}
          role={shown.kind === 'error' ? 'alert' : 'status'}
          onPointerEnter={() => toast.hold(shown.id)}
          onPointerLeave={() => toast.release(shown.id)}
          onFocus={() => toast.hold(shown.id)}
          onBlur={() => toast.release(shown.id)}
        >
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.text}>
            <span className="sr-only">{en.toasts[shown.kind]}: </span>
            {shown.text}
          </span>
          {shown.link && 'run' in shown.link ? (
            <button type="button" className={styles.action} onClick={() => act(shown.id, shown.link)}>
              {shown.link.label}
            </button>
          ) : shown.link ? (
            <a
              className={styles.link}
              href={hrefOf(shown.link.href)}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                act(shown.id, shown.link);
              }}
            >
              {shown.link.label}
            </a>
          ) : null}
          <button
            type="button"
            className={styles.close}
            aria-label={en.toasts.dismiss}
            onClick={() => toast.dismiss(shown.id)}
          >
            <CloseIcon size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}

/** Follows the link of a toast, or runs its action. */
function act(id: number, link: Toast['link']): void {
  toast.dismiss(id);
  if (!link) return;
  if ('run' in link) link.run();
  else goTo(link.href);
}
