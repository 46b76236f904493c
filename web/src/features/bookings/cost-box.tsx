import { formatMoney } from '@muara/contract/rules/money/format-money';
import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import type { PricedOrder } from '@muara/contract/rules/pricing/shapes';
import { useId, useState } from 'react';
import { useMedia } from '@/lib/media.ts';
import { usePageMark } from '@/lib/page-mark.ts';
import { stepLabel, stepWords } from '@/domain/prices/trace-words.ts';
import { ChevronIcon } from '@/ui/icons.tsx';
import { line } from '@/ui/icon-frame.tsx';
import { bookingFormMessages as text } from './booking-form.messages.ts';
import styles from './cost-box.module.css';
import { useFloating } from './use-floating.ts';

interface CostBoxProps {
  /** The current price; null without a package. */
  priced: PricedOrder | null;
  /** Sen, when it was last saved at another price. */
  was: number | null;
}

const GripIcon = line('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01');

/**
 * The price of the booking (002 §2.3).
 * It floats over the form where there is room, and is a bar at the bottom on a phone.
 */
export function CostBox({ priced, was }: CostBoxProps) {
  const id = useId();
  const floats = useMedia(FLOATS);
  usePageMark('cost-box');
  const [folded, setFolded] = useState<boolean | null>(null);
  const { box, place, drag, onKeyDown } = useFloating();
  const open = folded === null ? floats : !folded;
  const total = rm(priced?.total ?? 0);
  return (
    <section
      ref={box}
      className={styles.box}
      aria-labelledby={`${id}-title`}
      style={floats && place ? { left: place.left, top: place.top, right: 'auto' } : undefined}
    >
      <div className={styles.head} {...(floats ? drag : {})}>
        {floats ? (
          <button type="button" data-grip className={styles.grip} aria-label={text.costMove} onKeyDown={onKeyDown}>
            <GripIcon size={18} />
          </button>
        ) : null}
        <h2 id={`${id}-title`}>
          {text.cost}
          {open || floats ? null : <span>{total}</span>}
        </h2>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          aria-label={open ? text.costFold : text.costUnfold}
          onClick={() => setFolded(open)}
        >
          <ChevronIcon size={18} />
        </button>
      </div>
      <div id={`${id}-body`} className={styles.body} hidden={!open}>
        {priced === null ? <p className={styles.hint}>{text.nothing}</p> : <Lines priced={priced} />}
        {was === null ? null : <p className={styles.hint}>{text.was(rm(was))}</p>}
      </div>
      {open || floats ? (
        <output className={styles.total}>
          <span>{text.total}</span>
          <strong>{total}</strong>
        </output>
      ) : null}
      <span className="sr-only" role="status">
        {place === null ? '' : text.costMoved(place.left, place.top)}
      </span>
    </section>
  );
}

function Lines({ priced }: { priced: PricedOrder }) {
  const lines: [string, number][] = [
    [text.price, priced.base],
    [text.addonCost, priced.food],
    [text.discount, -priced.tier - priced.cashier],
  ];
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rm(amount)}</dd>
          </div>
        ))}
      </dl>
      {priced.trace.length === 0 ? null : (
        <details className={styles.trace}>
          <summary>{text.trace}</summary>
          <ol>
            {priced.trace.map((step, index) => (
              <li key={`${step.step}${index}`}>
                <span>
                  {stepLabel(step)}
                  <small>{stepWords(step)}</small>
                </span>
                <span>{formatRinggit(step.amount)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

const rm = (sen: number): string => (sen < 0 ? `−${formatMoney(-sen)}` : formatMoney(sen));

/** Room for a box beside the form. */
const FLOATS = '(width >= 900px)';
