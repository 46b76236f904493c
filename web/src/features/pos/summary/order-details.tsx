import { formatRinggit } from '@muara/contract/rules';
import { dayName } from '@/lib/calendar-days.ts';
import { Shortcut } from '@/ui/shortcut.tsx';
import { Artwork } from '../parts/artwork.tsx';
import { CalendarIcon } from '@/ui/icons.tsx';
import { ClockIcon, PinIcon } from '../parts/icons.tsx';
import { useTill } from '../till/till-context.ts';
import styles from './order-details.module.css';
import { orderView } from './order-view.ts';

/** The running order: what, when, from where, who, and what each line costs (002 §2.18). */
export function OrderDetails() {
  const till = useTill();
  const { sale, catalogue, priced, slot } = till;
  const view = orderView(sale, catalogue, priced, slot?.available_passenger ?? null);
  if (view.package === null) {
    return (
      <p className={styles.empty}>
        Nothing chosen yet.
        <span className={styles.tip}>
          Press <Shortcut keys="1" /> to <Shortcut keys="9" /> to choose a package.
        </span>
      </p>
    );
  }
  return (
    <div className={styles.details}>
      <div className={styles.package}>
        <Artwork id={view.package.id} name={view.package.name} className={styles.art} />
        <strong>{view.package.name}</strong>
      </div>
      <ul className={styles.facts}>
        {view.date === null ? null : (
          <li>
            <CalendarIcon size={18} />
            <span>{dayName(view.date)}</span>
            {view.sold ? null : (
              <button type="button" className={styles.link} onClick={() => till.open({ kind: 'date' })}>
                Change Date
              </button>
            )}
          </li>
        )}
        {view.jetty === null ? null : (
          <li>
            <PinIcon size={18} />
            <span>{view.jetty}</span>
          </li>
        )}
        {view.slot === null ? null : (
          <li>
            <ClockIcon size={18} />
            <span>{view.slot}</span>
          </li>
        )}
      </ul>
      {view.lines.length === 0 ? null : (
        <ul className={styles.lines}>
          {view.lines.map((line) => (
            <li key={line.key} data-kind={line.kind}>
              <span className={styles.label}>
                {line.label}
                {line.note === null ? null : <span className={styles.note}>{line.note}</span>}
                {line.kind === 'discount' && !view.sold ? (
                  <button
                    type="button"
                    className={styles.link}
                    onClick={() => till.dispatch({ do: 'setDiscount', discount: null })}
                  >
                    Remove
                  </button>
                ) : null}
              </span>
              <span className={styles.amount}>{line.amount === null ? '' : formatRinggit(line.amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
