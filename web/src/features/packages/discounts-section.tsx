import { tierWarnings } from '@muara/contract/rules/packages/tier-warnings';
import { useToast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import { ChevronIcon } from '@/ui/icons.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { isErrorOf, section, type SectionProps } from './form-section.ts';
import { type PackageDraft, type Partner, type TierField, tierFieldsOf, tierValues } from './package-draft.ts';
import { packageFormMessages as text } from './package-form.messages.ts';
import styles from './discounts-section.module.css';
import { TierTable } from './tier-table.tsx';

interface DiscountsProps extends SectionProps<TierField> {
  open: boolean;
  toggle(partner: Partner, open: boolean): void;
  now(): PackageDraft;
}

export const AgentDiscounts = section(tierFieldsOf('agent'), (props: DiscountsProps) => (
  <Discounts {...props} partner="agent" />
));
export const TourGuideDiscounts = section(tierFieldsOf('tourguide'), (props: DiscountsProps) => (
  <Discounts {...props} partner="tourguide" />
));

/** Discounts of agents or tour guides per category, collapsed because they are long. */
function Discounts({ partner, draft, errors, set, leave, now, open, toggle }: DiscountsProps & { partner: Partner }) {
  const fields = tierFieldsOf(partner);
  const problems = Object.keys(errors).filter((name) => fields.some((field) => isErrorOf(field, name))).length;
  return (
    <details className={styles.section} open={open} onToggle={(event) => toggle(partner, event.currentTarget.open)}>
      <summary className={styles.summary}>
        <ChevronIcon size={18} />
        <h2 className={styles.title}>{text.discounts[partner]}</h2>
        <span className={styles.marks}>
          <Muted as="span">{text.bands(bandsOf(draft, fields))}</Muted>
          <Mark className={styles.warning} count={warningsOf(draft, fields)} words={text.warnings} />
          <Mark className={styles.problem} count={problems} words={text.problems} />
        </span>
      </summary>
      {open ? (
        <div className={styles.content}>
          <div className={styles.lead}>
            <p className={styles.hint}>{text.discountsHint}</p>
            <CopyBands fields={fields} set={set} now={now} />
          </div>
          <div className={styles.tables}>
            {fields.map((field) => (
              <TierTable
                key={field}
                field={field}
                tiers={draft[field]}
                errors={errors}
                set={set}
                leave={leave}
                now={now}
              />
            ))}
          </div>
        </div>
      ) : null}
    </details>
  );
}

function Mark({ className, count, words }: { className?: string; count: number; words(count: number): string }) {
  return count === 0 ? null : <span className={className}>{words(count)}</span>;
}

interface CopyBandsProps extends Pick<DiscountsProps, 'set' | 'now'> {
  fields: readonly TierField[];
}

/** Categories mostly share the same tiers. */
function CopyBands({ fields, set, now }: CopyBandsProps) {
  const toast = useToast();
  const [first] = fields;
  const copy = () => {
    const draft = now();
    const before = Object.fromEntries(fields.map((field) => [field, draft[field]]));
    if (!first) return;
    set(Object.fromEntries(fields.map((field) => [field, draft[first]])));
    toast.info(text.bandsCopied, { label: text.undo, run: () => set(before) });
  };
  return (
    <Button kind="plain" size="sm" onClick={copy}>
      {text.copyBands}
    </Button>
  );
}

/** The empty tier of a new package counts as none. */
function bandsOf(draft: Pick<PackageDraft, TierField>, fields: readonly TierField[]): number {
  return fields.flatMap((field) => draft[field]).filter(({ max }) => max !== '0').length;
}

function warningsOf(draft: Pick<PackageDraft, TierField>, fields: readonly TierField[]): number {
  return fields.reduce((count, field) => count + tierWarnings(draft[field].map(tierValues)).length, 0);
}
