import { SHIFTS } from '@muara/contract/constants';
import { storage } from '@/lib/storage.ts';

/** The trip of the gate scanner, as the documents name it (002 §3.7). */
const KEY = 'csa_session';

/** A validation without a response yet: it is sent again with its nonce until there is one. */
export interface PendingValidation {
  operation: 'validateTicket' | 'validateWristband' | 'partialValidate';
  /** What the call says besides the trip; `_` is the nonce. */
  body: {
    id: number;
    code: string;
    qrcode: string;
    category: string | null;
    _: string;
    typed?: 1;
    confirm?: 1;
    [total: `total_${string}`]: number;
  };
  /** Whom the screen names: the buyer, or the code. */
  name: string;
}

/** The last validation, which can be undone for a while. */
export interface LastValidation {
  validation_id: number;
  /** Instant. */
  undo_until: string;
  name: string;
  passengers: number;
}

/** A trip that is being scanned on this device. */
export interface OpenTrip {
  user_id: number;
  boat_operator_id: number;
  boat_operator_name: string;
  jetty_id: number;
  jetty_name: string;
  boat_no: string;
  time: string;
  shift: string;
  /** Places on the boat. */
  total_passenger: number;
  /** Places left, as the server has counted last. */
  remaining_passenger: number;
  /** Passengers aboard, as the server has counted last. */
  validated: number;
  trip_id: string | null;
  pending: PendingValidation | null;
  last: LastValidation | null;
}

/** Returns whether this browser has an open trip of a person (000 §4). */
export function hasOpenTrip(userId: number): boolean {
  return readOpenTrip(userId) !== null;
}

/**
 * Returns the user's open trip in this browser. Removes a malformed one (002 §5.4).
 * Nobody reads another user's trip.
 */
export function readOpenTrip(userId: number): OpenTrip | null {
  const trip = readAt(KEY);
  if (trip?.user_id === userId) return trip;
  const parked = readAt(parkedKey(userId));
  return parked?.user_id === userId ? parked : null;
}

/** Keeps a trip in this browser; that of another person is put aside for them. */
export function keepOpenTrip(trip: OpenTrip): void {
  const other = readAt(KEY);
  if (other !== null && other.user_id !== trip.user_id) {
    storage.set(parkedKey(other.user_id), JSON.stringify(other));
  }
  storage.remove(parkedKey(trip.user_id));
  storage.set(KEY, JSON.stringify(trip));
}

/** Removes the trip of a person: it has started, or was reset. */
export function removeOpenTrip(userId: number): void {
  if (readAt(KEY)?.user_id === userId) storage.remove(KEY);
  storage.remove(parkedKey(userId));
}

const parkedKey = (userId: number): string => `${KEY}.${userId}`;

function readAt(key: string): OpenTrip | null {
  const trip = storage.read(key, isTrip);
  if (trip === null) storage.remove(key);
  return trip;
}

function isTrip(value: unknown): value is OpenTrip {
  if (!isRecord(value)) return false;
  const { total_passenger: places, remaining_passenger: remaining, validated } = value;
  return (
    [value.user_id, value.boat_operator_id, value.jetty_id, places].every((id) => isCount(id, 1)) &&
    isCount(remaining, 0) &&
    isCount(validated, 0) &&
    [value.boat_operator_name, value.jetty_name].every((name) => typeof name === 'string') &&
    [value.boat_no, value.time].every(isFilled) &&
    SHIFTS.some((shift) => shift === value.shift) &&
    (value.trip_id === null || isFilled(value.trip_id)) &&
    (value.pending === null || isPending(value.pending)) &&
    (value.last === null || isLast(value.last))
  );
}

const OPERATIONS: readonly unknown[] = ['validateTicket', 'validateWristband', 'partialValidate'];

function isPending(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.body)) return false;
  const { id, code, qrcode, category, _: nonce, typed, confirm, ...totals } = value.body;
  return (
    OPERATIONS.includes(value.operation) &&
    typeof value.name === 'string' &&
    isCount(id, 1) &&
    [code, qrcode, nonce].every(isFilled) &&
    (category === null || isFilled(category)) &&
    [typed, confirm].every((flag) => flag === undefined || flag === 1) &&
    Object.entries(totals).every(([name, total]) => name.startsWith('total_') && isCount(total, 1))
  );
}

function isLast(value: unknown): boolean {
  return (
    isRecord(value) &&
    isCount(value.validation_id, 1) &&
    isCount(value.passengers, 1) &&
    typeof value.name === 'string' &&
    isFilled(value.undo_until) &&
    !Number.isNaN(Date.parse(value.undo_until))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isCount = (value: unknown, least: 0 | 1): boolean => Number.isInteger(value) && (value as number) >= least;
