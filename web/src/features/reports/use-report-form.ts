import { type MuaraClient, ApiError } from '@muara/client/http';
import type { ReportOptions, ReportType } from '@muara/contract/types';
import { useRef, useState, type FormEvent } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { language } from '@/lib/language.ts';
import { saveFile } from '@/lib/save-file.ts';
import type { Form } from '@/domain/forms/form.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { checkFilters } from './check-filters.ts';
import { queryOf, type FilterValues } from './filter-values.ts';
import { firstValues, rememberFilters } from './remembered-filters.ts';

/** The format of a report: the page or the workbook. */
type Wish = 'page' | 'file';

/** A large workbook takes longer than other calls. */
const FILE_TIMEOUT_MS = 120_000;

interface ReportFormState {
  form: Form<FilterValues>;
  /** The action in progress. */
  pending: Wish | null;
  /** The address of a page whose window the browser blocked. */
  blockedAddress: string | null;
  submit(event: FormEvent<HTMLFormElement>): void;
  dismissBlocked(): void;
}

/** The filters of a report: checked here, asked of the server, and remembered once it has agreed. */
export function useReportForm(type: ReportType, options: ReportOptions, onBlocked: () => void): ReportFormState {
  const client = useClient();
  const { token } = useSessionActions();
  const wish = useRef<Wish>('page');
  const [pending, setPending] = useState<Wish | null>(null);
  const [blockedAddress, setBlockedAddress] = useState<string | null>(null);

  const showPage = async (query: Record<string, string>) => {
    // It refuses what the page would refuse: a refusal is said at its field, not in a blank window.
    await client.call.getReportVersion({ params: { type: type.type }, query });
    const address = client.url('getReport', {
      params: { type: type.type },
      query: { ...query, lang: language.shown() },
      token: token(),
    });
    setBlockedAddress(openReport(type.type, address) ? null : address);
  };
  const form = useForm<FilterValues>({
    initialValues: firstValues(type, options),
    check: (values) => checkFilters(type, values, options.today),
    async save(values) {
      const query = queryOf(type, values);
      setPending(wish.current);
      try {
        if (wish.current === 'file') await saveWorkbook(client, type, query, options.today);
        else await showPage(query);
        rememberFilters(type.type, { day: options.today, values });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'report_shift_open') onBlocked();
        throw error;
      } finally {
        setPending(null);
      }
    },
  });
  return {
    form,
    pending,
    blockedAddress,
    submit(event) {
      const { submitter } = event.nativeEvent as SubmitEvent;
      wish.current = submitter instanceof HTMLButtonElement && submitter.value === 'file' ? 'file' : 'page';
      form.submit(event);
    },
    dismissBlocked: () => setBlockedAddress(null),
  };
}

async function saveWorkbook(
  client: MuaraClient,
  { type }: ReportType,
  query: Record<string, string>,
  today: string,
): Promise<void> {
  const file = await client.call.getReport({
    params: { type },
    query: { ...query, download: 1, lang: language.shown() },
    timeoutMs: FILE_TIMEOUT_MS,
  });
  saveFile(file, `${type}-${today}.xlsx`);
}

/**
 * Opens the page of a report. A type has one window: asking again shows the new figures there.
 * @returns false when the browser blocked it
 */
function openReport(type: string, address: string): boolean {
  const report = window.open(address, `report-${type}`);
  report?.focus();
  return report !== null;
}
