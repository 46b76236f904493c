import type { RecordDifference, WorldDiff } from '@muara/contract/control';
import { useState } from 'react';
import { EmptyState } from '@/ui/states.tsx';
import { countOf } from '../../data/count-of.ts';
import { momentOf } from '../../data/moments.ts';
import { formatInstant } from '../../data/use-world-clock.ts';
import { Badge, type Tone } from '../../parts/badge.tsx';
import { Surface } from '../../parts/surface.tsx';
import styles from './compare.module.css';

interface DifferencesProps {
  diff: WorldDiff;
  here: string;
  there: string;
}

/** The records that differ, which a press on a table's name narrows down. */
export function Differences({ diff, here, there }: DifferencesProps) {
  const [table, setTable] = useState<string | null>(null);
  if (diff.same)
    return (
      <EmptyState
        title="All records are equal"
        text={`${here} and ${there} have the same records. Clocks: ${momentOf(diff.clock.here)} and ${momentOf(diff.clock.there)}.`}
      />
    );
  const shown = diff.records.filter((record) => table === null || record.table === table);
  return (
    <>
      <div className={styles.tables} role="group" aria-label="Tables">
        {Object.entries(diff.tables).map(([name, count]) => (
          <button
            key={name}
            type="button"
            className={styles.table}
            aria-pressed={table === name}
            onClick={() => setTable(table === name ? null : name)}
          >
            {name} <Badge>{count}</Badge>
          </button>
        ))}
      </div>
      <p className={styles.note}>
        {countOf(diff.total, 'record differs', 'records differ')}
        {diff.records.length < diff.total ? `; the first ${diff.records.length} are listed` : ''}. Clocks:{' '}
        {momentOf(diff.clock.here)} here, {momentOf(diff.clock.there)} in {there}.
      </p>
      <Surface>
        <ul className={styles.records}>
          {shown.map((record) => (
            <li key={`${record.table}.${record.id}`} className={styles.record}>
              <RecordLine record={record} here={here} there={there} />
            </li>
          ))}
        </ul>
      </Surface>
    </>
  );
}

const TONES: Record<RecordDifference['kind'], Tone> = { only_here: 'good', only_there: 'danger', changed: 'lamp' };

function RecordLine({ record, here, there }: { record: RecordDifference } & Omit<DifferencesProps, 'diff'>) {
  const kinds = { only_here: `Only in ${here}`, only_there: `Only in ${there}`, changed: 'Changed' };
  return (
    <details open={record.kind === 'changed'}>
      <summary className={styles.summary}>
        <strong>
          {record.table} {record.id}
        </strong>
        <Badge tone={TONES[record.kind]}>{kinds[record.kind]}</Badge>
        <span className={styles.note}>{record.fields.map(({ field }) => field).join(', ')}</span>
      </summary>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">{here}</th>
            <th scope="col">{there}</th>
          </tr>
        </thead>
        <tbody>
          {record.fields.map((field) => (
            <tr key={field.field}>
              <th scope="row">{field.field}</th>
              <td>
                <Value value={record.kind === 'only_there' ? undefined : field.here} />
              </td>
              <td>
                <Value value={record.kind === 'only_here' ? undefined : field.there} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Value({ value }: { value: unknown }) {
  if (value === undefined) return <span className={styles.note}>–</span>;
  if (isInstant(value)) return <span title={`${value} ms`}>{momentOf(formatInstant(value))}</span>;
  return (
    <code>{JSON.stringify(value, (_key, inner: unknown) => (isInstant(inner) ? formatInstant(inner) : inner))}</code>
  );
}

/** Whether a value is an instant in milliseconds, from 2001 to 2286. No amount or id is as large. */
const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1e12 && value < 1e13;
