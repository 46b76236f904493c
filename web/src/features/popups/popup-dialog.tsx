import { isWebAddress } from '@muara/contract/rules/forms/check-popup';
import type { PopupRecord } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatDateTime, formatWeekday } from '@/lib/dates.ts';
import { type Fact, Facts } from '@/ui/facts.tsx';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import type { RecordMode } from '@/domain/records/use-record-dialog.ts';
import { PeriodBadge } from './period-badge.tsx';
import { PopupForm } from './popup-form.tsx';
import { popupQuery } from './popups.api.ts';
import { popupsMessages as text } from './popups.messages.ts';
import styles from './popups.module.css';

interface PopupDialogProps {
  /** Null for a new popup. */
  id: number | null;
  mode: RecordMode;
  onClose(): void;
  onEdit: (() => void) | undefined;
  /** To the first page of the whole list (002 §4.2). */
  onSaved(): void;
}

/** The popup modal (002 §2.9): view, update, add. */
export function PopupDialog({ id, mode, onClose, onEdit, onSaved }: PopupDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const { can } = useSessionActions();
  const isSaved = useRef(false);
  return (
    <RecordDialog
      title={mode === 'add' ? text.addTitle : text.detailTitle}
      mode={mode}
      query={popupQuery(client, queries, id)}
      allowed={mode === 'view' || can(mode === 'add' ? 'addPopup' : 'editPopup')}
      notFound={text.notFound}
      onClose={() => (isSaved.current ? onSaved() : onClose())}
      onEdit={onEdit}
      view={(popup) => <PopupView popup={popup} />}
    >
      {(popup) => (
        <PopupForm
          popup={popup}
          onSaved={() => {
            isSaved.current = true;
          }}
        />
      )}
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
