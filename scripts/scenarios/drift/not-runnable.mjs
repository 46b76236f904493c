/** Why a workflow cannot go on at this server, in one line. It is no difference. */
export class NotRunnable extends Error {}
