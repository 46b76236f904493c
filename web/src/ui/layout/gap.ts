/** The spaces between things: 4, 8, 12 and 16 px. */
export type Gap = 'xs' | 'sm' | 'md' | 'lg';
