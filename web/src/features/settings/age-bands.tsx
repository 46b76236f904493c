import { ageBands, type AgeBand, type MinimumAges } from '@muara/contract/rules/passengers/age-bands';
import { checkSettings } from '@muara/contract/rules/forms/check-settings';
import styles from './age-bands.module.css';
import { AGE_FIELDS, type NumberField } from './settings-draft.ts';
import { settingsMessages as text } from './settings.messages.ts';

/** The age groups of the typed ages (002 §9), once the four are in ascending order. */
export function AgeBands({ ages }: { ages: Record<NumberField, number | null> }) {
  const wrong = checkSettings(ages).some(({ field }) => (AGE_FIELDS as readonly string[]).includes(field));
  const bands = wrong ? [] : bandsOf(ages as MinimumAges);
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>{text.bands}</h3>
      <ul className={styles.bands} aria-label={text.bands} aria-live="polite">
        {bands.map(({ name, range, years }) => (
          <li key={name} className={styles.band} style={{ flexGrow: years }}>
            <span className={styles.name}>{name}</span> <span className={styles.range}>{range}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{wrong ? text.noBands : text.foreigners(ages.adult_min_age ?? 0)}</p>
    </div>
  );
}

/** How many years wide the open-ended band is drawn. */
const OPEN_YEARS = 20;

function bandsOf(ages: MinimumAges): { name: string; range: string; years: number }[] {
  const bands = ageBands(ages);
  const named: [name: string, band: AgeBand | null][] = [
    [text.baby, bands.baby],
    [text.ages.child_min_age, bands.child],
    [text.ages.adult_min_age, bands.adult],
    [text.ages.senior_min_age, bands.senior],
    [text.ages.super_senior_min_age, bands.super_senior],
  ];
  return named.flatMap(([name, band]) =>
    band
      ? [{ name, range: rangeOf(band), years: Math.min((band.to ?? band.from + OPEN_YEARS) - band.from + 8, 40) }]
      : [],
  );
}

function rangeOf({ from, to }: AgeBand): string {
  if (to === null) return text.andAbove(from);
  return from === to ? String(from) : `${from}–${to}`;
}
