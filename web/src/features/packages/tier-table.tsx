import { MAX_TIERS } from '@muara/contract/constants';
import type { TierWarning } from '@muara/contract/rules/packages/shapes';
import { tierWarnings } from '@muara/contract/rules/packages/tier-warnings';
import { memo, useCallback, useState } from 'react';
import { useToast } from '@/lib/toast.ts';
import type { FieldErrors } from '@/domain/errors/field-errors.ts';
import { Button } from '@/ui/button.tsx';
import { AddIcon } from '@/ui/list/row-icons.tsx';
import { hasSameErrors } from './form-section.ts';
import { EMPTY_TIER, type PackageDraft, type TierDraft, type TierField, tierValues } from './package-draft.ts';
import { categoryOf } from './package-fields.ts';
import { packageFormMessages as text } from './package-form.messages.ts';
import { TierRow } from './tier-row.tsx';
import styles from './tier-table.module.css';

interface TierTableProps {
  field: TierField;
  tiers: readonly TierDraft[];
  errors: FieldErrors;
  set(patch: Partial<PackageDraft>): void;
  leave(field: string): void;
  now(): PackageDraft;
}

/** The tiers of one category. */
export const TierTable = memo(
  Table,
  (before, after) => before.tiers === after.tiers && hasSameErrors(before.errors, after.errors, [after.field]),
);

function Table({ field, tiers, errors, set, leave, now }: TierTableProps) {
  const toast = useToast();
  const [added, setAdded] = useState(-1);
  const category = categoryOf(field);

  const change = useCallback(
    (index: number, patch: Partial<TierDraft>) =>
      set({ [field]: now()[field].map((tier, at) => (at === index ? { ...tier, ...patch } : tier)) }),
    [field, set, now],
  );
  const remove = useCallback(
    (index: number, button: HTMLElement) => {
      const rows = now()[field];
      const tier = rows[index];
      if (!tier) return;
      // The button of the row that moves up takes the place of this one; below the last row there is none.
      if (index === rows.length - 1) button.closest('fieldset')?.querySelector<HTMLElement>('[data-add]')?.focus();
      setAdded(-1);
      set({ [field]: rows.filter((_, at) => at !== index) });
      const run = () => {
        const left = now()[field];
        set({ [field]: [...left.slice(0, index), tier, ...left.slice(index)] });
      };
      toast.info(text.bandRemoved(category), { label: text.undo, run });
    },
    [field, category, set, now, toast],
  );
  const add = () => {
    setAdded(tiers.length);
    set({ [field]: [...tiers, nextTier(tiers)] });
  };
  return (
    <fieldset className={styles.table}>
      <legend className={styles.legend}>{category}</legend>
      {tiers.length === 0 ? (
        <p className={styles.none}>{text.noBands}</p>
      ) : (
        <div className={styles.head} aria-hidden="true">
          <span>{text.min}</span>
          <span>{text.max}</span>
          <span>{text.discount}</span>
          <span>{text.discountType}</span>
        </div>
      )}
      {tiers.map((tier, index) => (
        <TierRow
          key={index}
          place={`${field}.${index}`}
          index={index}
          category={category}
          tier={tier}
          problems={problemsOf(errors, `${field}.${index}`)}
          isNew={index === added}
          change={change}
          leave={leave}
          remove={remove}
        />
      ))}
      {tierWarnings(tiers.map(tierValues)).map((warning) => (
        <p key={`${warning.kind}${warning.from}`} className={styles.warning}>
          {warningWords(warning)}
        </p>
      ))}
      {errors[field] ? <p className={styles.problem}>{errors[field]}</p> : null}
      {tiers.length < MAX_TIERS ? (
        <Button kind="quiet" size="sm" icon={<AddIcon />} data-add aria-label={text.addBandTo(category)} onClick={add}>
          {text.addBand}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** Returns the start of a new tier, after the last one. */
function nextTier(tiers: readonly TierDraft[]): TierDraft {
  const last = tiers.at(-1);
  return last && last.max !== '' ? { ...EMPTY_TIER, min: String(Number(last.max) + 1), type: last.type } : EMPTY_TIER;
}

const PARTS = ['min', 'max', 'discount', 'type'] as const;
function problemsOf(errors: FieldErrors, place: string): string {
  const words = { min: text.min, max: text.max, discount: text.discount, type: text.discountType };
  return PARTS.filter((part) => errors[`${place}.${part}`])
    .map((part) => `${part}\t${words[part]}: ${errors[`${place}.${part}`]}.`)
    .join('\n');
}

function warningWords({ kind, from, to }: TierWarning): string {
  return kind === 'overlap' ? text.overlap(from, to) : text.gap(from, to);
}
