/** A business date in Kuala Lumpur, 'YYYY-MM-DD'. Sorts and compares as text. */
export type LocalDate = string;

/** A moment in time in milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number;

/** Kuala Lumpur is always eight hours ahead of UTC, so its calendar needs arithmetic only. */
export const KL_OFFSET_MS = 8 * 3_600_000;

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
