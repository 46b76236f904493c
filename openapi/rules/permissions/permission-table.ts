import { SUB_TICKET_VIEWER_ROLES } from '../../generated/constants.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import { SCREENS } from '../../generated/screens.ts';
import { isAllowed } from './is-allowed.ts';
import type { Actor, Permission, RecordKind, Requirement } from './shapes.ts';

/** A role as a column of the table. */
export interface RoleColumn {
  name: string;
  super_user?: boolean;
  isSkaloot?: boolean;
  policies: Readonly<Record<string, readonly Permission[]>>;
}

/** An operation or screen, and whether each column can open it. */
export interface PermissionRow {
  kind: 'operation' | 'screen';
  /** The operationId, or the screen's name. */
  name: string;
  /** Method and path of an operation, title of a screen. */
  label: string;
  cells: boolean[];
  /** The kind of record, where an operation needs another right for each. */
  record?: RecordKind;
}

export interface PermissionTable {
  /** Headings of the cells, in their order. */
  columns: string[];
  rows: PermissionRow[];
}

/** Roles whose accounts have the flag by default. */
const VIEWERS: ReadonlySet<string> = new Set(SUB_TICKET_VIEWER_ROLES);

const RECORD_KINDS: readonly RecordKind[] = ['new', 'existing'];

/** Heading of the last column: a Super User with the developer flag. */
export const DEVELOPER_COLUMN = 'Developer (isSkaloot)';

/**
 * Returns the table of who can do what (000 §6).
 * Rows are all operations and screens; columns are the given roles and, unless one of them has it, the
 * developer flag. It uses the contract's own table and the server's rule, so new operations and
 * screens appear automatically.
 */
export function permissionTable(roles: readonly RoleColumn[]): PermissionTable {
  const actors = roles.map(actorOf);
  const columns = roles.map(({ name }) => name);
  if (!actors.some(({ isSkaloot }) => isSkaloot)) {
    actors.push({ role: 'Super User', super_user: true, isSkaloot: true, policies: {}, can_view_sub_tickets: true });
    columns.push(DEVELOPER_COLUMN);
  }
  const cellsOf = (requirement: object, record?: RecordKind): boolean[] =>
    actors.map((actor) => isAllowed(actor, requirement as Requirement, record).ok);
  const screens = Object.entries(SCREENS).map(([name, screen]): PermissionRow => ({
    kind: 'screen',
    name,
    label: screen.title,
    cells: cellsOf(screen),
  }));
  const operations = Object.entries(OPERATIONS).flatMap(([name, operation]): PermissionRow[] => {
    const label = `${operation.method} ${operation.path}`;
    if (!('record' in operation)) return [{ kind: 'operation', name, label, cells: cellsOf(operation) }];
    return RECORD_KINDS.map((record) => ({
      kind: 'operation',
      name,
      label: `${label} (${record} record)`,
      cells: cellsOf(operation, record),
      record,
    }));
  });
  return { columns, rows: [...screens, ...operations] };
}

function actorOf({ name, super_user = name === 'Super User', isSkaloot = false, policies }: RoleColumn): Actor {
  return { role: name, super_user, isSkaloot, policies, can_view_sub_tickets: VIEWERS.has(name) };
}
