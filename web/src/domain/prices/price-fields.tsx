import { PRICED_CATEGORIES, type PricedCategory } from '@muara/contract/constants';
import { labels } from '@/domain/labels/labels.ts';
import type { FieldErrors } from '@/domain/errors/field-errors.ts';
import { MoneyField } from './money-field.tsx';
import styles from './price-fields.module.css';

export type PriceField = `${PricedCategory}_price`;

/** The wire names of the nine prices, in the order in which they stand everywhere. */
export const PRICE_FIELDS: readonly PriceField[] = PRICED_CATEGORIES.map((category) => `${category}_price` as const);

/** What a price field is called: its category. */
export function priceLabel(field: PriceField): string {
  return labels.passenger[field.slice(0, -'_price'.length) as PricedCategory];
}

interface PriceFieldsProps {
  values: Readonly<Record<PriceField, string>>;
  errors: FieldErrors;
  onChange(field: PriceField, text: string): void;
  onLeave(field: PriceField): void;
}

/** The nine prices a head that packages and dishes have (001 §3). */
export function PriceFields({ values, errors, onChange, onLeave }: PriceFieldsProps) {
  return (
    <div className={styles.box}>
      <div className={styles.prices}>
        {PRICE_FIELDS.map((field) => (
          <MoneyField
            key={field}
            name={field}
            label={priceLabel(field)}
            required
            value={values[field]}
            error={errors[field]}
            onChange={(text) => onChange(field, text)}
            onBlur={() => onLeave(field)}
          />
        ))}
      </div>
    </div>
  );
}
