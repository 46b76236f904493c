import { ApiError } from '@muara/client/http';

/** Whether a save was refused because somebody else has saved the record since the form was filled. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'record_changed';
}
