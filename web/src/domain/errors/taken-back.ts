import { ApiError } from '@muara/client/http';

/** What a save throws when the person has thought better of it: nothing is saved, and nobody needs to be told. */
export const takenBack = (): ApiError => new ApiError('aborted', 0, 'aborted', '');
