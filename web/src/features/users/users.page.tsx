import type { SessionUser, User, UserList } from '@muara/contract/types';
import { NativeSelect } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { openChat } from '@/domain/people/chat-requests.ts';
import type { CsvColumn } from '@/lib/csv.ts';
import { useOnlinePeople } from '@/domain/people/online-people.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { AddIcon } from '@/ui/list/row-icons.tsx';
import type { ListFilters } from '@/ui/list/use-list-params.ts';
import { useRemoveUser } from './use-remove-user.ts';
import { FROM_LIST, userColumns, type UserActions } from './user-columns.tsx';
import { mayAdd, userRights } from './user-rights.ts';
import { type UserListQuery, usersQuery } from './users.api.ts';
import { usersMessages as text } from './users.messages.ts';

const UserDialog = lazy(() => import('./user.dialog.tsx'));
const PictureDialog = lazy(() => import('./picture.dialog.tsx'));

const USER_DEFAULTS = { role: '', active: '', search: '' };
/** The names of the roles only the server knows. */
const KNOWN = { active: ['0', '1'] };
type UserFilters = ListFilters<typeof USER_DEFAULTS>;

/** /d/users (000 §2). Dialogs have addresses below it: `new`, an id, an id with `edit` or `picture`. */
export default function UsersPage() {
  const client = useClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { can } = useSessionActions();
  const { user: me } = useSignedIn();
  const canAdd = mayAdd(me, can('addUser'));
  const columns = userColumns(useUserActions());
  return (
    <>
      <ListPage
        title={text.title}
        screen={paths.users()}
        defaults={USER_DEFAULTS}
        known={KNOWN}
        query={({ page, filters }) => usersQuery(client, queryOf(page, filters))}
        columns={columns}
        rowKey={(user) => user.id}
        rowHref={(user) => paths.users(search, `/${user.id}`)}
        search={{ label: text.search, placeholder: text.searchPlaceholder }}
        filters={({ filters, set, data }) => <UserSelects filters={filters} set={set} roles={data?.policies ?? []} />}
        chips={(filters) => [
          { name: 'role', label: `${text.role}: ${filters.role}` },
          { name: 'active', label: `${text.active}: ${filters.active === '1' ? text.yes : text.no}` },
        ]}
        actions={
          canAdd ? (
            <Button icon={<AddIcon />} onClick={() => void navigate(paths.users(search, '/new'), { state: FROM_LIST })}>
              {text.add}
            </Button>
          ) : null
        }
        csv={{ name: 'users', columns: csvColumns() }}
        noMatch={text.noMatch}
        results={text.results}
      />
      <Suspense>
        <UserDialogs />
      </Suspense>
    </>
  );
}

/** The dialog that the address opens over the list. */
function UserDialogs() {
  const { '*': rest = '' } = useParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [at = '', mode = 'view'] = rest.split('/');
  const id = /^[1-9]\d{0,8}$/.test(at) ? Number(at) : null;
  const close = () => {
    if ((state as { fromList?: boolean } | null)?.fromList) void navigate(-1);
    else void navigate(paths.users(search), { replace: true });
  };
  if (at === 'new') return <UserDialog key="new" id={null} mode="add" onClose={close} />;
  if (id === null) return null;
  if (mode === 'picture') return <PictureDialog key={id} id={id} onClose={close} />;
  const edit = () => void navigate(paths.users(search, `/${id}/edit`), { replace: true, state });
  return (
    <UserDialog key={`${id}-${mode}`} id={id} mode={mode === 'edit' ? 'edit' : 'view'} onClose={close} onEdit={edit} />
  );
}

function useUserActions(): UserActions {
  const { user: me } = useSignedIn();
  const { can, hasPermission } = useSessionActions();
  const { search } = useLocation();
  const people = useOnlinePeople();
  const remove = useRemoveUser();
  const canUpdate = hasPermission('Users', 'Update');
  return {
    me,
    search,
    online: ({ id }) => people.some((person) => person.id === id),
    canChat: (user) => mayChat(me, user) && people.some(({ id, canChat }) => id === user.id && canChat),
    canEdit: () => canUpdate,
    canPicture: ({ id }) => canUpdate || id === me.id,
    canRemove: (user) => can('deleteUser') && user.id !== me.id && userRights(me, user).manage,
    chat: ({ id, name }) => openChat({ id, name }),
    remove: (user) => void remove(user),
  };
}

/** Both users have chat, and are not the same person (000 §6). */
function mayChat(me: SessionUser, user: User): boolean {
  return me.can_chat && user.can_chat && user.id !== me.id;
}

function queryOf(page: number, { role, active, search, sort_by, sort }: UserFilters): UserListQuery {
  const given = Object.entries({ role, active, search, sort_by, sort }).filter(([, value]) => value !== '');
  return { page, ...Object.fromEntries(given) };
}

interface UserSelectsProps {
  filters: UserFilters;
  set(patch: Partial<UserFilters>): void;
  roles: UserList['policies'];
}

function UserSelects({ filters, set, roles }: UserSelectsProps) {
  const names = roles.filter(({ internal }) => internal).map(({ name }) => name);
  const known = filters.role === '' || names.includes(filters.role) ? names : [...names, filters.role];
  return (
    <>
      <NativeSelect
        label={text.role}
        value={filters.role}
        data={[{ value: '', label: text.all }, ...known]}
        onChange={(event) => set({ role: event.currentTarget.value })}
      />
      <NativeSelect
        label={text.active}
        value={filters.active}
        data={[
          { value: '', label: text.all },
          { value: '1', label: text.yes },
          { value: '0', label: text.no },
        ]}
        onChange={(event) => set({ active: event.currentTarget.value })}
      />
    </>
  );
}

/** A function, because the language may have changed by the time the file is made. */
function csvColumns(): CsvColumn<User>[] {
  return [
    { title: text.name, value: ({ name }) => name },
    { title: text.username, value: ({ username }) => username },
    { title: text.email, value: ({ email }) => email },
    { title: text.phone, value: ({ contact }) => contact },
    { title: text.role, value: ({ role }) => role },
    { title: text.active, value: ({ active }) => active },
    { title: text.shift, value: ({ shift }) => shift },
    { title: text.lastActive, value: (user) => user.last_active, moment: true },
    { title: text.createdAt, value: (user) => user.created_at, moment: true },
  ];
}
