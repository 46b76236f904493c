import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { FoodRecord, NamedRef } from '@muara/contract/types';
import { paths } from '@/domain/navigation/paths.ts';
import { CheckList } from '@/ui/multi-select.tsx';
import { PageForm } from '@/domain/forms/page-form.tsx';
import { Panel } from '@/ui/panel.tsx';
import { PRICE_FIELDS, PriceFields, priceLabel } from '@/domain/prices/price-fields.tsx';
import { RecordPictures } from '@/domain/files/record-pictures.tsx';
import type { FoodDraft } from './food-draft.ts';
import styles from './food-editor.module.css';
import { foodsMessages as text } from './foods.messages.ts';
import { type FoodForm, useFoodForm } from './use-food-form.ts';

interface FoodEditorProps {
  record: FoodRecord | null;
  initial: FoodDraft;
  packages: readonly NamedRef[];
  /** The saved menu. */
  reload?: () => Promise<FoodRecord>;
}

/** The menu form (001 §2, §5). */
export function FoodEditor({ record, initial, packages, reload }: FoodEditorProps) {
  const form = useFoodForm(record, initial);
  const { values: draft, errors, setValues: set, validateField: leave } = form;
  return (
    <PageForm form={form} list={paths.foods()} reload={reload} labelOf={fieldLabel}>
      <Details form={form} />
      <Panel title={text.prices}>
        <p className={styles.hint}>{text.pricesHint}</p>
        <PriceFields
          values={draft}
          errors={errors}
          onChange={(field, value) => set({ [field]: value })}
          onLeave={leave}
        />
      </Panel>
      <Panel title={text.packages}>
        {packages.length === 0 ? (
          <p className={styles.hint}>{text.noPackages}</p>
        ) : (
          <CheckList
            name="package_ids"
            legend={text.packages}
            hidesLegend
            hint={text.packagesHint}
            columns={2}
            options={packages.map(({ id, name, active }) => ({
              value: String(id),
              label: name,
              hint: !active ? text.inactive : undefined,
            }))}
            value={draft.package_ids.map(String)}
            error={errors.package_ids}
            onChange={(ids) => set({ package_ids: ids.map(Number) })}
          />
        )}
      </Panel>
      <RecordPictures
        imgs={draft.imgs}
        name={draft.name.trim()}
        error={errors.imgs}
        pictures={form.pictures}
        removeBlocked={null}
        set={set}
      />
    </PageForm>
  );
}

function Details({ form: { values: draft, errors, setValues: set, validateField: leave } }: { form: FoodForm }) {
  return (
    <Panel title={text.details}>
      <div className={styles.fields}>
        <TextInput
          name="name"
          label={text.name}
          required
          autoComplete="off"
          value={draft.name}
          error={errors.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          onBlur={() => leave('name')}
        />
        <Textarea
          name="description"
          label={text.description}
          required
          rows={3}
          value={draft.description}
          error={errors.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
          onBlur={() => leave('description')}
        />
        <Checkbox
          name="active"
          label={text.active}
          description={text.activeHint}
          checked={draft.active}
          onChange={(event) => set({ active: event.currentTarget.checked })}
        />
      </div>
    </Panel>
  );
}

/** What the form calls a field, by its wire name. */
function fieldLabel(field: string): string {
  const price = PRICE_FIELDS.find((known) => known === field);
  if (price) return `${text.prices}: ${priceLabel(price)}`;
  const labels: Readonly<Record<string, string>> = {
    name: text.name,
    description: text.description,
    active: text.active,
    package_ids: text.packages,
    imgs: text.images,
  };
  return labels[field] ?? field;
}
