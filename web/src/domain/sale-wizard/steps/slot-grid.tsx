import { slotLabel } from '@muara/contract/rules/availability/slot-label';
import type { Jetty, Slot } from '@muara/contract/types';
import { afterFeedback } from '@/lib/input-timing.ts';
import { Shortcut } from '@/ui/shortcut.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { useArrowGrid } from '@/domain/sale-wizard/controls/use-arrow-grid.ts';
import { fieldId } from '@/domain/sale/field-id.ts';
import { describeSlot } from './describe-slot.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import styles from './slot-grid.module.css';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** The departures of a jetty and day, each with its free seats. */
export function SlotGrid({ jetty }: { jetty: Jetty }) {
  const wizard = useWizard();
  const arrows = useArrowGrid();
  const { list, loading, retry } = wizard.slots;
  if (loading) {
    return (
      <div className={styles.grid} aria-busy="true" aria-label={wizardText.jetties.loading}>
        {[...Array(8).keys()].map((index) => (
          <div key={index} className={styles.ghost} />
        ))}
      </div>
    );
  }
  if (list === null) {
    return (
      <p className={styles.none}>
        {wizardText.jetties.failed} <TillButton onClick={retry}>{wizardText.jetties.retry}</TillButton>
      </p>
    );
  }
  if (list.length === 0) return <p className={styles.none}>{wizardText.jetties.none}</p>;
  const open = list.filter((slot) => slot.state === 'available');
  return (
    <ul
      className={styles.grid}
      {...arrows}
      id={fieldId('slot')}
      tabIndex={-1}
      aria-label={wizardText.jetties.slotsOf(jetty.name)}
    >
      {list.map((slot) => (
        <SlotTile
          key={slotLabel(slot)}
          slot={slot}
          jetty={jetty}
          hotkey={wizard.hotkey(hotkeyOf(open.indexOf(slot)))}
        />
      ))}
    </ul>
  );
}

const hotkeyOf = (index: number): string | undefined => (index >= 0 && index < 9 ? String(index + 1) : undefined);

function SlotTile({ slot, jetty, hotkey }: { slot: Slot; jetty: Jetty; hotkey: string | undefined }) {
  const wizard = useWizard();
  const off = slot.state !== 'available';
  const chosen = wizard.sale.slot === slotLabel(slot);
  const { words, few } = describeSlot(slot, jetty);
  return (
    <li>
      <button
        type="button"
        className={styles.slot}
        data-grid-item
        data-hotkey={hotkey}
        data-state={few ? 'few' : slot.state}
        aria-pressed={chosen}
        aria-disabled={off || undefined}
        onClick={() => {
          if (!off) afterFeedback(() => wizard.dispatch({ do: 'chooseSlot', slot: slotLabel(slot) }));
        }}
      >
        <span className={styles.time}>
          {slot.from} <i>–</i> {slot.to}
        </span>
        <span className={styles.words}>{words}</span>
        {hotkey ? (
          <span className={styles.key}>
            <Shortcut keys={hotkey} />
          </span>
        ) : null}
      </button>
    </li>
  );
}
