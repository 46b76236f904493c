/** A text of a report in the languages that it is shown in. */
export interface Label {
  readonly en: string;
  readonly ms: string;
}
