import { Checkbox } from '@mantine/core';
import type { NamedRef } from '@muara/contract/types';
import { useMemo } from 'react';
import { CheckList } from '@/ui/multi-select.tsx';
import { Panel } from '@/ui/panel.tsx';
import { Stack } from '@/ui/layout/stack.tsx';
import { section, type SectionProps } from './form-section.ts';
import { packageFormMessages as text } from './package-form.messages.ts';
import styles from './package-form.module.css';

interface MenuProps extends SectionProps<'food_ids'> {
  foods: readonly NamedRef[];
}
interface JettiesProps extends SectionProps<'jetty_ids' | 'exhibition'> {
  jetties: readonly NamedRef[];
}

/** 'No menu', or the dishes of the package (001 §4). */
export const MenuSection = section(['food_ids'], Menu);

function Menu({ draft: { food_ids: chosen }, errors, set, foods }: MenuProps) {
  const options = useMemo(() => foods.map(optionOf), [foods]);
  return (
    <Panel title={text.menu}>
      <Stack gap="md">
        <Checkbox
          label={text.noMenu}
          checked={chosen === null}
          onChange={(event) => set({ food_ids: event.currentTarget.checked ? null : [] })}
        />
        {chosen === null ? null : options.length === 0 ? (
          <p className={styles.hint}>{text.noDishes}</p>
        ) : (
          <CheckList
            name="food_ids"
            legend={text.dishes}
            hint={chosen.length === 0 ? text.dishesHint : undefined}
            columns={2}
            options={options}
            value={chosen.map(String)}
            error={errors.food_ids}
            onChange={(ids) => set({ food_ids: ids.map(Number) })}
          />
        )}
      </Stack>
    </Panel>
  );
}

/** Its jetties; a new package has all of them. */
export const JettiesSection = section(['jetty_ids', 'exhibition'], Jetties);

function Jetties({ draft: { jetty_ids: chosen, exhibition }, errors, set, jetties }: JettiesProps) {
  const options = useMemo(() => jetties.map(optionOf), [jetties]);
  return (
    <Panel title={text.jetties}>
      <CheckList
        name="jetty_ids"
        legend={text.jetties}
        hidesLegend
        hint={exhibition ? text.jettiesHint : undefined}
        columns={2}
        selectAll={text.allJetties}
        options={options}
        value={chosen.map(String)}
        error={errors.jetty_ids}
        onChange={(ids) => set({ jetty_ids: ids.map(Number) })}
      />
    </Panel>
  );
}

function optionOf({ id, name, active }: NamedRef) {
  return { value: String(id), label: name, hint: !active ? text.inactive : undefined };
}
