import type { User } from '@muara/contract/types';
import { formatAgo, formatDateTime } from '@/lib/dates.ts';
import { Avatar } from '@/domain/people/avatar.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Facts } from '@/ui/facts.tsx';
import { PolicyGrid } from '@/domain/permissions/policy-grid.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { useMinutes } from '@/lib/use-now.ts';
import { SlipButtons } from './slip-buttons.tsx';
import styles from './user-dialog.module.css';
import { holdsAll } from './user-rights.ts';
import { usersMessages as text } from './users.messages.ts';

interface UserViewProps {
  user: User;
  onClose(): void;
  /** Missing without the right. */
  onEdit?(): void;
}

/** A user, read-only. */
export function UserView({ user, onClose, onEdit }: UserViewProps) {
  const { name, username, role, img, active } = user;
  const now = useMinutes();
  return (
    <Dialog
      title={name}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {text.close}
          </Button>
          {onEdit ? <Button onClick={onEdit}>{text.editButton}</Button> : null}
        </>
      }
    >
      <div className={styles.who}>
        <Avatar name={name} img={img} size="lg" />
        <div>
          <strong>{username}</strong>
          <p>
            {role} <RibbonBadge label={active ? text.active : text.inactive} tone={active ? 'good' : 'plain'} />
          </p>
        </div>
      </div>
      <section className={styles.section}>
        <h3 className={styles.legend}>{text.details}</h3>
        <Facts facts={factsOf(user, now)} />
      </section>
      <SlipButtons user={user} />
      <section className={styles.section}>
        <h3 className={styles.legend}>{text.permissions}</h3>
        <PolicyGrid
          policies={user.policies}
          onChange={() => undefined}
          readOnly
          idPrefix="user-policies"
          {...(holdsAll(role) ? { reason: text.allHeld } : {})}
        />
      </section>
    </Dialog>
  );
}

function factsOf(user: User, now: number): [string, string | null][] {
  const times = user.shift_start && user.shift_end ? `${user.shift_start}–${user.shift_end}` : null;
  return [
    [text.email, user.email],
    [text.phone, user.contact],
    [text.shift, [user.shift, times].filter(Boolean).join(', ') || null],
    [text.canChat, user.can_chat ? text.yes : text.no],
    [text.subTickets, user.can_view_sub_tickets ? text.yes : text.no],
    [
      text.lastActive,
      user.last_active ? `${formatDateTime(user.last_active)} (${formatAgo(user.last_active, now)})` : text.never,
    ],
    [text.createdAt, formatDateTime(user.created_at)],
    [text.bookingMessage, user.booking_default_message],
  ];
}
