import { dayName } from '@/lib/calendar-days.ts';
import { CalendarIcon } from '@/ui/icons.tsx';
import { blockedDay } from '@/domain/sale/catalogue/blocked-day.ts';
import { packagesForSale } from '@/domain/sale/catalogue/catalogue.ts';
import { fieldId } from '@/domain/sale/field-id.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { useArrowGrid } from '@/domain/sale-wizard/controls/use-arrow-grid.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import { PackageOptions } from './package-options.tsx';
import styles from './package-step.module.css';
import { PackageTile } from './package-tile.tsx';
import { StepHead } from './step-head.tsx';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/**
 * Step 1: the packages and whose prices apply.
 * At the counter, choosing a package moves on (002 §2.18).
 */
export function PackageStep() {
  const wizard = useWizard();
  const { catalogue, sale } = wizard;
  const packages = packagesForSale(catalogue, sale.vvip);
  const arrows = useArrowGrid();
  const date = wizard.isOpenTicket ? null : sale.date;
  const closed = date === null ? null : blockedDay(sale, catalogue, date);
  return (
    <section aria-labelledby="pos-step">
      <StepHead
        title={wizardText.packages.title}
        sub={wizard.isOpenTicket ? saleText.openTicket : dayLine(date, catalogue.today)}
      />
      {wizard.exhibition ? null : <PackageOptions />}
      {closed === null ? null : (
        <div className={styles.closed} role="status">
          <CalendarIcon size={22} />
          <span>
            {date === catalogue.today ? wizardText.packages.closedToday : wizardText.packages.closedDay} –{' '}
            {closed.message}
          </span>
          <TillButton
            id={fieldId('date')}
            hotkey={wizard.hotkey('c')}
            hint
            onClick={() => wizard.open({ kind: 'date' })}
          >
            {saleText.changeDate}
          </TillButton>
        </div>
      )}
      {packages.length === 0 ? (
        <div className={styles.empty}>
          <h3>{saleText.noPackages}</h3>
          <p>{saleText.noPackagesHint}</p>
        </div>
      ) : (
        <ul
          className={styles.grid}
          {...arrows}
          id={fieldId('package')}
          tabIndex={-1}
          aria-label={wizardText.packages.list}
        >
          {packages.map((item, index) => (
            <PackageTile key={item.id} item={item} hotkey={wizard.hotkey(index < 9 ? String(index + 1) : undefined)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function dayLine(date: string | null, today: string): string | undefined {
  if (date === null) return undefined;
  return date === today ? wizardText.packages.today(dayName(date)) : wizardText.packages.day(dayName(date));
}
