import type { RoleName } from '../../generated/permissions.ts';

/** One cell of the permission grid (000 §3). */
export interface Permission {
  name: string;
  active: boolean;
  /** Whether nobody can change the cell; a disabled View counts as ticked. */
  disabled?: boolean;
}

/** One row of the permission grid: an area and its cells. */
export interface PolicyGroup {
  group: string;
  permissions: readonly Permission[];
}

/** The part of a user that decides their rank. Roles beyond the system's own can exist (002 §6). */
export interface Ranked {
  role: RoleName | (string & {});
  super_user: boolean;
}

/** The part of a session that decides what it can do. */
export interface Actor extends Ranked {
  isSkaloot: boolean;
  /** Whether they can open the tickets of a batch and the print history (001 §6). */
  can_view_sub_tickets?: boolean;
  /** Rights per area. */
  policies: Readonly<Record<string, readonly Permission[]>>;
}

/** Who can call an operation, by kind of account; any one of several is enough. */
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

/** Whether a call creates a record or concerns an existing one. */
export type RecordKind = 'new' | 'existing';

/** What an operation requires of its caller, as in the operation table. */
export interface Requirement {
  audience: readonly Audience[];
  /**
   * Any one of these rights is enough.
   * One with `and` also needs that action of the area; one with `record` counts for that kind of record
   * only; one with `except` counts for all but these roles.
   */
  permission: readonly {
    area: string;
    action: string;
    and?: string;
    record?: RecordKind;
    except?: readonly string[];
  }[];
}
