import { MoneyField } from '@/domain/prices/money-field.tsx';
import { Panel } from '@/ui/panel.tsx';
import { PRICE_FIELDS, PriceFields } from '@/domain/prices/price-fields.tsx';
import { section, type SectionProps } from './form-section.ts';
import { CHARTER_FIELDS } from './package-draft.ts';
import { packageFormMessages as text } from './package-form.messages.ts';
import styles from './package-form.module.css';

const FIELDS = ['vvip_charter', ...PRICE_FIELDS, ...CHARTER_FIELDS] as const;

/** The nine prices per passenger, and those of a charter. */
export const PricesSection = section(FIELDS, Prices);

function Prices({ draft, errors, set, leave }: SectionProps<(typeof FIELDS)[number]>) {
  // What a rule finds in a field must not stay hidden.
  const showsCharter = draft.vvip_charter || CHARTER_FIELDS.some((field) => errors[field]);
  return (
    <Panel title={text.prices}>
      {showsCharter ? (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{text.charterPrices}</legend>
          <div className={styles.prices}>
            {CHARTER_FIELDS.map((field) => (
              <MoneyField
                key={field}
                name={field}
                label={text.charterPrice[field]}
                required
                value={draft[field]}
                error={errors[field]}
                onChange={(value) => set({ [field]: value })}
                onBlur={() => leave(field)}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      <p className={styles.hint}>{draft.vvip_charter ? text.pricesCharter : text.pricesHint}</p>
      <PriceFields
        values={draft}
        errors={errors}
        onChange={(field, value) => set({ [field]: value })}
        onLeave={leave}
      />
    </Panel>
  );
}
