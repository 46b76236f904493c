import { PRICED_CATEGORIES, type PricedCategory } from '@muara/contract/constants';
import { formatMoney } from '@muara/contract/rules/money/format-money';
import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { toSen } from '@muara/contract/rules/money/to-sen';
import type { Food } from '@muara/contract/types';
import { useState, type FormEvent } from 'react';
import { Dialog } from '@/ui/dialog.tsx';
import { passengersOf, portionsOf } from '@/domain/sale/dishes.ts';
import type { Quantities } from '@/domain/sale/chosen-dishes.ts';
import { Stepper } from '@/domain/sale-wizard/controls/stepper.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import styles from './dish-panel.module.css';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

const FULL_ID = 'pos-dish-full';

/** Portions of a dish by category, at most one for each passenger (002 §5.3). */
export function DishPanel({ food }: { food: Food }) {
  const wizard = useWizard();
  const passengers = passengersOf(wizard.sale);
  const [quantities, setQuantities] = useState<Quantities>(wizard.sale.dishes[food.id] ?? {});
  const categories = PRICED_CATEGORIES.filter((category) => passengers[category] > 0);
  const priceOf = (category: PricedCategory) => toSen(food[`${category}_price`]);
  const total = categories.reduce((sum, category) => sum + priceOf(category) * (quantities[category] ?? 0), 0);
  const isFull = categories.some((category) => (quantities[category] ?? 0) >= passengers[category]);
  const portions = portionsOf(quantities);

  const save = () => {
    wizard.dispatch({ do: 'setDish', id: food.id, quantities });
    wizard.close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const all = () => setQuantities(Object.fromEntries(categories.map((category) => [category, passengers[category]])));
  return (
    <Dialog title={food.name} size="md" onClose={wizard.close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {food.description ? <p className={styles.description}>{food.description}</p> : null}
        {categories.length === 0 ? (
          <p className={styles.description}>{wizardText.dishes.nobody}</p>
        ) : (
          <div className={styles.counters}>
            {categories.map((category, index) => (
              <Stepper
                key={category}
                label={wizardText.passengers.category[category]}
                notes={[`RM\u00a0${formatRinggit(priceOf(category))}`, wizardText.dishes.of(passengers[category])]}
                value={quantities[category] ?? 0}
                max={passengers[category]}
                whyId={FULL_ID}
                isFirst={index === 0}
                onChange={(count) => setQuantities({ ...quantities, [category]: count })}
                onEnter={save}
              />
            ))}
          </div>
        )}
        <p id={FULL_ID} className={styles.note}>
          {isFull ? wizardText.dishes.most : null}
        </p>
        <div className={styles.actions}>
          <TillButton kind="plain" disabled={categories.length === 0} onClick={all}>
            {wizardText.dishes.everybody}
          </TillButton>
          <TillButton kind="plain" disabled={portions === 0} onClick={() => setQuantities({})}>
            {wizardText.dishes.none}
          </TillButton>
        </div>
        <p className={styles.total} role="status">
          <span>{wizardText.portions(portions)}</span>
          <strong>{formatMoney(total)}</strong>
        </p>
        <TillButton type="submit" kind="primary" size="lg">
          {wizardText.dishes.done}
        </TillButton>
      </form>
    </Dialog>
  );
}
