import { NativeSelect, TextInput } from '@mantine/core';
import { memo, useId } from 'react';
import { isCountText } from '@/lib/count-text.ts';
import { acceptMoney, isMoneyText } from '@/domain/prices/typed-money.ts';
import { CountField } from '@/ui/count-field.tsx';
import { DeleteIcon } from '@/ui/list/row-icons.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';
import type { TierDraft } from './package-draft.ts';
import { packageFormMessages as text } from './package-form.messages.ts';
import styles from './tier-table.module.css';

interface TierRowProps {
  /** The wire name of its list and its place in it, such as `agent_discount_adults.0`. */
  place: string;
  index: number;
  category: string;
  tier: TierDraft;
  /**
   * The errors of its four fields, one per line.
   * It is a string so that an unchanged row is not rendered again.
   */
  problems: string;
  /** Just added: its first field takes the focus. */
  isNew: boolean;
  change(index: number, patch: Partial<TierDraft>): void;
  leave(field: string): void;
  remove(index: number, button: HTMLElement): void;
}

/** One tier of a discount: from, to, and amount. */
export const TierRow = memo(function TierRow(props: TierRowProps) {
  const { place, index, category, tier, problems, isNew, change, leave, remove } = props;
  const id = useId();
  const wrong = new Map(
    problems === '' ? [] : problems.split('\n').map((line) => line.split('\t') as [string, string]),
  );
  for (const part of ['min', 'max'] as const) if (!isCountText(tier[part])) wrong.set(part, uiMessages.count[0]);
  if (!isMoneyText(tier.discount)) wrong.set('discount', uiMessages.amount);
  const field = (part: keyof TierDraft, what: string) => ({
    name: `${place}.${part}`,
    'aria-label': text.bandField(category, index + 1, what),
    // Mantine describes a field by its own message alone, and the message of this one is below the row.
    withAria: false,
    'aria-invalid': wrong.has(part) || undefined,
    'aria-describedby': wrong.has(part) ? id : undefined,
    error: wrong.has(part),
    onBlur: () => leave(`${place}.${part}`),
  });
  const count = (part: 'min' | 'max', what: string) => {
    const { error, 'aria-label': label, ...rest } = field(part, what);
    return (
      <CountField
        {...rest}
        label={label}
        withLabel={false}
        error={error}
        autoFocus={isNew && part === 'min'}
        value={tier[part]}
        onChange={(value) => change(index, { [part]: value })}
      />
    );
  };
  return (
    <div className={styles.row}>
      {count('min', text.min)}
      {count('max', text.max)}
      <TextInput
        {...field('discount', text.discount)}
        classNames={{ input: styles.figure }}
        inputMode="decimal"
        autoComplete="off"
        value={tier.discount}
        onChange={(event) => change(index, { discount: acceptMoney(event.currentTarget.value, tier.discount) })}
      />
      <NativeSelect
        {...field('type', text.discountType)}
        data={['%', 'RM']}
        value={tier.type}
        onChange={(event) => change(index, { type: event.currentTarget.value === 'RM' ? 'RM' : '%' })}
      />
      <button
        type="button"
        className={styles.remove}
        aria-label={text.removeBand(category, index + 1)}
        title={text.removeBand(category, index + 1)}
        onClick={(event) => remove(index, event.currentTarget)}
      >
        <DeleteIcon />
      </button>
      {wrong.size === 0 ? null : (
        <p id={id} className={styles.problem}>
          {[...new Set(wrong.values())].join(' ')}
        </p>
      )}
    </div>
  );
});
