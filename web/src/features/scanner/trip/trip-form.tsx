import { NativeSelect, TextInput } from '@mantine/core';
import { SHIFTS } from '@muara/contract/constants';
import { checkTripSession } from '@muara/contract/rules/boarding/check-trip-session';
import type { BoatOperatorsAll } from '@muara/contract/types';
import { useSignedIn } from '@/domain/session/session-context.ts';
import type { OpenTrip } from '@/domain/trips/open-trip.ts';
import type { Form } from '@/domain/forms/form.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { CountField } from '@/ui/count-field.tsx';
import { BigButton } from '../big-button.tsx';
import { scannerMessages } from '../scanner.messages.ts';
import styles from './trip-form.module.css';
import { initialValues, jettyOf, toTrip, toWire, type TripValues } from './trip-values.ts';
import { storage } from '@/lib/storage.ts';

interface TripFormProps {
  choices: BoatOperatorsAll;
  onSubmit(trip: OpenTrip): void;
}

/** The trip form (002 §5.4), filled with what this person entered last. */
export function TripForm({ choices, onSubmit }: TripFormProps) {
  const { user } = useSignedIn();
  const text = scannerMessages.form;
  const form = useForm<TripValues>({
    initialValues: initialValues(readLastValues(user.id), choices, user.shift),
    check: (values) => checkTripSession(toWire(values)),
    save: async (values) => {
      keepLastValues(user.id, values);
      onSubmit(toTrip(values, user.id, choices));
    },
  });
  const jetty = jettyOf(form.values, choices);
  const changeJetty = (id: string) => {
    const { time } = form.values;
    const times = jettyOf({ ...form.values, jetty_id: id }, choices)?.times ?? [];
    form.setValues({ jetty_id: id, time: times.includes(time) ? time : '' });
  };
  return (
    <form
      className={styles.form}
      noValidate
      autoComplete="off"
      aria-labelledby="trip-form-title"
      onSubmit={form.submit}
    >
      <h2 id="trip-form-title">{text.title}</h2>
      <Choice
        form={form}
        name="boat_operator_id"
        label={text.operator}
        options={choices.boat_operators.map(toOption)}
      />
      <Choice
        form={form}
        name="jetty_id"
        label={text.jetty}
        options={choices.jettys.map(toOption)}
        onChange={changeJetty}
      />
      <Choice form={form} name="shift" label={text.shift} options={SHIFTS.map(sameLabel)} />
      <Choice
        form={form}
        name="time"
        label={text.time}
        options={jetty?.times.map(sameLabel) ?? []}
        hint={jetty === null ? text.timeHint : undefined}
      />
      <TextInput
        {...form.getInputProps('boat_no')}
        label={text.boatNo}
        required
        autoCapitalize="characters"
        classNames={{ input: styles.input }}
      />
      <CountField
        {...form.getInputProps('total_passenger')}
        label={text.places}
        hint={text.placesHint}
        required
        least={1}
        className={styles.places}
        onChange={(places) => form.setValues({ total_passenger: places })}
      />
      <BigButton type="submit" pending={form.isSubmitting}>
        {text.submit}
      </BigButton>
    </form>
  );
}

interface Option {
  value: string;
  label: string;
}

const toOption = ({ id, name }: { id: number; name: string }): Option => ({ value: String(id), label: name });
const sameLabel = (label: string): Option => ({ value: label, label });

interface ChoiceProps {
  form: Form<TripValues>;
  name: keyof TripValues;
  label: string;
  options: readonly Option[];
  hint?: string | undefined;
  onChange?(value: string): void;
}

/** The phone's own wheel of choices. */
function Choice({
  form,
  name,
  label,
  options,
  hint,
  onChange = (value) => form.setValues({ [name]: value }),
}: ChoiceProps) {
  return (
    <NativeSelect
      name={name}
      label={label}
      description={hint}
      required
      error={form.errors[name]}
      value={form.values[name]}
      data={[{ value: '', label: scannerMessages.form.choose }, ...options]}
      classNames={{ input: styles.input }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => form.validateField(name)}
    />
  );
}

const keyOf = (userId: number): string => `muara.trip-form.${userId}`;

/** Returns what a person entered in the trip form last on this device. */
function readLastValues(userId: number): TripValues | null {
  return storage.read(keyOf(userId), isValues);
}

/** Keeps it for the next trip: the same boat leaves again in an hour. */
function keepLastValues(userId: number, values: TripValues): void {
  storage.set(keyOf(userId), JSON.stringify(values));
}

const NAMES = ['boat_operator_id', 'jetty_id', 'shift', 'time', 'boat_no', 'total_passenger'] as const;

function isValues(value: unknown): value is TripValues {
  const values = (value ?? {}) as Partial<Record<string, unknown>>;
  return NAMES.every((name) => typeof values[name] === 'string');
}
