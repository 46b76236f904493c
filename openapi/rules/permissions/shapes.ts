import type { RoleName } from '../../generated/permissions.ts';

/** One cell of the permission grid (000 §3). */
export interface Permission {
  name: string;
  active: boolean;
  /** A cell that nobody can change; a disabled View counts as ticked. */
  disabled?: boolean;
}

/** One row of the permission grid: an area and its cells. */
export interface PolicyGroup {
  group: string;
  permissions: readonly Permission[];
}

/** The part of a user that decides where they stand. Roles beyond the system's own may exist (002 §6). */
export interface Ranked {
  role: RoleName | (string & {});
  super_user: boolean;
}

/** The part of a session that decides what it may do. */
export interface Actor extends Ranked {
  isSkaloot: boolean;
  /** May open the tickets of a batch and the history of prints (001 §6). */
  can_view_sub_tickets?: boolean;
  /** Rights per area. */
  policies: Readonly<Record<string, readonly Permission[]>>;
}

/** Who may call an operation, by kind of account; several words mean any of them. */
export type Audience =
  | 'public'
  | 'session'
  | 'internal'
  | 'agent'
  | 'tourguide'
  | 'customer'
  | 'manager'
  | 'admin'
  | 'super_user'
  | 'skaloot'
  /** Staff with the flag can_view_sub_tickets. */
  | 'sub_ticket_viewer';

/** Whether a call makes a record or concerns one that exists. */
export type RecordKind = 'new' | 'existing';

/** What an operation asks of its caller, as the operation table carries it. */
export interface Requirement {
  audience: readonly Audience[];
  /**
   * Any one of these rights is enough. One with `and` needs that action of the area too; one with `record` counts for
   * that kind of record only; one with `except` counts for all but these roles.
   */
  permission: readonly {
    area: string;
    action: string;
    and?: string;
    record?: RecordKind;
    except?: readonly string[];
  }[];
}
