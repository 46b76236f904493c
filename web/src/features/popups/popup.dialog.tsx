import { isWebAddress } from '@muara/contract/rules/forms/check-popup';
import type { PopupRecord } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { formatDateTime, formatWeekday } from '@/lib/dates.ts';
import { type Fact, Facts } from '@/ui/facts.tsx';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { PeriodBadge } from './period-badge.tsx';
import type { RecordDialogOf } from '@/domain/records/use-listed-dialog.ts';
import type { PopupBody } from './popup-draft.ts';
import { PopupForm } from './popup-form.tsx';
import { popupsMessages as text } from './popups.messages.ts';
import styles from './popups.module.css';

/** The popup modal (002 §2.9): view, update, add. */
export default function PopupDialog({ frame, save }: RecordDialogOf<PopupRecord, PopupBody>) {
  return (
    <RecordDialog {...frame} view={(popup) => <PopupView popup={popup} />}>
      {(popup) => <PopupForm popup={popup} save={save} />}
    </RecordDialog>
  );
}

function PopupView({ popup }: { popup: PopupRecord }) {
  const client = useClient();
  return (
    <>
      <img
        className={styles.picture}
        src={client.url('getImage', { params: { file: popup.img } })}
        alt={text.imageOf(popup.name)}
      />
      <Facts facts={factsOf(popup)} />
    </>
  );
}

function factsOf(popup: PopupRecord): Fact[] {
  const { name, link, start_date, end_date, active, updated_at } = popup;
  return [
    [text.name, name],
    [text.link, link && isWebAddress(link) ? <Outside key="link" href={link} /> : link],
    [text.start, formatWeekday(start_date)],
    [text.end, formatWeekday(end_date)],
    [
      text.active,
      <span key="active" className={styles.state}>
        <RibbonBadge label={active ? text.active : text.inactive} tone={active ? 'good' : 'plain'} />
        <PeriodBadge popup={popup} />
      </span>,
    ],
    [text.updatedAt, updated_at ? formatDateTime(updated_at) : null],
  ];
}

function Outside({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {href}
    </a>
  );
}
