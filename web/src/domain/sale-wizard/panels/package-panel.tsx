import { PRICED_CATEGORIES } from '@muara/contract/constants';
import { formatMoney } from '@muara/contract/rules/money/format-money';
import { toLocalDate } from '@muara/contract/rules/dates/to-local-date';
import type { Package } from '@muara/contract/types';
import { afterFeedback } from '@/lib/input-timing.ts';
import { dateName } from '@/lib/calendar-days.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { PackagePicture } from '@/domain/sale-wizard/pictures/package-picture.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { charterPrice } from '@/domain/sale/catalogue/catalogue.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import styles from './package-panel.module.css';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** The details of a package: its last day, prices by category, and promotions (002 §2.18). */
export function PackagePanel({ item }: { item: Package }) {
  const wizard = useWizard();
  const boat = charterPrice(item, wizard.sale);
  const choose = () => {
    afterFeedback(() => {
      wizard.close();
      wizard.choosePackage(item);
    });
  };
  return (
    <Dialog
      title={item.name}
      size="md"
      onClose={wizard.close}
      footer={
        <TillButton kind="primary" size="lg" data-autofocus onClick={choose}>
          {wizardText.packages.choose}
        </TillButton>
      }
    >
      <PackagePicture package={item} className={styles.art} />
      <p className={styles.description}>{item.description}</p>
      <p className={styles.until}>{wizardText.packages.until(dateName(toLocalDate(Date.parse(item.end_date))))}</p>
      <dl className={styles.prices}>
        {boat === null ? (
          <>
            {PRICED_CATEGORIES.map((category) => (
              <div key={category}>
                <dt>{wizardText.passengers.category[category]}</dt>
                <dd>{formatRm(item[`${category}_price`])}</dd>
              </div>
            ))}
            <div>
              <dt>{wizardText.passengers.category.baby}</dt>
              <dd>{wizardText.freeOfCharge}</dd>
            </div>
          </>
        ) : (
          <div>
            <dt>{wizardText.packages.wholeBoat(item.max_passenger)}</dt>
            <dd>{formatMoney(boat)}</dd>
          </div>
        )}
      </dl>
      {item.promotions.free_tickets.length === 0 ? null : (
        <ul className={styles.promotions} aria-label={wizardText.packages.promotions}>
          {item.promotions.free_tickets.map(({ buy, free }) => (
            <li key={`${buy}/${free}`}>{wizardText.packages.promotion(buy, free)}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
