import { NativeSelect } from '@mantine/core';
import { TICKET_PLATFORMS } from '@muara/contract/constants';
import { platformFilterLabel } from '@muara/contract/rules/tickets/platform-word';
import type { ReportOptions } from '@muara/contract/types';
import { labelOf } from '@/domain/labels/labels.ts';
import { DateRangeField } from '@/domain/dates/date-field.tsx';
import { SearchSelect } from '@/ui/search-select.tsx';
import { listAgents, toChoice } from '../list-choices.ts';
import { agentViewsMessages as text } from './agent-views.messages.ts';
import type { ViewState } from './view-state.ts';

interface FilterProps {
  state: ViewState;
  set(patch: Partial<ViewState>): void;
}

/** All Agents, or one (001 §2). */
export function AgentFilter({ state, set, options }: FilterProps & { options: ReportOptions }) {
  return (
    <SearchSelect
      label={text.agent}
      any={text.allAgents}
      value={state.agent || null}
      options={listAgents(options)}
      onChange={(agent) => set({ agent: agent ?? '' })}
    />
  );
}

export function PackageFilter({ state, set, options }: FilterProps & { options: ReportOptions }) {
  return (
    <SearchSelect
      label={text.package}
      any={text.all}
      value={state.package || null}
      options={options.packages.map(toChoice)}
      onChange={(id) => set({ package: id ?? '' })}
    />
  );
}

export function PlatformFilter({ state, set }: FilterProps) {
  return (
    <NativeSelect
      label={text.platform}
      value={state.platform}
      data={[
        { value: '', label: text.all },
        ...TICKET_PLATFORMS.map((value) => ({ value, label: labelOf('platform', platformFilterLabel(value)) })),
      ]}
      onChange={(event) => set({ platform: event.currentTarget.value })}
    />
  );
}

interface DaysFilterProps extends FilterProps {
  label: string;
  required?: boolean;
  error?: string | undefined;
}

export function DaysFilter({ state, set, label, required = false, error }: DaysFilterProps) {
  return (
    <DateRangeField
      name="days"
      label={label}
      required={required}
      value={state.days}
      error={error}
      onChange={(days) => set({ days })}
    />
  );
}
