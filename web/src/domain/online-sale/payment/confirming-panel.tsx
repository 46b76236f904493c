import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button.tsx';
import { RetryIcon } from '@/ui/icons.tsx';
import { Water } from '@/ui/water.tsx';
import styles from './confirming-panel.module.css';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import type { PaymentConfirmation } from './use-payment-confirmation.ts';

interface ConfirmingPanelProps {
  /** The ticket code of the address. */
  code: string;
  /** `payable`: the bank has been silent for so long that the order can be paid now. */
  state: Exclude<PaymentConfirmation['kind'], 'heard'> | 'payable';
  onCheckAgain(): void;
  onPay(): void;
  onBuyNew(): void;
}

/** Shown between the provider and the result: asking the bank, no response yet, or an unknown ticket. */
export function ConfirmingPanel({ code, state, onCheckAgain, onPay, onBuyNew }: ConfirmingPanelProps) {
  const text = extrasText.confirming;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [state]);
  const [title, words] = {
    asking: [text.title, text.text],
    unheard: [text.unheardTitle, text.unheardText],
    payable: [text.payTitle, text.payText],
    missing: [text.missingTitle, text.missingText],
  }[state];
  return (
    <section className={styles.panel} data-state={state} aria-labelledby="confirming" aria-busy={state === 'asking'}>
      <div className={styles.mark}>
        <Water />
      </div>
      <h1 id="confirming" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text} role="status">
        {words}
      </p>
      <p className={styles.code}>
        <span className="sr-only">{extrasText.result.code} </span>
        {code}
      </p>
      {state === 'asking' ? null : (
        <div className={styles.actions}>
          {state === 'payable' ? (
            <Button size="lg" onClick={onPay}>
              {text.pay}
            </Button>
          ) : null}
          {state === 'unheard' || state === 'payable' ? (
            <Button
              size="lg"
              kind={state === 'unheard' ? 'primary' : 'plain'}
              icon={<RetryIcon size={18} />}
              onClick={onCheckAgain}
            >
              {text.check}
            </Button>
          ) : null}
          <Button size="lg" kind="plain" onClick={onBuyNew}>
            {extrasText.result.buyNew}
          </Button>
        </div>
      )}
    </section>
  );
}
