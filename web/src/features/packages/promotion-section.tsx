import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useToast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import { CountField } from '@/ui/count-field.tsx';
import { AddIcon, DeleteIcon } from '@/ui/list/row-icons.tsx';
import { Panel } from '@/ui/panel.tsx';
import { section, type SectionProps } from './form-section.ts';
import { FIRST_FREE, type FreeDraft, type PackageDraft } from './package-draft.ts';
import { packageFormMessages as text } from './package-form.messages.ts';
import styles from './package-form.module.css';

interface PromotionProps extends SectionProps<'promotions'> {
  now(): PackageDraft;
}
/** The most rows that the contract allows. */
const MAX_ROWS = 20;

/** Buy so many, get so many free; it starts with buy 1, free 1 (001 §4). */
export const PromotionSection = section(['promotions'], Promotion);

function Promotion({ draft: { promotions: rows }, errors, set, leave, now }: PromotionProps) {
  const toast = useToast();
  const [added, setAdded] = useState(-1);

  const enable = (on: boolean) => {
    set({ promotions: on ? [FIRST_FREE] : null });
    if (!on) toast.info(text.promotionOff, { label: text.undo, run: () => set({ promotions: rows }) });
  };
  const change = (index: number, patch: Partial<FreeDraft>) =>
    set({ promotions: (rows ?? []).map((row, at) => (at === index ? { ...row, ...patch } : row)) });
  const add = () => {
    setAdded(rows?.length ?? 0);
    set({ promotions: [...(rows ?? []), { buy: '', free: '' }] });
  };
  const remove = (index: number) => {
    const gone = rows?.[index];
    const left = rows?.filter((_, at) => at !== index) ?? [];
    if (!gone) return;
    setAdded(-1);
    set({ promotions: left.length === 0 ? null : left });
    const run = () => {
      const there = now().promotions ?? [];
      set({ promotions: [...there.slice(0, index), gone, ...there.slice(index)] });
    };
    toast.info(text.rowRemoved, { label: text.undo, run });
  };
  return (
    <Panel title={text.promotion}>
      <Checkbox
        name="promotions"
        label={text.promotionOn}
        description={text.promotionHint}
        checked={rows !== null}
        onChange={(event) => enable(event.currentTarget.checked)}
      />
      {rows?.map((row, index) => (
        <div key={index} className={styles.freeRow}>
          {(['buy', 'free'] as const).map((part) => (
            <CountField
              key={part}
              name={`promotions.free_tickets.${index}.${part}`}
              label={text[part]}
              least={1}
              aria-label={text.freeRow(index + 1, text[part])}
              autoFocus={index === added && part === 'buy'}
              value={row[part]}
              error={errors[`promotions.free_tickets.${index}.${part}`]}
              onChange={(value) => change(index, { [part]: value })}
              onBlur={() => leave(`promotions.free_tickets.${index}.${part}`)}
            />
          ))}
          <button
            type="button"
            className={styles.remove}
            aria-label={text.removeRow(index + 1)}
            title={text.removeRow(index + 1)}
            onClick={() => remove(index)}
          >
            <DeleteIcon />
          </button>
        </div>
      ))}
      {rows && rows.length < MAX_ROWS ? (
        <div>
          <Button kind="quiet" size="sm" icon={<AddIcon />} onClick={add}>
            {text.addRow}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
