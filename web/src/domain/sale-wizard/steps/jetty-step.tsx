import type { Jetty } from '@muara/contract/types';
import { useEffect, useRef } from 'react';
import { afterFeedback } from '@/lib/input-timing.ts';
import { Shortcut } from '@/ui/shortcut.tsx';
import { CheckIcon } from '@/ui/icons.tsx';
import { PinIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { useArrowGrid } from '@/domain/sale-wizard/controls/use-arrow-grid.ts';
import { jettiesOf, jettyOf, canBoardAt, packageOf } from '@/domain/sale/catalogue/catalogue.ts';
import { fieldId } from '@/domain/sale/field-id.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import styles from './jetty-step.module.css';
import { SlotGrid } from './slot-grid.tsx';
import { StepHead } from './step-head.tsx';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** Step 2: the jetty, and its slot if it has slots. At the counter each choice moves on (002 §2.18). */
export function JettyStep() {
  const wizard = useWizard();
  const { catalogue, sale } = wizard;
  const item = packageOf(catalogue, sale);
  const jetties = item === null ? [] : jettiesOf(catalogue, item);
  const chosen = jettyOf(catalogue, sale);
  const choosingSlot = chosen?.gotSlots === true;
  return (
    <section aria-labelledby="pos-step">
      <StepHead
        title={choosingSlot ? wizardText.jetties.slotTitle : wizardText.jetties.title}
        quiet={!choosingSlot}
        sub={item?.name}
      />
      <JettyTiles jetties={jetties} numbered={!choosingSlot} />
      {choosingSlot ? <SlotGrid jetty={chosen} /> : null}
    </section>
  );
}

function JettyTiles({ jetties, numbered }: { jetties: readonly Jetty[]; numbered: boolean }) {
  const wizard = useWizard();
  const { catalogue, sale } = wizard;
  const { pos } = catalogue;
  const arrows = useArrowGrid();
  const first = useRef<HTMLButtonElement>(null);
  // The cashier's own jetty has the focus when nothing is chosen yet, one key press away.
  const open = jetties.filter((jetty) => canBoardAt(jetty, sale));
  const preferred = sale.jettyId ?? (open.find((jetty) => jetty.id === pos?.jetty_id) ?? open[0])?.id;
  const focusFirst = useRef(numbered);
  useEffect(() => {
    if (focusFirst.current) first.current?.focus();
  }, []);
  return (
    <ul className={styles.jetties} {...arrows} id={fieldId('jetty')} tabIndex={-1} aria-label={wizardText.jetties.list}>
      {jetties.map((jetty, index) => {
        const chosen = sale.jettyId === jetty.id;
        const hotkey = wizard.hotkey(numbered && index < 9 ? String(index + 1) : undefined);
        const off = !canBoardAt(jetty, sale);
        return (
          <li key={jetty.id}>
            <button
              type="button"
              ref={jetty.id === preferred ? first : undefined}
              className={styles.jetty}
              data-grid-item
              data-hotkey={hotkey}
              aria-pressed={chosen}
              aria-disabled={off || undefined}
              onClick={() => {
                if (off) return;
                const { id: jettyId, gotSlots: hasSlots } = jetty;
                afterFeedback(() => wizard.dispatch({ do: 'chooseJetty', jettyId, hasSlots }));
              }}
            >
              <span className={styles.pin}>{chosen ? <CheckIcon size={22} /> : <PinIcon size={22} />}</span>
              <span className={styles.words}>
                <span className={styles.name}>{jetty.name}</span>
                <span className={styles.note}>{noteOf(jetty, off)}</span>
                <span className={styles.tags}>
                  {jetty.id === pos?.jetty_id ? <span className={styles.own}>{wizardText.jetties.own}</span> : null}
                  {jetty.active || off ? null : <span className={styles.closed}>{wizardText.jetties.closed}</span>}
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

function noteOf(jetty: Jetty, off: boolean): string {
  if (off) return saleText.notAvailable;
  return jetty.gotSlots ? wizardText.jetties.slots : wizardText.jetties.noSlot;
}
