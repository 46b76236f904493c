import { useEffect, useEffectEvent } from 'react';
import { clock } from '@/lib/clock.ts';
import { Button } from '@/ui/button.tsx';
import { RetryIcon } from '@/ui/icons.tsx';
import { Water } from '@/ui/water.tsx';
import styles from './closed-shop.module.css';
import { extrasText } from './shop-extras.messages.ts';
import { isVisible, onVisible } from './when-visible.ts';

const ASK_MS = 30_000;

interface ClosedShopProps {
  /** The operator's message; empty for none. */
  message: string | undefined;
  /** The server is being asked. */
  pending: boolean;
  /** Fetches the packages again. Once the shop is open, this screen disappears. */
  onAskAgain(): void;
}

/**
 * Shown to the public and to agents while the shop is closed.
 * It keeps checking whether the shop has opened.
 */
export function ClosedShop({ message, pending, onAskAgain }: ClosedShopProps) {
  const text = extrasText.closed;
  const ask = useEffectEvent(() => {
    if (!pending) onAskAgain();
  });
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = clock.after(ASK_MS, () => {
        if (isVisible()) ask();
        wait();
      });
    };
    wait();
    const end = onVisible(() => ask());
    return () => {
      cancel();
      end();
    };
  }, []);
  return (
    <section className={styles.closed} aria-labelledby="closed-shop">
      <Water />
      <h1 id="closed-shop" className={styles.title}>
        {text.title}
      </h1>
      {message ? <p className={styles.message}>{message}</p> : null}
      <p className={styles.wait}>{text.wait}</p>
      <Button kind="plain" size="lg" icon={<RetryIcon size={18} />} pending={pending} onClick={onAskAgain}>
        {text.check}
      </Button>
    </section>
  );
}
