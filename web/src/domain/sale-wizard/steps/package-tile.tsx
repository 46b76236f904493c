import { formatMoney } from '@muara/contract/rules/money/format-money';
import type { Package } from '@muara/contract/types';
import { afterFeedback } from '@/lib/input-timing.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { Shortcut } from '@/ui/shortcut.tsx';
import { CheckIcon } from '@/ui/icons.tsx';
import { InfoIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { PackagePicture } from '@/domain/sale-wizard/pictures/package-picture.tsx';
import { adultPrices, charterPrice, lowestPrice } from '@/domain/sale/catalogue/catalogue.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import styles from './package-tile.module.css';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** A package to choose: picture, name, adult price and promotion. The corner button shows the details. */
export function PackageTile({ item, hotkey }: { item: Package; hotkey: string | undefined }) {
  const wizard = useWizard();
  const chosen = wizard.sale.packageId === item.id;
  const promotion = item.promotions.free_tickets[0];
  return (
    <li className={styles.tile} data-chosen={chosen || undefined}>
      <button
        type="button"
        className={styles.choose}
        data-grid-item
        data-hotkey={hotkey}
        aria-pressed={chosen}
        onClick={() => afterFeedback(() => wizard.choosePackage(item))}
      >
        <span className={styles.picture}>
          <PackagePicture package={item} className={styles.art} />
          {promotion ? (
            <span className={styles.badge}>{wizardText.packages.promotion(promotion.buy, promotion.free)}</span>
          ) : null}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{item.name}</span>
          <span className={styles.description}>{item.description}</span>
          <span className={styles.price}>
            <Price item={item} />
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
        aria-label={wizardText.packages.details(item.name)}
        onClick={() => wizard.open({ kind: 'package', item })}
      >
        <InfoIcon />
      </button>
    </li>
  );
}

function Price({ item }: { item: Package }) {
  const boat = charterPrice(item, useWizard().sale);
  const { local, foreign } = adultPrices(item);
  if (boat !== null) {
    return (
      <>
        {formatMoney(boat)} <small>{wizardText.packages.forBoat}</small>
      </>
    );
  }
  const { adult, foreigner, fromPrice } = wizardText.packages;
  if (local === null && foreign === null) {
    const from = lowestPrice(item);
    return from === null ? wizardText.free : <>{fromPrice(formatRm(from))}</>;
  }
  return (
    <>
      {local === null ? null : <PriceOf who={adult} amount={local} />}
      {foreign === null ? null : <PriceOf who={foreigner} amount={foreign} />}
    </>
  );
}

function PriceOf({ who, amount }: { who: string; amount: number }) {
  return (
    <span className={styles.priceOf}>
      <small>{who}</small> {formatRm(amount)}
    </span>
  );
}
