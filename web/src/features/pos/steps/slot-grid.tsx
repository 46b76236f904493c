import { slotLabel } from '@muara/contract/rules';
import type { Jetty, Slot } from '@muara/contract/types';
import { Shortcut } from '@/ui/shortcut.tsx';
import { TillButton } from '../parts/till-button.tsx';
import { useArrowGrid } from '../parts/use-arrow-grid.ts';
import { fieldId } from '../sale/field-id.ts';
import { slotWords } from '../sale/slot-words.ts';
import { useTill } from '../till/till-context.ts';
import styles from './slot-grid.module.css';

/** The departures of a jetty and day, each with what is left of it in words. */
export function SlotGrid({ jetty }: { jetty: Jetty }) {
  const till = useTill();
  const arrows = useArrowGrid();
  const { list, loading, retry } = till.slots;
  if (loading) {
    return (
      <div className={styles.grid} aria-busy="true" aria-label="Slots are loading">
        {[...Array(8).keys()].map((index) => (
          <div key={index} className={styles.ghost} />
        ))}
      </div>
    );
  }
  if (list === null) {
    return (
      <p className={styles.none}>
        The slots could not be loaded. <TillButton onClick={retry}>Try again</TillButton>
      </p>
    );
  }
  if (list.length === 0) return <p className={styles.none}>No departures on this day.</p>;
  const open = list.filter((slot) => slot.state === 'available');
  return (
    <ul className={styles.grid} {...arrows} id={fieldId('slot')} tabIndex={-1} aria-label={`Slots of ${jetty.name}`}>
      {list.map((slot) => (
        <SlotTile key={slotLabel(slot)} slot={slot} jetty={jetty} hotkey={hotkeyOf(open.indexOf(slot))} />
      ))}
    </ul>
  );
}

const hotkeyOf = (index: number): string | undefined => (index >= 0 && index < 9 ? String(index + 1) : undefined);

function SlotTile({ slot, jetty, hotkey }: { slot: Slot; jetty: Jetty; hotkey: string | undefined }) {
  const till = useTill();
  const off = slot.state !== 'available';
  const chosen = till.sale.slot === slotLabel(slot);
  const { words, few } = slotWords(slot, jetty);
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
          if (!off) till.dispatch({ do: 'chooseSlot', slot: slotLabel(slot) });
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
