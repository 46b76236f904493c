import { NativeSelect } from '@mantine/core';
import { PASSENGER_CATEGORIES, type PassengerCategory } from '@muara/contract/constants';
import { ERRORS } from '@muara/contract/errors';
import { formatMoney } from '@muara/contract/rules/money/format-money';
import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import type { PricedOrder, PriceSource } from '@muara/contract/rules/pricing/shapes';
import { labels } from '@/domain/labels/labels.ts';
import { memo, useDeferredValue, useState } from 'react';
import { codeText } from '@/domain/errors/errors.ts';
import { stepWords } from '@/domain/prices/trace-words.ts';
import { CountField } from '@/ui/count-field.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { Stack } from '@/ui/layout/stack.tsx';
import type { PackageDraft } from './package-draft.ts';
import { fieldLabel } from './package-fields.ts';
import { previewMessages as text } from './package-form.messages.ts';
import styles from './package-preview.module.css';
import { countsOf, type Preview, previewOf, type PreviewInput } from './preview-order.ts';

interface PackagePreviewProps {
  draft: PackageDraft;
  /** Collapsed, with the total on its line. */
  folded: boolean;
}

const FIRST: readonly PassengerCategory[] = ['adult', 'child'];
const OTHERS = PASSENGER_CATEGORIES.filter((category) => !FIRST.includes(category));
const SOURCES: readonly PriceSource[] = ['none', 'agent', 'tourguide'];

/**
 * The price of the package for a sample group of passengers.
 * It follows the input without slowing it down.
 */
export const PackagePreview = memo(function PackagePreview({ draft, folded }: PackagePreviewProps) {
  const [input, setInput] = useState<PreviewInput>({ source: 'agent', counts: { adult: '20' } });
  const shown = useDeferredValue(draft);
  const preview = previewOf(shown, input);
  const content = (
    <>
      <PreviewFields input={input} change={setInput} />
      <Result preview={preview} draft={shown} input={input} />
      <Muted size="sm">{text.note}</Muted>
    </>
  );
  if (!folded) {
    return (
      <section className={styles.panel} aria-label={text.title}>
        <h2 className={styles.title}>{text.title}</h2>
        {content}
      </section>
    );
  }
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <span className={styles.title}>{text.title}</span>
        <Muted as="span" size="md" tabular>
          {sentenceOf(input)}
          {preview.state === 'priced' ? ` → ${formatMoney(preview.priced.total)}` : ''}
        </Muted>
      </summary>
      {content}
    </details>
  );
});

interface PreviewFieldsProps {
  input: PreviewInput;
  change(next: (input: PreviewInput) => PreviewInput): void;
}

/** Does not render again while the user types in the form. */
const PreviewFields = memo(function PreviewFields({ input: { source, counts }, change }: PreviewFieldsProps) {
  const [hasOthers, setOthers] = useState(false);
  const count = (category: PassengerCategory) => (
    <CountField
      key={category}
      size="sm"
      name={`preview-${category}`}
      label={labels.passenger[category]}
      value={counts[category] ?? ''}
      maxLength={5}
      onChange={(value) => change((input) => ({ ...input, counts: { ...input.counts, [category]: value } }))}
    />
  );
  return (
    <Stack gap="md">
      <div className={styles.counts}>{FIRST.map(count)}</div>
      <details className={styles.others} onToggle={(event) => setOthers(event.currentTarget.open)}>
        <summary>{text.others}</summary>
        {hasOthers ? <div className={styles.counts}>{OTHERS.map(count)}</div> : null}
      </details>
      <NativeSelect
        size="sm"
        label={text.through}
        value={source}
        data={SOURCES.map((value) => ({ value, label: text.sources[value] }))}
        onChange={({ currentTarget: { value } }) =>
          change((input) => ({ ...input, source: SOURCES.find((one) => one === value) ?? 'none' }))
        }
      />
    </Stack>
  );
});

function Result({ preview, draft, input }: { preview: Preview; draft: PackageDraft; input: PreviewInput }) {
  if (preview.state === 'nobody') return <p className={styles.hint}>{text.nobody}</p>;
  if (preview.state === 'missing') {
    return (
      <div className={styles.missing} role="status">
        <p>{text.missing}</p>
        <ul>
          {preview.problems.map(({ field, code }) => (
            <li key={field}>
              {fieldLabel(field)}: {codeText(code, ERRORS[code].message)}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const { priced } = preview;
  return (
    <>
      <output className={styles.total}>
        <span className={styles.sentence}>{sentenceOf(input)}</span>
        <strong>{formatMoney(priced.total)}</strong>
        {priced.free > 0 ? (
          <span className={styles.passengers}>{text.passengers(priced.passengers - priced.free, priced.free)}</span>
        ) : null}
      </output>
      <Steps priced={priced} />
      {draft.minisigua ? <p className={styles.hint}>{text.park}</p> : null}
      {draft.active ? null : <p className={styles.hint}>{text.inactive}</p>}
    </>
  );
}

/** Each step of the calculation with its inputs. */
function Steps({ priced }: { priced: PricedOrder }) {
  return (
    <ol className={styles.steps} aria-label={text.steps}>
      {priced.trace.map((step, index) => (
        <li key={`${step.step}${index}`}>
          <span className={styles.words}>
            <span>{step.label}</span>
            <Muted as="span" size="sm">
              {stepWords(step)}
            </Muted>
          </span>
          <span className={styles.amount}>{formatRinggit(step.amount)}</span>
        </li>
      ))}
    </ol>
  );
}

/** '20 × Adult through an agent'. */
function sentenceOf(input: PreviewInput): string {
  const counts = countsOf(input);
  const words = PASSENGER_CATEGORIES.flatMap((category) => {
    const count = counts[category] ?? 0;
    return count === 0 ? [] : [text.count(count, labels.passenger[category])];
  });
  return text.sentence(words.join(', ') || '–', text.sources[input.source]);
}
