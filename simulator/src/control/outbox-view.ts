/** What a page is made for. */
export interface OutboxView {
  world: string;
  /** Milliseconds since 1970, by the clock of the world. */
  now: number;
  /** As it was typed. */
  search: string;
  /** From 0. */
  page: number;
}
