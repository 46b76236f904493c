/** The input of a page. */
export interface OutboxView {
  world: string;
  /** Milliseconds since 1970, by the world's clock. */
  now: number;
  /** As typed. */
  search: string;
  /** From 0. */
  page: number;
}
