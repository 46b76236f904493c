import type { Jetty } from '@muara/contract/types';
import { useEffect, useRef } from 'react';
import { Shortcut } from '@/ui/shortcut.tsx';
import { CheckIcon } from '@/ui/icons.tsx';
import { PinIcon } from '../parts/icons.tsx';
import { useArrowGrid } from '../parts/use-arrow-grid.ts';
import { jettiesOf, jettyOf, packageOf } from '../sale/catalogue.ts';
import { fieldId } from '../sale/field-id.ts';
import { useTill } from '../till/till-context.ts';
import styles from './jetty-step.module.css';
import { SlotGrid } from './slot-grid.tsx';
import { StepHead } from './step-head.tsx';

/** Step 2: where the boat leaves, and when it has slots; both go on by themselves (002 §2.18). */
export function JettyStep() {
  const till = useTill();
  const { catalogue, sale } = till;
  const item = packageOf(catalogue, sale);
  const jetties = item === null ? [] : jettiesOf(catalogue, item);
  const chosen = jettyOf(catalogue, sale);
  const choosingSlot = chosen?.gotSlots === true;
  return (
    <section aria-labelledby="pos-step">
      <StepHead title={choosingSlot ? 'Choose a slot' : 'Choose a jetty'} quiet={!choosingSlot} sub={item?.name} />
      <JettyTiles jetties={jetties} numbered={!choosingSlot} />
      {choosingSlot ? <SlotGrid jetty={chosen} /> : null}
    </section>
  );
}

function JettyTiles({ jetties, numbered }: { jetties: readonly Jetty[]; numbered: boolean }) {
  const till = useTill();
  const { pos } = till.catalogue;
  const arrows = useArrowGrid();
  const first = useRef<HTMLButtonElement>(null);
  // The cashier's own jetty is a key press away: it has the focus when nothing is chosen yet.
  const preferred = till.sale.jettyId ?? jetties.find((jetty) => jetty.id === pos?.jetty_id)?.id ?? jetties[0]?.id;
  const focusFirst = useRef(numbered);
  useEffect(() => {
    if (focusFirst.current) first.current?.focus();
  }, []);
  return (
    <ul className={styles.jetties} {...arrows} id={fieldId('jetty')} tabIndex={-1} aria-label="Jetties">
      {jetties.map((jetty, index) => {
        const chosen = till.sale.jettyId === jetty.id;
        const hotkey = numbered && index < 9 ? String(index + 1) : undefined;
        return (
          <li key={jetty.id}>
            <button
              type="button"
              ref={jetty.id === preferred ? first : undefined}
              className={styles.jetty}
              data-grid-item
              data-hotkey={hotkey}
              aria-pressed={chosen}
              onClick={() => till.dispatch({ do: 'chooseJetty', jettyId: jetty.id, hasSlots: jetty.gotSlots })}
            >
              <span className={styles.pin}>{chosen ? <CheckIcon size={22} /> : <PinIcon size={22} />}</span>
              <span className={styles.words}>
                <span className={styles.name}>{jetty.name}</span>
                <span className={styles.note}>{jetty.gotSlots ? 'Departure slots' : 'No slot needed'}</span>
                <span className={styles.tags}>
                  {jetty.id === pos?.jetty_id ? <span className={styles.own}>this counter</span> : null}
                  {jetty.active ? null : <span className={styles.closed}>closed to public</span>}
                </span>
              </span>
              {hotkey ? (
                <span className={styles.key}>
                  <Shortcut keys={hotkey} />
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
