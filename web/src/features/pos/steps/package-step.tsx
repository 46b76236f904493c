import { dayName } from '@/lib/calendar-days.ts';
import { CalendarIcon } from '@/ui/icons.tsx';
import { TillButton } from '../parts/till-button.tsx';
import { useArrowGrid } from '../parts/use-arrow-grid.ts';
import { posText } from '../pos.messages.ts';
import { packagesForSale } from '../sale/catalogue.ts';
import { fieldId } from '../sale/field-id.ts';
import { blockedDay } from '../sale/guard-step.ts';
import { useTill } from '../till/till-context.ts';
import { PackageTile } from './package-tile.tsx';
import styles from './package-step.module.css';
import { StepHead } from './step-head.tsx';

/** Step 1: the packages of the counter; choosing one goes on by itself (002 §2.18). */
export function PackageStep() {
  const till = useTill();
  const { catalogue, sale } = till;
  const packages = packagesForSale(catalogue);
  const arrows = useArrowGrid();
  const closed = sale.date === null ? null : blockedDay(catalogue, sale.date);
  return (
    <section aria-labelledby="pos-step">
      <StepHead title="Choose a package" sub={sale.date === null ? undefined : dayLine(sale.date, catalogue.today)} />
      {closed === null ? null : (
        <div className={styles.closed} role="status">
          <CalendarIcon size={22} />
          <span>
            {sale.date === catalogue.today ? 'Closed today' : 'Closed on this day'} – {closed}
          </span>
          <TillButton id={fieldId('date')} hotkey="c" hint onClick={() => till.open({ kind: 'date' })}>
            Change Date
          </TillButton>
        </div>
      )}
      {packages.length === 0 ? (
        <div className={styles.empty}>
          <h3>{posText.noPackages}</h3>
          <p>{posText.noPackagesHint}</p>
        </div>
      ) : (
        <ul className={styles.grid} {...arrows} id={fieldId('package')} tabIndex={-1} aria-label="Packages">
          {packages.map((item, index) => (
            <PackageTile key={item.id} item={item} hotkey={index < 9 ? String(index + 1) : undefined} />
          ))}
        </ul>
      )}
    </section>
  );
}

function dayLine(date: string, today: string): string {
  return date === today ? `For today, ${dayName(date)}` : `For ${dayName(date)}`;
}
