import type { SessionUser, User } from '@muara/contract/types';
import { paths } from '@/domain/navigation/paths.ts';
import { Avatar } from '@/domain/people/avatar.tsx';
import { Link } from '@/ui/link.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { numberColumn } from '@/ui/list/number-column.tsx';
import { RowAction, RowActions } from '@/ui/list/row-actions.tsx';
import { ChatIcon, DeleteIcon, EditIcon, ViewIcon } from '@/ui/list/row-icons.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { usersMessages as text } from './users.messages.ts';
import styles from './user-columns.module.css';

/** The actions on a row. */
export interface UserActions {
  me: SessionUser;
  /** The list's query string, which dialogs keep. */
  search: string;
  online(user: User): boolean;
  canChat(user: User): boolean;
  canEdit(user: User): boolean;
  canPicture(user: User): boolean;
  canRemove(user: User): boolean;
  chat(user: User): void;
  remove(user: User): void;
}

/** A dialog that was opened from the list closes by going back. */
export const FROM_LIST = { fromList: true };

/** Columns of the users (000 §2). */
export function userColumns(actions: UserActions): Column<User>[] {
  return [
    numberColumn,
    {
      key: 'name',
      title: text.name,
      sortable: 'name',
      link: true,
      before: (user) => <Picture user={user} actions={actions} />,
      cell: ({ name }) => <span className={styles.name}>{name}</span>,
    },
    {
      key: 'username',
      title: text.username,
      sortable: 'username',
      cell: ({ username }) => <Muted as="span">{username}</Muted>,
    },
    { key: 'phone', title: text.phone, from: 'medium', cell: ({ contact }) => contact },
    { key: 'role', title: text.role, sortable: 'role', cell: ({ role }) => role },
    {
      key: 'active',
      title: text.active,
      sortable: 'active',
      cell: ({ active }) => (
        <RibbonBadge label={active ? text.active : text.inactive} tone={active ? 'good' : 'plain'} />
      ),
    },
    {
      key: 'action',
      title: text.action,
      align: 'end',
      card: 'line',
      cell: (user) => <Actions user={user} actions={actions} />,
    },
  ];
}

function Picture({ user, actions }: { user: User; actions: UserActions }) {
  const avatar = <Avatar name={user.name} img={user.img} online={actions.online(user)} />;
  if (!actions.canPicture(user)) return avatar;
  const label = text.changePicture(user.name);
  return (
    <Link
      className={styles.picture}
      to={paths.users(actions.search, `/${user.id}/picture`)}
      state={FROM_LIST}
      title={label}
    >
      {avatar}
      <span className="sr-only">{label}</span>
    </Link>
  );
}

function Actions({ user, actions }: { user: User; actions: UserActions }) {
  const { name, id } = user;
  return (
    <RowActions>
      {actions.canChat(user) ? (
        <RowAction label={text.chat(name)} icon={<ChatIcon />} tone="lively" onPress={() => actions.chat(user)} />
      ) : null}
      <RowAction
        label={text.view(name)}
        icon={<ViewIcon />}
        to={paths.users(actions.search, `/${id}`)}
        state={FROM_LIST}
      />
      {actions.canEdit(user) ? (
        <RowAction
          label={text.edit(name)}
          icon={<EditIcon />}
          to={paths.users(actions.search, `/${id}/edit`)}
          state={FROM_LIST}
        />
      ) : null}
      {actions.canRemove(user) ? (
        <RowAction label={text.remove(name)} icon={<DeleteIcon />} tone="danger" onPress={() => actions.remove(user)} />
      ) : null}
    </RowActions>
  );
}
