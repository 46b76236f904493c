import { COUNTRIES, PASSENGER_CATEGORIES_LABELS, STATES } from '@muara/contract/constants';
import { ageBands, capCount, countHeads, formatRinggit, toSen } from '@muara/contract/rules';
import type { PassengerCategory } from '@muara/contract/types';
import { useMemo, useState } from 'react';
import { TrashIcon, UndoIcon } from '../parts/icons.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { TillButton } from '../parts/till-button.tsx';
import { posText } from '../pos.messages.ts';
import { type Cap, packageOf } from '../sale/catalogue.ts';
import { type Counts, FOREIGN_CATEGORIES, LOCAL_CATEGORIES, NO_COUNTS } from '../sale/categories.ts';
import { fieldId } from '../sale/field-id.ts';
import { useTill } from '../till/till-context.ts';
import { PassengerGroup } from './passenger-group.tsx';
import styles from './passengers-step.module.css';
import { StepHead } from './step-head.tsx';
import { useFocusFirst } from './use-focus-first.ts';

const CAP_ID = 'pos-cap';

/** Step 3: who rides. Both groups may be on at the counter (002 §4.3); digits type into the counters. */
export function PassengersStep() {
  const till = useTill();
  const { sale, cap, dispatch } = till;
  const heads = countHeads(sale.counts);
  const full = heads >= cap.max;
  const [cleared, setCleared] = useState<Counts | null>(null);
  useFocusFirst(fieldId(sale.malaysian ? 'counts' : 'foreign-counts'), sale.problem === null);

  const clear = () => {
    setCleared(sale.counts);
    dispatch({ do: 'setCounts', counts: NO_COUNTS });
  };
  const undo = () => {
    if (cleared) dispatch({ do: 'setCounts', counts: cleared });
    setCleared(null);
  };
  return (
    <section aria-labelledby="pos-step">
      <StepHead
        title="Who is riding?"
        quiet
        sub={
          <span id={CAP_ID} role="status" className={full ? styles.full : undefined}>
            {full ? `${heads} of ${cap.max}` : heads} {heads === 1 ? 'passenger' : 'passengers'} ·{' '}
            {full ? capReason(cap) : capWords(cap, heads)}
          </span>
        }
        actions={
          heads === 0 && cleared !== null ? (
            <TillButton kind="plain" onClick={undo}>
              <UndoIcon /> Undo clear
            </TillButton>
          ) : (
            <TillButton kind="plain" disabled={heads === 0} onClick={clear}>
              <TrashIcon /> Clear
            </TillButton>
          )
        }
      />
      <div className={styles.groups}>
        <PassengerGroup
          title="Malaysian"
          on={sale.malaysian}
          hotkey="m"
          onToggle={(on) => dispatch({ do: 'toggleGroup', group: 'malaysian', on })}
          select={{
            field: 'state',
            label: 'State',
            value: sale.state,
            options: STATES,
            onChange: (state) => dispatch({ do: 'setState', state }),
          }}
          countsField="counts"
        >
          <Counters categories={LOCAL_CATEGORIES} first="counts" />
        </PassengerGroup>
        <PassengerGroup
          title="Non Malaysian"
          on={sale.nonMalaysian}
          hotkey="n"
          onToggle={(on) => dispatch({ do: 'toggleGroup', group: 'nonMalaysian', on })}
          select={{
            field: 'country',
            label: 'Country',
            value: sale.country,
            options: COUNTRIES,
            placeholder: 'Choose a country',
            onChange: (country) => dispatch({ do: 'setCountry', country }),
          }}
          countsField="foreign-counts"
        >
          <Counters categories={FOREIGN_CATEGORIES} first="foreign-counts" />
        </PassengerGroup>
      </div>
    </section>
  );
}

function Counters({
  categories,
  first,
}: {
  categories: readonly PassengerCategory[];
  first: 'counts' | 'foreign-counts';
}) {
  const { sale, catalogue, cap, dispatch, next } = useTill();
  const item = packageOf(catalogue, sale);
  const bands = useMemo(() => ageBands(catalogue), [catalogue]);
  const notesOf = (category: PassengerCategory): string[] => {
    const price = category === 'baby' || category === 'baby_foreigner' ? 0 : (item?.[`${category}_price`] ?? 0);
    const age = bands[category]?.label;
    return [...(age ? [age] : []), price === 0 ? 'free' : `RM\u00a0${formatRinggit(toSen(price))}`];
  };
  return categories.map((category, index) => (
    <Stepper
      key={category}
      label={LABELS[category] ?? PASSENGER_CATEGORIES_LABELS[category]}
      notes={notesOf(category)}
      value={sale.counts[category]}
      max={capCount({ counts: sale.counts, category, wanted: 0, max: cap.max }).most}
      whyId={CAP_ID}
      inputId={index === 0 ? fieldId(first) : undefined}
      invalid={index === 0 && sale.problem?.field === first}
      onChange={(count) => dispatch({ do: 'setCount', category, count })}
      onEnter={next}
    />
  ));
}

/** Inside its group a category needs no 'Foreigner' behind it. */
const LABELS: Partial<Record<PassengerCategory, string>> = {
  adult_foreigner: 'Adult',
  child_foreigner: 'Child',
  baby_foreigner: 'Baby',
};

function capReason({ max, bySlot }: Cap): string {
  return bySlot ? posText.onlyLeft(max) : posText.maxPassenger(max);
}

function capWords({ max, bySlot }: Cap, heads: number): string {
  return bySlot ? `${max - heads} more fit in this slot` : `up to ${max}`;
}
