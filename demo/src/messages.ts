/** What a page asks of the worker, with a port for the answer. */
export type DemoRequest = 'keep-files' | 'start-again';

/** What the worker responds: nothing to say, or what went wrong. */
export interface DemoResponse {
  problem?: string;
}

export const DONE: DemoResponse = {};

/** The channel on which the worker tells every page how many papers came out. */
export const PAPERS_CHANNEL = 'muara.demo.papers';
