import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { DROPDOWN_SEARCH_ABOVE } from '@/lib/search-limits.ts';
import type { ReportFilter, ReportOptions, ReportType } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import type { Form } from '@/domain/forms/form.ts';
import { useQuery } from '@tanstack/react-query';
import { DateRangeField } from '@/domain/dates/date-field.tsx';
import { TypeaheadSelect } from '@/ui/typeahead-select.tsx';
import { isOn, isRange, switchOf, unmatchedOf, type FilterValues } from './filter-values.ts';
import { ALL, listChoices, emptyChoiceLabel, type Choice } from './list-choices.ts';
import { companiesQuery } from './reports.api.ts';
import styles from './report.module.css';
import { reportsMessages as text } from './reports.messages.ts';

/** The value of the option for no choice: an option needs one. */
const ANY = 'any';
const GROUP_TYPE = 'group_type';
const COMPANY = 'group_type_value';

interface ReportFilterProps {
  filter: ReportFilter;
  form: Form<FilterValues>;
  type: ReportType;
  options: ReportOptions;
}

/** One filter of a report; one that this app has never heard of is typed. */
export function ReportFilterField(props: ReportFilterProps) {
  const { filter, type, options } = props;
  const { name } = filter;
  if (isRange(name)) return <RangeFilter {...props} />;
  if (name === 'month') return <MonthFilter {...props} />;
  if (name === 'staff_id' && type.locked_staff) return <LockedStaff {...props} />;
  if (name === COMPANY) return <CompanyFilter {...props} />;
  const choices = listChoices(name, type, options);
  return choices === null ? <TypedFilter {...props} /> : <ChoiceFilter {...props} choices={choices} />;
}

function RangeFilter({ filter: { name, label, required }, form }: ReportFilterProps) {
  const on = isOn(name, form.values);
  return (
    <div className={styles.range}>
      <Checkbox
        name={on ? switchOf(name) : name}
        label={label}
        required={required}
        checked={on}
        onChange={(event) => form.setValues({ [switchOf(name)]: event.currentTarget.checked ? '1' : '' })}
        error={on ? undefined : form.errors[name]}
      />
      {on ? (
        <DateRangeField
          name={name}
          label={label}
          required={required}
          value={form.values[name] ?? ''}
          error={form.errors[name]}
          onChange={(value) => form.setValues({ [name]: value })}
          onBlur={() => form.validateField(name)}
        />
      ) : null}
    </div>
  );
}

function MonthFilter({ filter: { name, label, required }, form, options: { today } }: ReportFilterProps) {
  return (
    <TextInput
      type="month"
      name={name}
      label={label}
      required={required}
      placeholder={text.monthFormat}
      max={today.slice(0, 7)}
      value={form.values[name] ?? ''}
      error={form.errors[name]}
      onChange={(event) => form.setValues({ [name]: event.currentTarget.value })}
      onBlur={() => form.validateField(name)}
    />
  );
}

function LockedStaff({ filter: { name, label }, form, type }: ReportFilterProps) {
  return (
    <TextInput
      name={name}
      label={label}
      description={text.lockedStaff}
      readOnly
      value={type.staffs[0]?.name ?? ''}
      error={form.errors[name]}
    />
  );
}

/** The companies of the chosen group type; typed while they cannot be read. */
function CompanyFilter(props: ReportFilterProps) {
  const { filter, form } = props;
  const client = useClient();
  const { data } = useQuery(companiesQuery(client, form.values[GROUP_TYPE] ?? ''));
  if (!data) return <TypedFilter {...props} />;
  const chosen = form.values[filter.name] ?? '';
  const names = new Set([...data.map(({ company_name: company }) => company), ...(chosen === '' ? [] : [chosen])]);
  return <ChoiceFilter {...props} choices={[...names].map((name) => ({ value: name, label: name }))} />;
}

function TypedFilter({ filter: { name, label, required }, form }: ReportFilterProps) {
  return (
    <TextInput
      name={name}
      label={label}
      required={required}
      value={form.values[name] ?? ''}
      error={form.errors[name]}
      onChange={(event) => form.setValues({ [name]: event.currentTarget.value })}
      onBlur={() => form.validateField(name)}
    />
  );
}

function ChoiceFilter(props: ReportFilterProps & { choices: Choice[] }) {
  const { filter, form, type, choices } = props;
  const { name, label, required } = filter;
  // Where a filter may stay empty, no choice means all of them.
  // A company belongs to its group type.
  const set = (chosen: string) =>
    form.setValues({ [name]: chosen, ...(name === GROUP_TYPE && COMPANY in form.values && { [COMPANY]: '' }) });
  const offered = required ? choices : choices.filter(({ value }) => value !== ALL);
  const none = emptyChoiceLabel(filter, type);
  const field = { label, required, error: form.errors[name] };
  const value = form.values[name] ?? '';
  if (offered.length <= DROPDOWN_SEARCH_ABOVE) {
    return (
      <NativeSelect
        {...field}
        name={name}
        value={value}
        data={[{ value: '', label: none }, ...offered]}
        onChange={(event) => set(event.currentTarget.value)}
      />
    );
  }
  return (
    <TypeaheadSelect
      {...field}
      // The form finds its fields by name.
      attributes={{ input: { name } }}
      placeholder={none}
      value={value || (required ? null : ANY)}
      options={required ? offered : [{ value: ANY, label: none }, ...offered]}
      comboboxProps={{ keepMounted: false }}
      // What is typed takes the place of the choice.
      onFocus={(event) => event.currentTarget.select()}
      onChange={(chosen) => set(chosen === ANY ? '' : (chosen ?? ''))}
      onUnmatched={(typed) => form.setValues({ [unmatchedOf(name)]: typed === null ? '' : '1' })}
    />
  );
}
