import { BOOKING_CATEGORIES } from '@muara/contract/constants';
import { clampBookingCounts } from '@muara/contract/rules/bookings/clamp-booking';
import type { Food } from '@muara/contract/types';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { Button } from '@/ui/button.tsx';
import { Panel } from '@/ui/panel.tsx';
import {
  type BookingCounts,
  countsOf,
  passengersOf,
  portionField,
  withCounts,
  withoutDish,
  withPortions,
  withTypedCount,
} from './booking-draft.ts';
import { bookingFormMessages as text } from './booking-form.messages.ts';
import styles from './booking-form.module.css';
import { type BookingLists, menuOf, packageOf } from './booking-lists.ts';
import { CountStepper } from './count-stepper.tsx';
import type { BookingFormState } from './use-booking-form.ts';

interface SectionProps {
  form: BookingFormState;
  lists: BookingLists;
}

/** Nine passenger categories, in total at most what the package or slot allows (002 §5.1). */
export function PassengersSection({ form, lists, most }: SectionProps & { most: number }) {
  const { values, errors, setValues: set, priced } = form;
  const pkg = packageOf(lists, values.package_id);
  const counts = countsOf(values);
  const count = passengersOf(values);
  const isFull = pkg !== null && count >= most;
  return (
    <Panel title={text.passengers}>
      {pkg === null ? <p className={styles.hint}>{text.packageFirst}</p> : null}
      <div className={styles.counts}>
        {BOOKING_CATEGORIES.map((category) => (
          <CountStepper
            key={category}
            name={`total_${category}`}
            label={text.category[category]}
            note={pkg === null || pkg.vvip_charter ? '' : text.each(formatRm(pkg[`${category}_price`]))}
            value={counts[category]}
            most={counts[category] + Math.max(0, most - count)}
            error={errors[`total_${category}`]}
            typedCount={values.typedCounts?.[`total_${category}`]}
            onWrong={(typed) => set(withTypedCount(values, `total_${category}`, typed))}
            onChange={(count) => {
              const tidy = { ...values, ...withTypedCount(values, `total_${category}`, null) };
              set(withCounts(tidy, clampBookingCounts(counts, category, count, most) as BookingCounts));
            }}
          />
        ))}
      </div>
      {pkg === null ? null : (
        <p className={styles.passengers} role="status" data-full={isFull || undefined}>
          {text.passengerCount(count, most)}
          {priced !== null && priced.free > 0 ? ` ${text.free(priced.free)}` : ''}
          {isFull ? `. ${text.full}` : ''}
        </p>
      )}
    </Panel>
  );
}

/** Dishes of the package: each passenger may have one of each (002 §5.1). */
export function AddonsSection({ form, lists }: SectionProps) {
  const { values, errors } = form;
  const pkg = packageOf(lists, values.package_id);
  const booked = values.foods.map(({ id }) => id);
  const menu = menuOf(lists, pkg, booked);
  return (
    <Panel title={text.addons}>
      <fieldset name="foods" tabIndex={-1} className={styles.group} aria-label={text.addons}>
        {pkg === null ? (
          <p className={styles.hint}>{text.packageFirst}</p>
        ) : menu.length === 0 ? (
          <p className={styles.hint}>{text.addonsNone}</p>
        ) : passengersOf(values) === 0 ? (
          <p className={styles.hint}>{text.addonsFirst}</p>
        ) : (
          <ul className={styles.dishes}>
            {menu.map((dish) => (
              <Dish key={dish.id} dish={dish} form={form} />
            ))}
          </ul>
        )}
        {errors.foods === undefined ? null : <p className={styles.error}>{errors.foods}</p>}
      </fieldset>
    </Panel>
  );
}

function Dish({ dish, form }: { dish: Food; form: BookingFormState }) {
  const { values, setValues: set } = form;
  const counts = countsOf(values);
  const portions = values.foods.find(({ id }) => id === dish.id)?.quantities ?? {};
  const aboard = BOOKING_CATEGORIES.filter((category) => counts[category] > 0);
  const ordered = Object.values(portions).some((count) => count > 0);
  const name = dish.active ? dish.name : text.addonGone(dish.name);
  return (
    <li className={styles.dish}>
      <div className={styles.dishHead}>
        <div>
          <h3>{name}</h3>
          {dish.description === '' ? null : <p>{dish.description}</p>}
        </div>
        <div className={styles.dishButtons}>
          <Button
            kind="quiet"
            size="sm"
            aria-label={text.oneEachOf(dish.name)}
            onClick={() => set({ ...withPortions(values, dish.id, counts), ...withoutDish(values, dish.id) })}
          >
            {text.oneEach}
          </Button>
          {ordered ? (
            <Button
              kind="quiet"
              size="sm"
              aria-label={text.noneOf(dish.name)}
              onClick={() =>
                set({ foods: values.foods.filter(({ id }) => id !== dish.id), ...withoutDish(values, dish.id) })
              }
            >
              {text.clear}
            </Button>
          ) : null}
        </div>
      </div>
      <div className={styles.counts}>
        {aboard.map((category) => (
          <CountStepper
            key={category}
            name={portionField(dish.id, category)}
            of={dish.name}
            label={text.category[category]}
            note={text.portion(formatRm(dish[`${category}_price`]), counts[category])}
            value={portions[category] ?? 0}
            most={counts[category]}
            typedCount={values.typedCounts?.[portionField(dish.id, category)]}
            onWrong={(typed) => set(withTypedCount(values, portionField(dish.id, category), typed))}
            onChange={(count) =>
              set({
                ...withPortions(values, dish.id, { [category]: count }),
                ...withTypedCount(values, portionField(dish.id, category), null),
              })
            }
          />
        ))}
      </div>
    </li>
  );
}
