import { useMediaQuery } from '@mantine/hooks';
import type { SeaTide } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { formatWeekday } from '@/lib/dates.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { MonthGrid, type DayMark } from '@/ui/month-grid.tsx';
import { useRemoveRecord } from '@/domain/records/use-remove-record.ts';
import styles from './sea-tide.module.css';
import { dropTide, refetchTides, keepTides, tideTicketsQuery } from './sea-tide.api.ts';
import { seaTideMessages as text } from './sea-tide.messages.ts';
import { TideIcon } from './tide-icons.tsx';
import { TideModes } from './tide-modes.tsx';
import { useTideMode } from './use-tide-mode.ts';

interface TideCalendarProps {
  tides: readonly SeaTide[];
  today: string;
}

/** The months with their tides. Pressing a day adds a tide in one mode, and deletes it in the other. */
export function TideCalendar({ tides, today }: TideCalendarProps) {
  const toast = useToast();
  const modes = useTideMode();
  const months = useMonths();
  const byDate = useMemo(() => new Map(tides.map((tide) => [tide.date, tide])), [tides]);
  const { saving, add } = useAdd();
  const remove = useRemove();
  const { mode, session } = modes;

  const blocked = (day: string): string | null => {
    if (day < today) return text.past;
    return mode === 'delete' && !byDate.has(day) ? text.unmarked : null;
  };
  const mark = (day: string): DayMark | null => {
    if (day === saving) return { text: text.saving, tone: 'plain' };
    const tide = byDate.get(day);
    if (!tide) return null;
    return {
      text: text.tides[tide.session],
      tone: tide.session === 'morning' ? 'warn' : 'brand',
      icon: <TideIcon session={tide.session} size={14} />,
    };
  };
  const choose = (day: string) => {
    const tide = byDate.get(day);
    if (mode === 'add' && tide) toast.error(text.dateExists);
    else if (mode === 'add') void add(day, session);
    else if (mode === 'delete' && tide) void remove(tide);
  };
  return (
    <section className={styles.calendar} aria-label={text.title} aria-busy={saving !== null}>
      <TideModes modes={modes} />
      <MonthGrid
        value={null}
        today={today}
        months={months}
        blocked={blocked}
        mark={mark}
        open={text.free}
        onChoose={choose}
      />
    </section>
  );
}

/** Returns how many months fit side by side. */
function useMonths(): number {
  const now = { getInitialValueInEffect: false };
  const isWide = useMediaQuery('(width >= 1280px)', false, now);
  const isVeryWide = useMediaQuery('(width >= 1900px)', false, now);
  return isVeryWide ? 3 : isWide ? 2 : 1;
}

/** Adds one date at a time. It asks first if tickets are sold for it. */
function useAdd() {
  const { confirm } = useDialogs();
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const busy = useRef(false);
  const [saving, setSaving] = useState<string | null>(null);
  const add = async (date: string, session: SeaTide['session']) => {
    if (busy.current) return;
    busy.current = true;
    setSaving(date);
    const mayAdd = async () => {
      if (session !== 'morning') return true;
      const { tickets, passengers } = await queries.fetchQuery(tideTicketsQuery(client, date));
      const message = text.addQuestion(formatWeekday(date), tickets, passengers);
      return tickets === 0 || confirm({ title: text.holdOn, message, confirmLabel: text.addConfirm });
    };
    try {
      if (await mayAdd()) {
        keepTides(queries, client, await client.call.addSeaTide({ body: { date, session } }));
        toast.success(text.changed);
      }
    } catch (error) {
      reportError(error);
      refetchTides(queries);
    }
    setSaving(null);
    busy.current = false;
  };
  return { saving, add };
}

function useRemove(): (tide: SeaTide) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return useRemoveRecord<SeaTide>({
    question: text.removeQuestion,
    who: ({ date, session }) =>
      session === 'morning' ? text.removeMorning(formatWeekday(date)) : text.removeEvening(formatWeekday(date)),
    call: ({ date }) => client.call.deleteSeaTide({ params: { date } }),
    done: (tide) => {
      dropTide(queries, client, tide);
      return text.changed;
    },
    refetch: () => refetchTides(queries),
  });
}
