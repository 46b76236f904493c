import { PASSENGER_CATEGORIES_LABELS, PRICED_CATEGORIES } from '@muara/contract/constants';
import type { Package } from '@muara/contract/types';
import { formatDate } from '@/lib/dates.ts';
import { formatMoney } from '@/lib/money.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { Artwork } from '../parts/artwork.tsx';
import { TillButton } from '../parts/till-button.tsx';
import { useTill } from '../till/till-context.ts';
import styles from './package-panel.module.css';

/** A package in full: until when, what each category pays, its promotions (002 §2.18). */
export function PackagePanel({ item }: { item: Package }) {
  const till = useTill();
  const choose = () => {
    till.close();
    till.choosePackage(item);
  };
  return (
    <Dialog
      title={item.name}
      size="md"
      onClose={till.close}
      footer={
        <TillButton kind="primary" size="lg" data-autofocus onClick={choose}>
          Choose this package
        </TillButton>
      }
    >
      <Artwork id={item.id} name={item.name} className={styles.art} />
      <p className={styles.description}>{item.description}</p>
      <p className={styles.until}>Available until {formatDate(item.end_date)}</p>
      <dl className={styles.prices}>
        {PRICED_CATEGORIES.map((category) => (
          <div key={category}>
            <dt>{PASSENGER_CATEGORIES_LABELS[category]}</dt>
            <dd>{formatMoney(item[`${category}_price`])}</dd>
          </div>
        ))}
        <div>
          <dt>Baby</dt>
          <dd>free</dd>
        </div>
      </dl>
      {item.promotions.free_tickets.length === 0 ? null : (
        <ul className={styles.promotions} aria-label="Promotions">
          {item.promotions.free_tickets.map(({ buy, free }) => (
            <li key={`${buy}/${free}`}>
              BUY {buy} x FREE {free}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
