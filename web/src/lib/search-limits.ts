/** Delay of searchable dropdowns and list searches (000 §9). */
export const SEARCH_DELAY_MS = 300;

/** A dropdown offers a search above this many options (000 §9). */
export const DROPDOWN_SEARCH_ABOVE = 5;

/** The options that a searchable dropdown shows at a time (000 §9). */
export const DROPDOWN_PAGE = 50;
