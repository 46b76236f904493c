import { COUNTRIES, STATES } from '@muara/contract/constants';
import { ageBands } from '@muara/contract/rules/passengers/age-bands';
import { capCount } from '@muara/contract/rules/passengers/cap-count';
import { countPassengers } from '@muara/contract/rules/passengers/count-passengers';
import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { toSen } from '@muara/contract/rules/money/to-sen';
import type { PassengerCategory } from '@muara/contract/types';
import { useMemo, useState } from 'react';
import { afterFeedback } from '@/lib/input-timing.ts';
import { TrashIcon, UndoIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { Stepper } from '@/domain/sale-wizard/controls/stepper.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { type PassengerLimit, packageOf } from '@/domain/sale/catalogue/catalogue.ts';
import { type Counts, FOREIGN_CATEGORIES, LOCAL_CATEGORIES, NO_COUNTS } from '@/domain/sale/categories.ts';
import { fieldId } from '@/domain/sale/field-id.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import { PassengerGroup } from './passenger-group.tsx';
import styles from './passengers-step.module.css';
import { StepHead } from './step-head.tsx';
import { useFocusFirst } from './use-focus-first.ts';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

const CAP_ID = 'pos-cap';

/**
 * Step 3: the passengers. Digit keys type into the counters.
 * Only the counter can sell to both groups (002 §4.3).
 */
export function PassengersStep() {
  const wizard = useWizard();
  const { sale, passengerLimit: cap, dispatch } = wizard;
  const passengers = countPassengers(sale.counts);
  const full = passengers >= cap.max;
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
        title={wizardText.passengers.title}
        quiet
        sub={
          <span id={CAP_ID} role="status" className={full ? styles.full : undefined}>
            {full ? wizardText.passengers.of(passengers, cap.max) : wizardText.people(passengers)} ·{' '}
            {full ? limitReason(cap) : limitText(cap, passengers)}
          </span>
        }
        actions={
          passengers === 0 && cleared !== null ? (
            <TillButton kind="plain" onClick={undo}>
              <UndoIcon /> {wizardText.passengers.undoClear}
            </TillButton>
          ) : (
            <TillButton kind="plain" disabled={passengers === 0} onClick={clear}>
              <TrashIcon /> {wizardText.passengers.clear}
            </TillButton>
          )
        }
      />
      <div className={styles.groups}>
        <PassengerGroup
          title={saleText.malaysian}
          on={sale.malaysian}
          hotkey={wizard.hotkey('m')}
          onToggle={(on) => wizard.toggleGroup('malaysian', on)}
          select={{
            field: 'state',
            label: wizardText.passengers.state,
            value: sale.state,
            options: STATES,
            onChange: (state) => dispatch({ do: 'setState', state }),
          }}
          countsField="counts"
        >
          <Counters categories={LOCAL_CATEGORIES} first="counts" />
        </PassengerGroup>
        <PassengerGroup
          title={saleText.nonMalaysian}
          on={sale.nonMalaysian}
          hotkey={wizard.hotkey('n')}
          onToggle={(on) => wizard.toggleGroup('nonMalaysian', on)}
          select={{
            field: 'country',
            label: wizardText.passengers.country,
            value: sale.country,
            options: COUNTRIES,
            placeholder: wizardText.passengers.chooseCountry,
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
  const { sale, catalogue, passengerLimit: cap, dispatch, next } = useWizard();
  const item = packageOf(catalogue, sale);
  const bands = useMemo(() => ageBands(catalogue), [catalogue]);
  const notesOf = (category: PassengerCategory): string[] => {
    const band = bands[category];
    const ages = band ? [wizardText.passengers.age(band)] : [];
    // A charter has no price per passenger.
    if (item?.vvip_charter) return ages;
    const price = category === 'baby' || category === 'baby_foreigner' ? 0 : (item?.[`${category}_price`] ?? 0);
    return [...ages, price === 0 ? wizardText.freeOfCharge : `RM\u00a0${formatRinggit(toSen(price))}`];
  };
  return categories.map((category, index) => (
    <Stepper
      key={category}
      label={wizardText.passengers.category[IN_GROUP[category] ?? category]}
      notes={notesOf(category)}
      value={sale.counts[category]}
      max={capCount({ counts: sale.counts, category, wanted: 0, max: cap.max }).most}
      whyId={CAP_ID}
      inputId={index === 0 ? fieldId(first) : undefined}
      invalid={index === 0 && sale.problem?.field === first}
      onChange={(count) => dispatch({ do: 'setCount', category, count })}
      onEnter={() => afterFeedback(next)}
    />
  ));
}

/** The label without 'Foreigner', which its group already says. */
const IN_GROUP: Partial<Record<PassengerCategory, PassengerCategory>> = {
  adult_foreigner: 'adult',
  child_foreigner: 'child',
  baby_foreigner: 'baby',
};

function limitReason({ max, bySlot }: PassengerLimit): string {
  return bySlot ? saleText.onlyLeft(max) : saleText.maxPassenger(max);
}

function limitText({ max, bySlot }: PassengerLimit, passengers: number): string {
  return bySlot ? wizardText.passengers.moreFit(max - passengers) : wizardText.passengers.upTo(max);
}
