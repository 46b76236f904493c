import type { Food } from '@muara/contract/types';
import { CheckIcon } from '@/ui/icons.tsx';
import { Shortcut } from '@/ui/shortcut.tsx';
import { passengersOf, menuOf, portionsOf } from '@/domain/sale/dishes.ts';
import { fieldId } from '@/domain/sale/field-id.ts';
import { lowestPrice } from '@/domain/sale/catalogue/catalogue.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { DishPicture } from '@/domain/sale-wizard/pictures/package-picture.tsx';
import { PlateIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { useArrowGrid } from '@/domain/sale-wizard/controls/use-arrow-grid.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import styles from './addons-step.module.css';
import { StepHead } from './step-head.tsx';
import { countPassengers } from '@muara/contract/rules/passengers/count-passengers';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** Dishes on board: for VVIP packages with a menu, or for an existing ticket (002 §2.18). */
export function AddonsStep() {
  const { sale, catalogue, hotkey } = useWizard();
  const arrows = useArrowGrid();
  const passengers = countPassengers(passengersOf(sale));
  const error = sale.problem?.field === 'dishes' ? sale.problem.message : null;
  return (
    <section aria-labelledby="pos-step">
      <StepHead
        title={wizardText.dishes.title}
        sub={
          sale.dining === null ? wizardText.dishes.optional : wizardText.dishes.forTicket(sale.dining.code, passengers)
        }
      />
      {error === null ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <ul
        className={styles.dishes}
        {...arrows}
        id={fieldId('dishes')}
        tabIndex={-1}
        aria-label={wizardText.dishes.list}
      >
        {menuOf(catalogue, sale).map((food, index) => (
          <DishTile key={food.id} food={food} hotkey={hotkey(index < 9 ? String(index + 1) : undefined)} />
        ))}
      </ul>
    </section>
  );
}

function DishTile({ food, hotkey }: { food: Food; hotkey: string | undefined }) {
  const wizard = useWizard();
  const portions = portionsOf(wizard.sale.dishes[food.id] ?? {});
  const from = lowestPrice(food);
  return (
    <li>
      <button
        type="button"
        className={styles.dish}
        data-grid-item
        data-hotkey={hotkey}
        data-on={portions > 0 || undefined}
        aria-haspopup="dialog"
        onClick={() => wizard.open({ kind: 'dish', food })}
      >
        <span className={styles.picture}>
          <PlateIcon size={32} />
          <DishPicture food={food} className={styles.photo} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{food.name}</span>
          <span className={styles.description}>{food.description}</span>
          <span className={styles.price}>
            {from === null ? (
              wizardText.free
            ) : (
              <>
                <small>{wizardText.from}</small> {formatRm(from)}
              </>
            )}
          </span>
        </span>
        <span className={styles.mark}>
          {portions > 0 ? (
            <span className={styles.portions}>
              <CheckIcon size={16} />
              <span aria-hidden="true">{portions}</span>
              <span className="sr-only">{wizardText.portions(portions)}</span>
            </span>
          ) : hotkey ? (
            <Shortcut keys={hotkey} />
          ) : null}
        </span>
      </button>
    </li>
  );
}
