import type { ReportOptions, ReportType } from '@muara/contract/types';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button.tsx';
import { BackIcon, DownloadIcon } from '@/ui/icons.tsx';
import { Link } from '@/ui/link.tsx';
import { paths } from '@/domain/navigation/paths.ts';
import { Panel } from '@/ui/panel.tsx';
import { listFilters } from './filter-values.ts';
import { ReportFilterField } from './report-filter.tsx';
import styles from './report.module.css';
import { reportsMessages as text } from './reports.messages.ts';
import { useReportForm } from './use-report-form.ts';

interface ReportFormProps {
  type: ReportType;
  /** Whether it was just chosen. A phone then hides the list and focuses the link back to it. */
  isNew: boolean;
  options: ReportOptions;
  /** The server has since found an open shift. */
  onBlocked(): void;
}

/** The filters of a report, Get Report and Download (001 §2). */
export function ReportForm({ type, isNew, options, onBlocked }: ReportFormProps) {
  const { form, pending, blockedAddress, submit, dismissBlocked } = useReportForm(type, options, onBlocked);
  const isBlocked = options.blocked !== null;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) frame.current?.querySelector('a')?.focus();
  }, [isNew]);
  return (
    <div className={styles.chosen} ref={frame}>
      <Link className={styles.back} to={paths.report()}>
        <BackIcon size={18} />
        {text.allTypes}
      </Link>
      <Panel title={type.title}>
        <p className={styles.lead}>{type.about}</p>
        <form noValidate onSubmit={submit}>
          <div className={styles.filters}>
            {listFilters(type, form.values).map((filter) => (
              <ReportFilterField key={filter.name} filter={filter} form={form} type={type} options={options} />
            ))}
          </div>
          <div className={styles.tools}>
            <Button type="submit" value="page" disabled={isBlocked} pending={pending === 'page'}>
              {text.getReport}
            </Button>
            <Button
              type="submit"
              value="file"
              kind={type.download ? 'plain' : 'quiet'}
              icon={<DownloadIcon size={18} />}
              disabled={isBlocked}
              pending={pending === 'file'}
            >
              {type.download ? text.download : text.downloadExcel}
            </Button>
          </div>
        </form>
        <div role="status">
          {blockedAddress === null ? null : (
            <p className={styles.popup}>
              {text.popupBlocked}{' '}
              <a href={blockedAddress} target={`report-${type.type}`} onClick={dismissBlocked}>
                {text.openReport}
              </a>
            </p>
          )}
        </div>
      </Panel>
    </div>
  );
}
