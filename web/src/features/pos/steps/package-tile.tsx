import type { Package } from '@muara/contract/types';
import { formatMoney } from '@/lib/money.ts';
import { Shortcut } from '@/ui/shortcut.tsx';
import { Artwork } from '../parts/artwork.tsx';
import { CheckIcon } from '@/ui/icons.tsx';
import { InfoIcon } from '../parts/icons.tsx';
import { priceFrom } from '../sale/catalogue.ts';
import { useTill } from '../till/till-context.ts';
import styles from './package-tile.module.css';

/** A package to tap: picture, name, what it costs from, its promotion; the corner button shows the rest. */
export function PackageTile({ item, hotkey }: { item: Package; hotkey: string | undefined }) {
  const till = useTill();
  const chosen = till.sale.packageId === item.id;
  const promotion = item.promotions.free_tickets[0];
  const from = priceFrom(item);
  return (
    <li className={styles.tile} data-chosen={chosen || undefined}>
      <button
        type="button"
        className={styles.choose}
        data-grid-item
        data-hotkey={hotkey}
        aria-pressed={chosen}
        onClick={() => till.choosePackage(item)}
      >
        <span className={styles.picture}>
          <Artwork id={item.id} name={item.name} className={styles.art} />
          {promotion ? (
            <span className={styles.badge}>
              BUY {promotion.buy} x FREE {promotion.free}
            </span>
          ) : null}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{item.name}</span>
          <span className={styles.description}>{item.description}</span>
          <span className={styles.price}>
            {from === null ? (
              'Free'
            ) : (
              <>
                <small>from</small> {formatMoney(from)}
              </>
            )}
          </span>
        </span>
      </button>
      {hotkey || chosen ? (
        <span className={styles.key} data-chosen={chosen || undefined}>
          {chosen ? <CheckIcon size={16} /> : hotkey ? <Shortcut keys={hotkey} /> : null}
        </span>
      ) : null}
      <button
        type="button"
        className={styles.info}
        aria-label={`Details of ${item.name}`}
        onClick={() => till.open({ kind: 'package', item })}
      >
        <InfoIcon />
      </button>
    </li>
  );
}
